import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this an answer fits in a packet or two as it is. */
export const COMPRESS_FROM_BYTES = 2048;

/** The first one that a browser takes is used; each is quick rather than tight, since somebody waits for it. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const BROTLI_QUALITY = 4;
const brotli = promisify(brotliCompress);
const encode: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** The bytes to send, and the encoding that they are in; null for none. */
interface Encoded {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

/**
 * An answer that was checked against its schema and written out already: it is sent as it is. It may be sent more than
 * once, and is compressed once for each encoding that somebody takes.
 */
export class PreparedAnswer {
  readonly json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(json: Buffer) {
    this.json = json;
  }

  /** The answer for a request with this header Accept-Encoding. */
  async encodedFor(accepted: string | undefined): Promise<Encoded> {
    const encoding =
      accepted && this.json.length >= COMPRESS_FROM_BYTES ? negotiate(accepted, [...ENCODINGS]) : null;
    if (!encoding) return { bytes: this.json, encoding: null };
    const compressed = this.#compressed.get(encoding) ?? encode[encoding](this.json);
    this.#compressed.set(encoding, compressed);
    return { bytes: await compressed, encoding };
  }
}
