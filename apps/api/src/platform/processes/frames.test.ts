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

describe('a value for another process', () => {
  const value = {
    text: 'é',
    nothing: null,
    places: [1.5, -2e-9],
    made: new Date('2026-11-23T09:00:00.123Z'),
    days: [{ at: new Date(0) }, '2026-11-23T09:00:00.123Z'],
    bytes: [Buffer.from([1, 2]), Buffer.from([]), Buffer.from([3, 4, 5])],
  };

  it.each([1, 7, 100_000])('arrives unchanged, in pieces of %i bytes', (chunkBytes) => {
    expect(received(sent(value, 'next', { bytes: Buffer.from([3]) }), chunkBytes)).toEqual([
      value,
      'next',
      { bytes: Buffer.from([3]) },
    ]);
  });

  it('is not changed by sending it', () => {
    const bytes = Buffer.from([7]);
    const kept = { file: { bytes }, others: [bytes] };
    toFrame(kept);
    expect(kept).toEqual({ file: { bytes }, others: [bytes] });
  });

  it('brings its bytes only to places that the value itself has', () => {
    for (const path of [
      ['value', '__proto__', 'polluted'],
      ['value', 'constructor', 'polluted'],
      ['value', 'elsewhere'],
    ]) {
      const head = Buffer.from(JSON.stringify([{ value: {} }, [{ path, length: 1 }], []]));
      const prefix = Buffer.alloc(8);
      prefix.writeUInt32LE(head.length, 0);
      prefix.writeUInt32LE(1, 4);
      expect(() => received(Buffer.concat([prefix, head, Buffer.from([7])]), 100)).toThrow(path.join('.'));
    }
    expect({}).not.toHaveProperty('polluted');
    expect(Object).not.toHaveProperty('polluted');
  });

  it('is refused by its stated size when it is too large', () => {
    const bytes = sent(Buffer.alloc(20_000));
    expect(() => received(bytes.subarray(0, 8), 8)).toThrow(FrameTooLarge);
    // More of it may be on its way when its sender is ended.
    const reader = createFrameReader(10_000, () => {});
    for (const piece of [bytes.subarray(0, 12), bytes.subarray(12, 13), bytes.subarray(13)])
      expect(() => reader.write(piece)).toThrow(FrameTooLarge);
  });

  it('that is all that its sender says arrives, be it nothing', () => {
    expect(received(sent(null, [], Buffer.alloc(0)), 3)).toEqual([null, [], Buffer.alloc(0)]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does not lose %s silently', (number) => {
    expect(() => toFrame({ items: [{ mkiEur: number }] })).toThrow('items.0.mkiEur');
  });
});
