import { describe, expect, it } from 'vitest';
import { firstLine } from './first-line.ts';

describe('the first line of a note', () => {
  it.each([
    ['Met landhoofd', 'Met landhoofd'],
    ['Met landhoofd\nen zonder oprit', 'Met landhoofd'],
    ['\r\n  \r\n  Met landhoofd \r\nen meer', 'Met landhoofd'],
    ['', ''],
    [' \n ', ''],
  ])('of %j is %j', (note, line) => {
    expect(firstLine(note)).toBe(line);
  });
});
