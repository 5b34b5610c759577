import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a server that stops waits for the other side, to send the rest of a request or to take its answer. */
export const CLOSING_MS = 8_000;
const LOOK_MS = 100;

/**
 * Lets a server stop in good order: `close` is called when it begins to stop. Requests that came in whole are answered,
 * however long that takes us; whoever does not send the rest, or does not take the answer, is cut off.
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
      // Else their connections would be kept for a next request, which nobody takes.
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

/** The request is there as a whole, and its answer not yet on its way. */
function isOurTurn({ req, headersSent }: ServerResponse): boolean {
  return req.complete && !headersSent;
}
