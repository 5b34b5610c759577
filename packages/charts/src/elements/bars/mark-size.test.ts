import { describe, expect, it } from 'vitest';
import { markSize } from './mark-size.ts';

describe('the mark on a range', () => {
  it('has its own size where the range is longer than that with 5 px on either side', () => {
    expect(markSize(200)).toBe(17);
    expect(markSize(27)).toBe(17);
  });

  it('is smaller on a shorter one, and leaves 5 px of it on either side', () => {
    expect(markSize(26)).toBe(16);
    expect(markSize(18)).toBe(8);
  });

  it('has its own size where the range is a point, or too short to be seen beside any mark', () => {
    expect(markSize(0)).toBe(17);
    expect(markSize(17)).toBe(17);
  });
});
