import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../lib/text.js';

/** A message for a person: what happened and how to go on. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly status: number;
  /** A short name that programs can rely on. */
  readonly code: string;
  /** Which part of the request is wrong. */
  readonly field?: string;
  /** The id of the request in the log of the server. */
  readonly request?: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the error that was answered, for the metrics. */
    errorCode?: string;
  }
}

/** Fills the page that shows a message. */
export type MessagePage = (message: Pick<Message, 'title' | 'text'>) => string;

// Used when the web app is not built: plain, but with a link to the home page.
const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>%TITLE% - Warren</title></head>
<body><main><h1>%TITLE%</h1><p>%TEXT%</p><p><a href="/">Home</a></p></main></body></html>
`;

/** Reads the page that the web app has for messages. */
export function loadMessagePage(webRoot: string): MessagePage {
  const template = readTemplate(webRoot);
  return ({ title, text }) =>
    template.replaceAll('%TITLE%', () => escapeHtml(title)).replaceAll('%TEXT%', () => escapeHtml(text));
}

function readTemplate(webRoot: string): string {
  try {
    return readFileSync(join(webRoot, 'message.html'), 'utf8');
  } catch {
    return PLAIN_PAGE;
  }
}

/** Sends a message: JSON to programs and below /api, a page to browsers. */
export function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MessagePage,
  { status, title, text, code, field, request: id }: Message,
): FastifyReply {
  reply.errorCode = code;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(page({ title, text }));
  const more = { ...(field === undefined ? {} : { field }), ...(id === undefined ? {} : { request: id }) };
  return reply.send({ error: { code, message: text, ...more } });
}

function wantsPage(request: FastifyRequest): boolean {
  if (isApiAddress(request.url)) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

const API = '/api';

/** Whether an address is one for programs: `/api` and everything below it. */
export function isApiAddress(url: string): boolean {
  if (!url.startsWith(API)) return false;
  const next = url[API.length];
  return next === undefined || next === '/' || next === '?';
}
