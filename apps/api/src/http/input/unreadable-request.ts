import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type MessageCode, message, sentence } from '../../text/message.ts';

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** What is said to who sends no request, or none in time: in Dutch, as nothing of it tells a language. */
const REFUSALS: Readonly<Record<string, { status: number; code: MessageCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers-too-large' },
  [TOO_SLOW]: { status: 408, code: 'request-too-slow' },
};
const UNREADABLE = { status: 400, code: 'invalid-json' } as const;

/** Answers what never became a request, and hangs up. Nothing of it is a fault of ours. */
export function refuseUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: OutgoingHttpHeaders,
): void {
  const { status, code } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  if (socket.writable) {
    const body = JSON.stringify({ detail: sentence(message(code), 'nl') });
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}

/** Tells a sender that stalled so, unless an answer is on its way already, and hangs up. */
export function refuseSlow(
  { socket }: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  // A response has the socket when those to earlier requests on it are out.
  if (response.socket && !response.headersSent)
    refuseUnreadable(Object.assign(new Error(), { code: TOO_SLOW }), socket, headers);
  else socket.destroy();
}
