import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a stopping server waits for the other side, to send the rest of a request or to read its answer. */
export const CLOSING_MS = 8_000;
const LOOK_MS = 100;

/**
 * Lets a server stop in an orderly way: call `close` when it begins to stop. Requests that arrived completely are
 * answered, however long that takes; a client that does not send the rest, or does not read the answer, is cut off.
 */
export function watchConnections(server: Server, closingMs: number = CLOSING_MS): { close: () => void } {
  const open = new Map<Socket, Set<ServerResponse>>();

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response: ServerResponse) => {
    const responses = open.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });

  return {
    close() {
      // Otherwise their connections would wait for a next request, which nobody accepts.
      for (const responses of open.values())
        for (const response of responses)
          if (!response.headersSent) response.setHeader('Connection', 'close');
      const waitingSince = new Map<Socket, number>();
      const look = setInterval(() => {
        const now = performance.now();
        for (const [socket, responses] of open) {
          const since = waitingSince.get(socket) ?? now;
          if ([...responses].some(isOurTurn)) waitingSince.delete(socket);
          else if (now - since >= closingMs) socket.destroy();
          else waitingSince.set(socket, since);
        }
      }, LOOK_MS);
      look.unref();
      server.once('close', () => clearInterval(look));
    },
  };
}

/** Tells whether the request arrived completely, and its answer has not started. */
function isOurTurn({ req, headersSent }: ServerResponse): boolean {
  return req.complete && !headersSent;
}
