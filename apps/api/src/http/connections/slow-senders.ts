import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How slow a sender may be. A slow line is accepted as long as it makes progress. */
export interface SenderLimits {
  /** for all headers together, from the moment of connecting */
  readonly headersMs: number;
  /** for every next `stepBytes` of a body, counting only the time that we wait for them */
  readonly stepMs: number;
  readonly stepBytes: number;
  /** for the rest of a body after its request was answered */
  readonly leftoverMs: number;
}

/** At least 26 kbit/s, with which 25 MB take just over two hours. */
export const SENDER_LIMITS: SenderLimits = {
  headersMs: 20_000,
  stepMs: 20_000,
  stepBytes: 64 * 1024,
  leftoverMs: 20_000,
};

/** The number of checks within the allowed time. */
const LOOKS = 20;

/**
 * Cuts off clients that send a body too slowly; `refuse` answers and closes the connection. Node itself limits headers.
 * A limit on the whole request would refuse large files over slow lines, or let a client that sends nothing remain as
 * long as those take.
 */
export function watchSenders(
  server: Server,
  { stepMs, stepBytes, leftoverMs }: SenderLimits,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  const lookMs = Math.min(stepMs, leftoverMs) / LOOKS;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let seen = socket.bytesRead;
    let waitedMs = 0;
    let leftMs = 0;
    const look = setInterval(() => {
      const come = socket.bytesRead - seen;
      if (come >= stepBytes) {
        seen = socket.bytesRead;
        waitedMs = 0;
        // While we ourselves pause the body, nobody waits for its sender.
      } else if (request.readableFlowing) waitedMs += lookMs;
      if (response.writableFinished) leftMs += lookMs;
      if (waitedMs < stepMs && leftMs < leftoverMs) return;
      clearInterval(look);
      refuse(request, response);
    }, lookMs);
    const done = () => clearInterval(look);
    request.once('end', done).once('close', done);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
