import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type MessageCode, message, sentence } from '../text/message.ts';

/** What is said to who sends no request, or none in time: in Dutch, as nothing of it tells a language. */
const REFUSALS: Readonly<Record<string, { status: number; code: MessageCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request-too-slow' },
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
