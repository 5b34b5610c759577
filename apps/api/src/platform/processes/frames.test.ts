import { describe, expect, it } from 'vitest';
import { createFrameReader, FrameTooLarge, toFrame } from './frames.ts';

const sent = (...values: unknown[]) => Buffer.concat(values.flatMap(toFrame));
function received(bytes: Buffer, chunkBytes: number, maxBytes = 10_000): unknown[] {
  const values: unknown[] = [];
  const reader = createFrameReader(maxBytes, (value) => values.push(value));
  for (let start = 0; start < bytes.length; start += chunkBytes)
    reader.write(bytes.subarray(start, start + chunkBytes));
  return values;
}

describe('a value that is sent to another process', () => {
  const value = {
    text: 'é',
    nothing: null,
    places: [1.5, -2e-9],
    bytes: [Buffer.from([1, 2]), Buffer.from([])],
  };

  it.each([1, 7, 100_000])('arrives as it was, in pieces of %i bytes', (chunkBytes) => {
    expect(received(sent(value, 'next', { bytes: Buffer.from([3]) }), chunkBytes)).toEqual([
      value,
      'next',
      { bytes: Buffer.from([3]) },
    ]);
  });

  it('arrives as it was though it is named as the place of bytes is: names of answers are the sender’s', () => {
    const answers = { $bytes: '0', other: { $bytes: 'mj' } };
    expect(received(sent({ answers, file: Buffer.from([7]) }), 5)).toEqual([
      { answers, file: Buffer.from([7]) },
    ]);
  });

  it('is refused by its announcement when it is larger than is taken', () => {
    const bytes = sent(Buffer.alloc(20_000));
    expect(() => received(bytes.subarray(0, 8), 8)).toThrow(FrameTooLarge);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does not lose %s silently', (number) => {
    expect(() => toFrame({ mkiEur: number })).toThrow('mkiEur');
  });
});
