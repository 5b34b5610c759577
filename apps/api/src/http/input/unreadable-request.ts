import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type MessageCode, message, sentence } from '../../text/message.ts';

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * The messages to clients that send no valid request, or none in time: in Dutch, because such a request states no
 * language.
 */
const REFUSALS: Readonly<Record<string, { status: number; code: MessageCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers-too-large' },
  [TOO_SLOW]: { status: 408, code: 'request-too-slow' },
};
const UNREADABLE = { status: 400, code: 'invalid-json' } as const;

/** Answers data that never became a request, and closes the connection. This is never a fault of ours. */
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

/** Informs a sender that stalled, unless an answer has already started, and closes the connection. */
export function refuseSlow(
  { socket }: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  // A response has the socket when the earlier responses on it are sent.
  if (response.socket && !response.headersSent)
    refuseUnreadable(Object.assign(new Error(), { code: TOO_SLOW }), socket, headers);
  else socket.destroy();
}
