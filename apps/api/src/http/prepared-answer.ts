import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this size an answer fits in a packet or two without compression. */
export const COMPRESS_FROM_BYTES = 2048;

/** The first one that a browser accepts is used. Each is fast rather than small, since somebody waits for it. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const BROTLI_QUALITY = 4;
const brotli = promisify(brotliCompress);
const encode: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** The bytes to send with their encoding; null for none. */
interface Encoded {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

/**
 * An answer that was already checked against its schema and written out, so that it is sent as it is. It may be sent
 * more than once, and is compressed once for each requested encoding.
 */
export class PreparedAnswer {
  readonly json: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(json: Buffer) {
    this.json = json;
  }

  /** Returns the answer for a request with this header Accept-Encoding. */
  async encodedFor(accepted: string | undefined): Promise<Encoded> {
    const encoding =
      accepted && this.json.length >= COMPRESS_FROM_BYTES ? negotiate(accepted, [...ENCODINGS]) : null;
    if (!encoding) return { bytes: this.json, encoding: null };
    const compressed = this.#compressed.get(encoding) ?? encode[encoding](this.json);
    this.#compressed.set(encoding, compressed);
    return { bytes: await compressed, encoding };
  }
}
