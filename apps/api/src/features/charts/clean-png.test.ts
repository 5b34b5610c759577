import { describe, expect, it } from 'vitest';
import { blackPng, pngChunk } from '../../testing/chart-picture.ts';
import { cleanPng } from './clean-png.ts';

const whole = blackPng(1800, 600);

describe('cleanPng', () => {
  it('keeps a whole picture as it is', async () => {
    expect(await cleanPng(whole)).toEqual(whole);
  });

  it('leaves out what no picture needs: texts, and what a camera or a program adds', async () => {
    const extra = [
      pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      pngChunk('eXIf', Buffer.from('where it was made')),
    ];
    expect(await cleanPng(blackPng(1800, 600, { extra }))).toEqual(whole);
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
    ['that hold more pixels than they announce', blackPng(100, 100, { announced: [100, 10] })],
    ['wider than any chart', blackPng(5001, 1)],
    ['without a pixel', blackPng(0, 4)],
    ['of billions of pixels in a few bytes', blackPng(1, 1, { announced: [5000, 19_999] })],
  ])('refuses bytes %s', async (_case, bytes) => {
    expect(await cleanPng(bytes)).toBeNull();
  });
});
