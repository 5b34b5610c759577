import { expect, it } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

/** Returns the bytes of a JPEG up to its size: an empty segment of four bytes, the frame, and the end. */
function jpeg({ frame = 0xc0, width = 1800, height = 400, end = 0xd9 } = {}): Buffer {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const header = [0xff, 0xe0, 0, 4, 1, 2];
  return Buffer.from([0xff, 0xd8, ...header, 0xff, frame, 0, 11, 8, ...size, 1, 1, 0x11, 0, 0xff, end]);
}

it('a JPEG has its width and height in its frame, whatever comes before it', () => {
  expect(jpegSize(jpeg())).toEqual({ width: 1800, height: 400 });
  expect(jpegSize(jpeg({ frame: 0xc2 }))).toEqual({ width: 1800, height: 400 });
});

it.each([
  ['that breaks off', jpeg({ end: 0x00 })],
  ['without pixels', jpeg({ width: 0 })],
  ['without a frame that we know', jpeg({ frame: 0xc9 })],
  ['of nothing', Buffer.alloc(0)],
  ['that is a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  [
    'whose segment has no length',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...Array(20).fill(0xff), 0xff, 0xd9]),
  ],
])('bytes %s are no JPEG', (_what, bytes) => {
  expect(jpegSize(bytes)).toBeNull();
});
