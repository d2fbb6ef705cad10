import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@warren/protocol';

/** What Node says of a connection on which no request could be read. */
type ConnectionError = Error & { readonly code?: string };

/**
 * Answers what is not even a request, such as headers that are too long. There is nobody to answer it but the
 * socket itself, and programs should find the same form of error there as everywhere else.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { code, message } = troubleOf(error);
  const { status } = ERRORS[code];
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function troubleOf({ code }: ConnectionError): { readonly code: ErrorCode; readonly message: string } {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { code: 'too-large', message: 'The address and the headers of the request are too long.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { code: 'timed-out', message: ERRORS['timed-out'].sentence };
  }
  return { code: 'bad-request', message: ERRORS['bad-request'].sentence };
}
