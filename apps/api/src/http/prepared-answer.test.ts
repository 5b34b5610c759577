import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COMPRESS_FROM_BYTES, PreparedAnswer } from './prepared-answer.ts';

const long = Buffer.from(JSON.stringify({ text: 'Verhardingen '.repeat(COMPRESS_FROM_BYTES / 10) }));

describe('a prepared answer', () => {
  it('is compressed in a way that its reader accepts, and identical for all such readers', async () => {
    const answer = new PreparedAnswer(long);
    const forBrowser = await answer.encodedFor('gzip, deflate, br, zstd');
    expect(forBrowser.encoding).toBe('br');
    expect(brotliDecompressSync(forBrowser.bytes)).toEqual(long);
    expect((await answer.encodedFor('br')).bytes).toBe(forBrowser.bytes);

    const forOlder = await answer.encodedFor('gzip, deflate');
    expect(forOlder.encoding).toBe('gzip');
    expect(gunzipSync(forOlder.bytes)).toEqual(long);
  });

  it.each([undefined, '', 'identity', 'zstd', 'br;q=0'])(
    'is not compressed for a reader that accepts %j',
    async (accepted) => {
      const sent = await new PreparedAnswer(long).encodedFor(accepted);
      expect(sent).toEqual({ bytes: long, encoding: null });
    },
  );

  it('is not compressed when it is short', async () => {
    const short = Buffer.from('{"message":""}');
    expect(await new PreparedAnswer(short).encodedFor('br')).toEqual({ bytes: short, encoding: null });
  });
});
