import { expect, it } from 'vitest';
import { PIXEL } from '../../testing/example-template.ts';
import { breaksOff, hasTooManyPixels } from './whole-picture.ts';

const JPEG = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x20, 0, 0x20, 0, 1, 1, 0x11, 0, 1, 2, 3, 0xff, 0xd9],
]);
const emf = (said: number) => {
  const bytes = new Uint8Array(100);
  new DataView(bytes.buffer).setUint32(48, said, true);
  return bytes;
};

it('a picture that ends where its kind says is whole, and one byte less is not', () => {
  for (const [kind, bytes] of [
    ['png', PIXEL],
    ['jpeg', JPEG],
    ['gif', Uint8Array.from([0x47, 0x49, 0x46, 1, 2, 3, 0x3b])],
    ['bmp', Uint8Array.from([0x42, 0x4d, 8, 0, 0, 0, 1, 2])],
    ['emf', emf(100)],
  ] as const) {
    expect([kind, breaksOff(kind, bytes)]).toEqual([kind, false]);
    expect([kind, breaksOff(kind, bytes.slice(0, -1))]).toEqual([kind, true]);
  }
});

it('zeros behind a picture are no part of it', () => {
  expect(breaksOff('jpeg', Uint8Array.from([...JPEG, 0, 0]))).toBe(false);
});

it('the pixels are those that a picture announces', () => {
  expect(hasTooManyPixels('png', PIXEL)).toBe(false);
  const wide = Uint8Array.from(PIXEL);
  new DataView(wide.buffer).setUint32(16, 40_000_001);
  expect(hasTooManyPixels('png', wide)).toBe(true);
  // 8,192 by 8,192.
  expect(hasTooManyPixels('jpeg', JPEG)).toBe(true);
  expect(hasTooManyPixels('jpeg', JPEG.with(7, 0x02))).toBe(false);
});
