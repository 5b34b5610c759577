import { describe, expect, it } from 'vitest';
import { createClickGuard } from './click-guard.ts';

describe('createClickGuard', () => {
  it('drills one level on a double click, not two', () => {
    const passes = createClickGuard();
    expect([passes(1000), passes(1120)]).toEqual([true, false]);
  });

  it('lets the next click through 300 ms after the last one that counted', () => {
    const passes = createClickGuard();
    expect([passes(1000), passes(1299), passes(1300)]).toEqual([true, false, true]);
  });
});
