import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_TXT = 16;
const CLASS_IN = 1;
const NO_SUCH_NAME = 3;
const CHUNK = 255;

export interface NameServer {
  /** in the form of `DNS_SERVER` */
  readonly address: string;
  /** the texts at each name */
  readonly records: Map<string, readonly string[]>;
  /** the names of all questions */
  readonly asked: string[];
  /** what it does instead of answering from its records: remains silent, or answers with this error code */
  trouble: 'silence' | { readonly code: number } | null;
  readonly close: () => Promise<void>;
}

/** Starts a name server on this machine that only knows TXT records. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const records = new Map<string, readonly string[]>();
  const asked: string[] = [];
  socket.on('message', (question, { port, address }) => {
    const { name, end, type } = readQuestion(question);
    asked.push(name);
    if (server.trouble === 'silence') return;
    const texts = server.trouble || type !== TYPE_TXT ? [] : (records.get(name) ?? []);
    const code = server.trouble ? server.trouble.code : records.has(name) ? 0 : NO_SUCH_NAME;
    socket.send(answerTo(question.subarray(0, end), texts, code), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: NameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    trouble: null,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
  return server;
}

/** Returns the name of the only question in a message (RFC 1035), its type, and where it ends. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, texts: readonly string[], code: number): Buffer {
  const head = Buffer.from(question);
  // An answer, with recursion desired and available.
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, ...texts.map(textRecord)]);
}

/** Returns a record at the name of the question, for a minute; a long text has several parts. */
function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = bytes.subarray(at, at + CHUNK);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(CLASS_IN, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
