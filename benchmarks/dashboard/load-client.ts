import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * This runs in a separate thread: it requests one address over and over on a few open connections, each of which waits
 * for its answer. It reads only the length of an answer, so that the server is measured and not the client.
 */
const { port, path, headers, connections, milliseconds, warmUp } = workerData as {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  milliseconds: number;
  warmUp: number;
};

const request = [
  `GET ${path} HTTP/1.1`,
  'Host: localhost',
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  '\r\n',
].join('\r\n');

const start = performance.now();
const from = start + warmUp;
const until = from + milliseconds;
let answered = 0;

await Promise.all(Array.from({ length: connections }, runConnection));
parentPort?.postMessage(answered / (milliseconds / 1000));

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let head = '';
    let bytesLeft = -1;
    socket.on('data', (chunk) => {
      if (bytesLeft < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || !length)
          return reject(new Error(`Unexpected answer: ${head.slice(0, 200)}`));
        bytesLeft = Number(length) - (head.length - end - 4);
      } else bytesLeft -= chunk.length;
      if (bytesLeft > 0) return;
      const now = performance.now();
      if (now >= from && now < until) answered++;
      head = '';
      bytesLeft = -1;
      if (now < until) socket.write(request);
      else socket.end(resolve);
    });
    socket.on('error', reject);
  });
}
