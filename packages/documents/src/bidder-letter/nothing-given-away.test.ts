import { fictionalPriceEur } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { RecordedBid } from '../award-record/award-record.ts';
import { exampleAward, unscored } from '../testing/example-letter.ts';
import { exampleBid } from '../testing/example-record.ts';
import { readDocument } from '../testing/read-document.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import { bidderLetterOf, type ToldAward } from './bidder-letter-of.ts';

const NAMES = ['Aardvark BV', 'Bever & Zn', 'Capibara', 'Das Infra', 'Egel', 'Fazant'];
const STANDSTILL = { sentOn: '2026-11-26', days: 20 };
const SETS_APART = ['withdrawn', 'above-ceiling', 'not-whole', 'no-calculation', 'other-set'] as const;

/**
 * Returns a generator of numbers from 0 up to a limit, the same ones for the same seed (a linear congruential
 * generator).
 */
function numbersOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Returns a tender of two to six bids, of which some take no part and some are level, with any bid as winner. */
function randomAward(seed: number): ToldAward {
  const below = numbersOf(seed);
  const names = NAMES.slice(0, 2 + below(5));
  const quotes = [1_000_000 + below(1000), 900_000 + below(99_999)];
  const bids = names.map((name): RecordedBid => {
    const twin = below(3) === 0;
    const bid = exampleBid({
      name,
      quoteEur: (twin ? quotes[0] : 900_000 + below(200_000)) ?? 0,
      mkiEur: twin ? 75_000 : 40_000 + below(80_000) + below(100) / 100,
      criteriaDiscountEur: twin ? 10_000 : below(50_000),
    });
    const standing = SETS_APART[below(SETS_APART.length)] ?? 'withdrawn';
    const rivals = names.filter((each) => each !== name);
    const reason = `Beter dan ${rivals[below(rivals.length)]}, die voor € ${bid.quoteEur} inschreef`;
    if (below(4) > 0) return bid;
    return unscored(bid, {
      standing,
      ruled: standing === 'withdrawn' ? { reason, at: new Date('2026-11-20T09:00:00Z') } : null,
    });
  });
  const winner = names[below(names.length)] ?? '';
  const rival = names.find((name) => name !== winner) ?? '';
  return exampleAward({
    bids,
    winnerId: winner,
    winnerReason: `${rival} viel af; ${bids[0]?.quoteEur} was te veel`,
  });
}

const letterTo = (award: ToldAward, { id }: RecordedBid) => bidderLetterOf(award, id, STANDSTILL);

/**
 * Returns the award with another price and other discount for one bid; everything else, including the ranks, does not
 * change.
 */
function repriced(award: ToldAward, { id }: RecordedBid, quoteEur: number, givenEur = 0): ToldAward {
  const bids = award.bids.map((bid): RecordedBid => {
    if (bid.id !== id || bid.quoteEur === null) return bid;
    const criteriaDiscountEur = (bid.criteriaDiscountEur ?? 0) + givenEur;
    const { scoreEur, fictionalPriceEur: priceEur } = bid;
    const price = { quoteEur: bid.quoteEur + quoteEur, scoreEur: scoreEur ?? 0, criteriaDiscountEur };
    return {
      ...bid,
      quoteEur: price.quoteEur,
      criteriaDiscountEur,
      fictionalPriceEur: priceEur === null ? null : fictionalPriceEur(price),
    };
  });
  return { ...exampleAward({ ...award, bids }) };
}

/** Removes written reasons: whether they are told depends on the amounts of others, which is another rule. */
function withoutReasons(award: ToldAward): ToldAward {
  return { ...award, winnerReason: null, bids: award.bids.map((bid) => ({ ...bid, ruled: null })) };
}

const ranksOf = ({ bids }: ToldAward) => bids.map(({ rank, tied }) => [rank, tied]);
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

describe('a letter', () => {
  it('is the same whatever another bidder asked for the work, as long as everybody keeps the place', () => {
    const seen = new Set<string>();
    for (const award of SEEDS.map(randomAward).map(withoutReasons)) {
      const winner = award.bids.find(({ id }) => id === award.winnerId);
      for (const other of award.bids)
        for (const reader of award.bids.filter((bid) => bid !== other)) {
          const { outcome } = letterTo(award, reader);
          // Level with the winner, the price changes together with the discount on other criteria.
          const worlds = [-7, -1, 1, 7]
            .map((eur) => repriced(award, other, eur, other === winner && outcome === 'shared' ? eur : 0))
            .filter((world) => String(ranksOf(world)) === String(ranksOf(award)));
          for (const world of worlds) {
            expect(letterTo(world, reader)).toEqual(letterTo(award, reader));
            seen.add(`${other === winner ? 'the winner' : 'another'} to ${outcome}`);
          }
        }
    }
    expect([...seen].sort()).toEqual([
      'another to behind',
      'another to not-ranked',
      'another to passed-over',
      'another to shared',
      'another to won',
      'the winner to behind',
      'the winner to not-ranked',
      'the winner to passed-over',
      'the winner to shared',
    ]);
  });

  it('names no other bidder than the winner, and no amount of another bid', async () => {
    let withheld = 0;
    for (const award of SEEDS.slice(0, 40).map(randomAward))
      for (const [place, reader] of award.bids.entries()) {
        const language = place % 2 === 0 ? 'nl' : 'en';
        const bytes = await bidderLetterDocument(letterTo(award, reader), language);
        const { parts, paragraphs } = readDocument(bytes);
        const raw = [...parts.values()].map((part) => part?.documentElement?.textContent ?? '').join('\n');
        const text = `${paragraphs.map((each) => each.text).join('\n')}\n${raw}`;
        const figures = text.replace(/[.,\u00a0\s](?=\d{3}(?!\d))/g, '');
        const own = [reader.quoteEur, reader.fictionalPriceEur, reader.calculation?.mki.amount];
        for (const other of award.bids.filter((bid) => bid !== reader)) {
          if (other.id !== award.winnerId) expect(text).not.toContain(other.name);
          for (const amount of [
            other.quoteEur,
            other.fictionalPriceEur,
            other.calculation?.mki.amount ?? null,
          ])
            if (amount !== null && !own.includes(amount))
              expect(figures).not.toMatch(new RegExp(`(?<!\\d)${Math.trunc(amount)}(?!\\d)`));
        }
        expect(text).toContain(reader.name);
        if (/\[vul hier de reden|\[write the reason/.test(text)) withheld++;
      }
    expect(withheld).toBeGreaterThan(10);
  });
});
