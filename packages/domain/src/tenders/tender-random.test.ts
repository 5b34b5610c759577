import { describe, expect, it } from 'vitest';
import {
  awardModel,
  cents,
  type ExactModel,
  exactPrice,
  exactRanks,
  exactScore,
  exactWinners,
  faultsOf,
  isRival,
  namesOf,
  type RandomBid,
  type Ratio,
  ratioOf,
  whole,
} from './exact-tender.fixture.ts';
import { WHOLE_WORK } from './model/award-model.fixture.ts';
import { discountLineOf } from './model/award-model.ts';
import { stimulation } from './model/stimulation.ts';
import { applicantStatistics } from './scoring/applicant-statistics.ts';
import { rankBids, winnersOf } from './scoring/rank-bids.ts';
import { scoreBid } from './scoring/score-bid.ts';

/**
 * A third of the bids leave something out that was filled in with the baseline's values, so that what they declare and what was
 * filled in come to the MKI of the bid together; of those that are not scored one half leaves out what nobody decided about.
 */
function calculated({ name, mkiEur, scored }: RandomBid) {
  const isGapped = name % 3 === 1 && mkiEur !== null;
  const filled = isGapped ? [name + 0.375, -0.25] : [];
  const declaredEur =
    mkiEur === null ? null : Number(filled.reduce((eur, each) => eur - each, mkiEur).toPrecision(15));
  const shortfalls = filled.map((filledEur, place) => ({
    ...({
      kind: place === 0 ? 'posts' : 'module:D',
      posts: 2,
      unvaluedPosts: 0,
      weightEur: Math.abs(filledEur),
    } as const),
    ...(place === 0
      ? { filledEur, filledBesidePostsEur: filledEur }
      : // Of an added post in the place of one that is filled nothing counts twice.
        { filledEur: 1000, filledBesidePostsEur: filledEur }),
  }));
  const decisions = shortfalls.map(({ kind }) => ({ kind, choice: 'baseline' as const }));
  return {
    declaredEur,
    undeclared: scored || isGapped ? 0 : 1,
    work: isGapped ? { ...WHOLE_WORK, missingPosts: 2, lackingPosts: 1, shortfalls } : null,
    decisions: scored ? decisions : decisions.slice(1),
  };
}

function scoredBids(bids: readonly RandomBid[], model: ExactModel) {
  const line = discountLineOf(awardModel(model));
  return bids.map((bid) => {
    const { declaredEur, undeclared, work, decisions } = calculated(bid);
    const mki = { amount: declaredEur, items: 4, undeclared, incomplete: 0 };
    const calculation =
      bid.scored && bid.mkiEur === null ? null : ({ set: 'a1', weightsVersion: '1', mki } as const);
    return {
      ...bid,
      ...scoreBid({ ...bid, calculation }, { line, scale: null, work, decisions, ceilingEur: model.ceiling }),
    };
  });
}

describe('10,000 random tenders against exact fractions', () => {
  it('score, price, rank and ties', () => {
    let [ties, aside, apart] = [0, 0, 0];
    const faults = faultsOf(({ bids, model, report }) => {
      const rivals = bids.filter((bid) => isRival(bid, model));
      const ranks = exactRanks(rivals, model);
      for (const { bid, rank, tied } of rankBids(scoredBids(bids, model))) {
        const place = rivals.findIndex(({ name }) => name === bid.name);
        const given = { ...bid, mkiEur: bids[bid.name]?.mkiEur ?? null };
        const exact = [exactScore(given.mkiEur, model), exactPrice(given, model)].map(Number);
        const takesPart = place >= 0;
        // Without a calculation it has a price that is shown, and no place.
        const hasNone = bid.ruling === null && bid.scored && given.mkiEur === null;
        report(
          'score and price',
          [bid.scoreEur, bid.fictionalPriceEur],
          takesPart || hasNone ? exact : [null, null],
        );
        report('rank', rank, takesPart ? ranks[place] : null);
        aside += Number(bid.standing === 'above-ceiling');
        const isAside = bid.ruling === null && bid.scored && !takesPart && !hasNone;
        report('set aside', bid.standing === 'above-ceiling', isAside);
        report('set apart', bid.ruling ?? 'nobody', bid.ruling === null ? 'nobody' : bid.standing);
        apart += Number(bid.ruling !== null);
        report('tied', tied, ranks.filter((each) => each === rank).length > 1);
        ties += Number(tied);
      }
    });
    expect(faults).toEqual([]);
    expect(ties).toBeGreaterThan(100);
    expect(aside).toBeGreaterThan(500);
    expect(apart).toBeGreaterThan(2000);
  });

  it('statistics and stimulation', () => {
    const faults = faultsOf(({ bids, model, report }) => {
      const statistics = applicantStatistics(scoredBids(bids, model), model.lower);
      const rivals = bids.filter((bid) => isRival(bid, model));
      const withMki = rivals.flatMap(({ mkiEur }) => mkiEur ?? []);
      const lowestQuote = Math.min(...bids.map(({ quoteEur }) => quoteEur));
      const scores = rivals.map(({ mkiEur }) => Number(exactScore(mkiEur, model)));
      const { lowestMki: named, lowestQuote: cheapest } = statistics;

      report('winners', namesOf(statistics.winners), exactWinners(rivals, model));
      report('lowest quote', cheapest?.quoteEur, lowestQuote);
      report(
        'lowest MKI',
        named && cents(named.mkiEur ?? Number.NaN),
        withMki.length > 0 ? Math.min(...withMki.map(cents)) : null,
      );
      report(
        'highest score',
        statistics.highestScore?.scoreEur ?? null,
        scores.length > 0 ? Math.max(...scores) : null,
      );
      report('costs', statistics.costsMostSustainableEur, named && named.quoteEur - lowestQuote);
      const reached = withMki.filter((mki) => cents(mki) <= 100 * model.lower).length;
      report(
        'target reached',
        statistics.targetReachedPercent,
        withMki.length > 0 ? (100 * reached) / withMki.length : null,
      );

      const perEuro = statistics.costsPerEuroSaved;
      const [high, low] = [cheapest?.mkiEur ?? null, named?.mkiEur ?? null];
      const costs = statistics.costsMostSustainableEur ?? Number.NaN;
      if (high === null || low === null || high <= low) report('costs per euro', perEuro, null);
      else report('costs per euro', isQuotient(perEuro, costs, difference(high, low)), true);

      const stimulated = stimulation(awardModel(model));
      if (model.steps || model.upper <= model.lower) report('stimulation', stimulated, null);
      else report('stimulation', isQuotient(stimulated, model.most, whole(model.upper - model.lower)), true);
    });
    expect(faults).toEqual([]);
  });

  it('removing a bid that did not win never changes who wins: each price depends on its own bid alone', () => {
    const faults = faultsOf(({ bids, model, draw, report }) => {
      const ranking = rankBids(scoredBids(bids, model));
      const losers = ranking.filter(({ rank }) => rank !== 1);
      const removed = losers[draw(losers.length || 1)]?.bid;
      const others = bids.filter(({ name }) => name !== removed?.name);
      const winners = (ranked: typeof ranking) => namesOf(winnersOf(ranked));
      report('winners', winners(rankBids(scoredBids(others, model))), winners(ranking));
    });
    expect(faults).toEqual([]);
  });
});

function difference(left: number, right: number): Ratio {
  const [high, low] = [ratioOf(left), ratioOf(right)];
  return { top: high.top * low.bottom - low.top * high.bottom, bottom: high.bottom * low.bottom };
}

/** Whether a number is the quotient of two others, but for the last places of two roundings. */
function isQuotient(quotient: number | null, top: number, bottom: Ratio): boolean {
  if (quotient === null) return false;
  const exact = ratioOf(quotient);
  const product = exact.top * bottom.top;
  const distance = product - BigInt(top) * exact.bottom * bottom.bottom;
  return (distance < 0n ? -distance : distance) << 51n <= product;
}
