import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../text/dutch.fixture.ts';
import { differenceWords } from './difference-words.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const between = (baseline: number, optimization: number, incomplete = false) =>
  differenceWords(
    {
      baseline,
      optimization,
      amount: optimization - baseline,
      share: baseline > 0 ? (optimization - baseline) / baseline : null,
      incomplete,
    },
    'mki',
    t,
  );

describe('a difference in words', () => {
  it('of a saving is less, without a minus', () => {
    expect(between(1_000, 750)).toEqual({
      direction: 'less',
      amount: '€250,- minder',
      percentage: '25,00 %',
      notes: [],
    });
  });

  it('of an increase is more', () => {
    expect(between(1_000, 1_500)).toMatchObject({
      direction: 'more',
      amount: '€500,- meer',
      percentage: '50,00 %',
    });
  });

  it('of sides that are the same has no percentage', () => {
    expect(between(1_000, 1_000)).toMatchObject({
      direction: 'same',
      amount: 'Geen verschil',
      percentage: null,
    });
  });

  it('has no percentage of a baseline that is not above 0', () => {
    expect(between(-10, 20)).toMatchObject({ direction: 'more', amount: '€30,- meer', percentage: null });
  });

  it('says that it is rounded where the figures on the screen differ by another euro', () => {
    // On the screen, €1.001,- and €750,- are €251,- apart; the exact difference is €250,10.
    expect(between(1_000.5, 750.4)).toMatchObject({
      amount: '€250,- minder',
      notes: ['berekend vóór afronding'],
    });
    expect(between(1_000.4, 750.4)).toMatchObject({ notes: [] });
  });

  it('says that it is incomplete where an item leaves an indicator open', () => {
    expect(between(1_000, 750, true).notes).toEqual(['onvolledig']);
  });

  it('of CO2 is in ton, and rounded from 5 kg on', () => {
    const co2 = (baseline: number, optimization: number) =>
      differenceWords(
        { baseline, optimization, amount: optimization - baseline, share: null, incomplete: false },
        'co2',
        t,
      );
    expect(co2(20_000, 15_000)).toMatchObject({ amount: '5,00 ton minder', notes: [] });
    // The screen shows 0,01 and 0,00 ton; the difference is 2 kg.
    expect(co2(6, 4).notes).toEqual(['berekend vóór afronding']);
  });
});
