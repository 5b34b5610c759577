import { describe, expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

describe('work of which a few go on at once', () => {
  it('begins in its order, as soon as there is a place, whether the one before succeeded or not', async () => {
    const inTurn = fewAtOnce(2);
    const begun: number[] = [];
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
    const works = gates.map(({ promise }, at) =>
      inTurn(() => {
        begun.push(at);
        return promise;
      }),
    );
    const settled = Promise.allSettled(works);
    const soon = () => new Promise((resolve) => setTimeout(resolve));
    await soon();
    expect(begun).toEqual([0, 1]);
    gates[1]?.reject(new Error('no'));
    await soon();
    expect(begun).toEqual([0, 1, 2]);
    gates[0]?.resolve(0);
    await soon();
    expect(begun).toEqual([0, 1, 2, 3]);
    gates[2]?.resolve(2);
    gates[3]?.resolve(3);
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await inTurn(async () => 5)).toBe(5);
  });
});
