import { describe, expect, it } from 'vitest';
import { wrapTitle } from './wrap-title.ts';

describe('wrapTitle', () => {
  it('leaves a short title on one line', () => {
    expect(wrapTitle('Funderingslagen')).toEqual(['Funderingslagen']);
  });

  it('keeps every line of a name of 120 characters within 50, and loses no word', () => {
    const name = 'Menggranulaat van beton en metselwerk '.repeat(4).slice(0, 120);
    const lines = wrapTitle(name);
    expect(lines.length).toBe(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
    expect(lines.join(' ')).toBe(name.trim());
  });

  it('cuts a word that is longer than a line', () => {
    expect(wrapTitle('x'.repeat(60))).toEqual(['x'.repeat(50), 'x'.repeat(10)]);
  });

  it('has no line for no title', () => {
    expect(wrapTitle('')).toEqual([]);
  });
});
