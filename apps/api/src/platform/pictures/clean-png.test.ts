import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blackPng, pngChunk } from '../../testing/files/chart-picture.ts';
import { cleanPng } from './clean-png.ts';

const whole = blackPng(1800, 600);

describe('cleanPng', () => {
  it('does not change a whole picture', async () => {
    expect(await cleanPng(whole)).toEqual(whole);
  });

  it('keeps nothing of the bytes except the pixels: no texts, dates, places, previews, or data that a program hides', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const types = [
      'tEXt',
      'zTXt',
      'iTXt',
      'eXIf',
      'tIME',
      'iCCP',
      'gAMA',
      'pHYs',
      'sRGB',
      'acTL',
      'fdAT',
      'bKGD',
      'prVt',
    ];
    const extra = [...types, 'IHDR', 'PLTE', 'tRNS'].map((type) => pngChunk(type, hidden));
    expect(await cleanPng(blackPng(1800, 600, { extra }))).toEqual(whole);
    expect(await cleanPng(blackPng(1800, 600, { behindPacked: hidden }))).toEqual(whole);
    const emptyEnds = [pngChunk('IDAT', hidden), pngChunk('IDAT', Buffer.alloc(0))];
    expect(await cleanPng(blackPng(1800, 600, { extra: emptyEnds }))).toEqual(whole);
  });

  it('keeps nothing else either when it keeps the packed rows', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const asSent = (bytes: Buffer) => cleanPng(bytes, { rowsAsSent: true });
    expect(await asSent(blackPng(1800, 600, { extra: [pngChunk('tEXt', hidden)] }))).toEqual(whole);
    expect(await asSent(blackPng(1800, 600, { behindPacked: hidden }))).toEqual(whole);
    expect(await asSent(blackPng(1800, 600, { extra: [pngChunk('IDAT', hidden)] }))).toEqual(whole);
    // More than is unpacked in one piece.
    expect(await asSent(blackPng(4200, 4200, { behindPacked: hidden }))).toEqual(blackPng(4200, 4200));
    expect(await asSent(blackPng(4200, 4200, { filter: 5 }))).toBeNull();
    expect(await asSent(blackPng(100, 100, { behindRows: Buffer.from('more') }))).toBeNull();
    expect(await asSent(blackPng(100, 100, { filter: 5 }))).toBeNull();
    expect(await asSent(blackPng(10, 10, { announced: [10, 5000] }))).toBeNull();
  });

  it('packs the rows again unless it is told not to', async () => {
    const header = Buffer.from('00000001000000010800000000', 'hex');
    const stored = deflateSync(Buffer.from([0, 7]), { level: 0 });
    const [start, end] = [whole.subarray(0, 8), whole.subarray(-12)];
    const picture = Buffer.concat([start, pngChunk('IHDR', header), pngChunk('IDAT', stored), end]);
    expect(await cleanPng(picture, { rowsAsSent: true })).toEqual(picture);
    expect(await cleanPng(picture)).not.toEqual(picture);
  });

  it('keeps of a palette and its transparency only the entries that pixels can use', async () => {
    const header = Buffer.from('00000008000000010103000000', 'hex');
    const row = pngChunk('IDAT', deflateSync(Buffer.from([0, 0b10101010])));
    const palette = (colours: number) => pngChunk('PLTE', Buffer.alloc(3 * colours, 7));
    const see = (count: number) => pngChunk('tRNS', Buffer.alloc(count, 9));
    const picture = (...colours: Buffer[]) =>
      Buffer.concat([whole.subarray(0, 8), pngChunk('IHDR', header), ...colours, row, whole.subarray(-12)]);
    expect(await cleanPng(picture(palette(200), see(200)))).toEqual(picture(palette(2), see(2)));
    expect(await cleanPng(picture(palette(2)))).toEqual(picture(palette(2)));
    expect(await cleanPng(picture())).toBeNull();
  });

  it.each<[string, Buffer]>([
    ['of nothing', Buffer.alloc(0)],
    ['of a page with a PNG’s name', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['of a PNG’s first bytes only', whole.subarray(0, 8)],
    ['cut off', whole.subarray(0, -5)],
    ['without its end', whole.subarray(0, -12)],
    ['with something behind its end', Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])],
    ['damaged', Buffer.from(whole.map((byte, at) => (at === 60 ? byte ^ 1 : byte)))],
    ['that announce more pixels than they hold', blackPng(10, 10, { announced: [10, 5000] })],
    ['with something behind the last row', blackPng(100, 100, { behindRows: Buffer.from('more') })],
    ['with a filter that there is not', blackPng(100, 100, { filter: 5 })],
    ['that hold more pixels than they announce', blackPng(100, 100, { announced: [100, 10] })],
    ['wider than any chart', blackPng(5001, 1)],
    ['without a pixel', blackPng(0, 4)],
    ['of billions of pixels in a few bytes', blackPng(1, 1, { announced: [5000, 19_999] })],
  ])('refuses bytes %s', async (_case, bytes) => {
    expect(await cleanPng(bytes)).toBeNull();
  });
});
