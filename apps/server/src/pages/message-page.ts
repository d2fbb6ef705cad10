import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that tells people what happened and how to go on. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

export type MessagePage = (message: Message) => string;

// Used when the web app has not been built: plain, but still with a way home.
const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>%TITLE% - Warren</title></head>
<body><main><h1>%TITLE%</h1><p>%TEXT%</p><p><a href="/">Back to the entrance</a></p></main></body></html>
`;

/** Reads the page the web app brings for messages and returns a function that fills it. */
export function loadMessagePage(webRoot: string): MessagePage {
  const template = readTemplate(webRoot);
  return ({ title, text }) =>
    template.replaceAll('%TITLE%', escapeHtml(title)).replaceAll('%TEXT%', escapeHtml(text));
}

function readTemplate(webRoot: string): string {
  try {
    return readFileSync(join(webRoot, 'message.html'), 'utf8');
  } catch {
    return BARE;
  }
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  // A dollar sign would be a pattern to replaceAll.
  return text.replace(/[&<>"']/g, (character) => names[character]).replaceAll('$', '$$$$');
}
