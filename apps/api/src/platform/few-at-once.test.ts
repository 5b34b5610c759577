import { describe, expect, it } from 'vitest';
import type { Party } from './fair-order.ts';
import { fewAtOnce } from './few-at-once.ts';

const AN: Party = { organisationId: 'alfa', memberId: 'an' };
const BO: Party = { organisationId: 'alfa', memberId: 'bo' };
const CEES: Party = { organisationId: 'beta', memberId: 'cees' };
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('work of which a few run at once', () => {
  it('starts in its order, as soon as there is a place, whether the one before succeeded or not', async () => {
    const inTurn = fewAtOnce(2);
    const begun: number[] = [];
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
    const works = gates.map(({ promise }, at) =>
      inTurn(AN, () => {
        begun.push(at);
        return promise;
      }),
    );
    const settled = Promise.allSettled(works);
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
    expect(await inTurn(AN, async () => 5)).toBe(5);
  });

  it('of somebody with much work waits for that of somebody else, of another organisation first', async () => {
    const inTurn = fewAtOnce(1);
    const begun: string[] = [];
    const works = [AN, AN, AN, BO, CEES].map((party, at) =>
      inTurn(party, async () => {
        begun.push(`${party.memberId} ${at}`);
        await soon();
      }),
    );
    await Promise.all(works);
    expect(begun).toEqual(['an 0', 'cees 4', 'bo 3', 'an 1', 'an 2']);
  });
});
