import { connect, type Socket } from 'node:net';

/** The answer on a connection, as text. */
export interface RawAnswer {
  /** 0 when the server closed the connection without an answer */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A connection to a server, for data that no client would send. */
export interface RawConnection {
  readonly socket: Socket;
  readonly send: (text: string | Uint8Array) => void;
  /** waits until the server closes the connection */
  readonly answer: Promise<RawAnswer>;
}

export function openConnection(origin: string): RawConnection {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // A reset after the answer only means that the server closed the connection.
  socket.on('error', () => {});
  const answer = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    const text = Buffer.concat(received).toString('utf8');
    const [head = '', ...rest] = text.split('\r\n\r\n');
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
  });
  return {
    socket,
    send: (text) => void socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text),
    answer,
  };
}

/** Sends bytes as they are, each character one byte; waits until the server closes the connection. */
export async function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const connection = openConnection(origin);
  connection.send(text);
  return connection.answer;
}
