import { describe, expect, it } from 'vitest';
import { claimPenalty } from './analysis/claim-penalty.ts';
import {
  awardModel,
  cents,
  drawFrom,
  type ExactModel,
  exactPrice,
  exactRanks,
  exactScore,
  exactWinners,
  faultsOf,
  isLess,
  isRival,
  namesOf,
  nearestEur,
  type RandomBid,
  type Ratio,
  ratioOf,
  readRatio,
  scoreOfRatio,
  whole,
} from './exact-tender.fixture.ts';
import { exampleCalculation, WHOLE_WORK } from './model/award-model.fixture.ts';
import { discountLineOf } from './model/award-model.ts';
import { levelEur } from './model/criterion-scale.ts';
import { sumOfValuesEur } from './model/named-criteria.ts';
import { stimulation } from './model/stimulation.ts';
import { applicantStatistics } from './scoring/applicant-statistics.ts';
import { rankBids, winnersOf } from './scoring/rank-bids.ts';
import { scoreBid } from './scoring/score-bid.ts';

/**
 * Returns the calculation of a bid. A third of the bids leave something out that was filled in with the baseline's
 * values, so that the declared and the filled amount together are the MKI of the bid. Among the bids that are not
 * scored, those lack a decision about one gap, and the others leave an item undeclared.
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
      : // An added post that replaces a filled one does not count twice.
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

/** Returns the discount of a bid on the criteria of its model, by the rules for levels and sums. */
function givenEur({ given, criteriaDiscountEur }: RandomBid, { criteria }: ExactModel): number | null {
  if (criteria.length === 0) return criteriaDiscountEur;
  const named = criteria.map(({ id, most }) => ({ id, name: id, maxDiscountEur: most }));
  const values = criteria.flatMap(({ id, most, levels }) => {
    const value = given[id];
    return value === undefined ? [] : [[id, levels ? levelEur(value, most) : value]];
  });
  return sumOfValuesEur(named, Object.fromEntries(values));
}

function scoredBids(bids: readonly RandomBid[], model: ExactModel) {
  const line = discountLineOf(awardModel(model));
  return bids.map((random) => {
    const bid = { ...random, criteriaDiscountEur: givenEur(random, model) };
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
    let [ties, aside, apart, together] = [0, 0, 0, 0];
    const faults = faultsOf(({ bids, model, report }) => {
      const rivals = bids.filter((bid) => isRival(bid, model));
      const ranks = exactRanks(rivals, model);
      const isScaled = model.criteria.some(({ levels }) => levels !== null);
      const isFilled = rivals.some(({ name }) => name % 3 === 1);
      together += Number(isScaled && isFilled && model.steps !== null && model.ceiling !== null);
      for (const { bid, rank, tied } of rankBids(scoredBids(bids, model))) {
        const place = rivals.findIndex(({ name }) => name === bid.name);
        const given = { ...bid, mkiEur: bids[bid.name]?.mkiEur ?? null };
        const exact = [exactScore(given.mkiEur, model), exactPrice(given, model)].map(Number);
        const takesPart = place >= 0;
        // Without a calculation it has a price that is shown, but no place.
        const hasNone = bid.ruling === null && bid.scored && given.mkiEur === null;
        report(
          'score and price',
          [bid.scoreEur, bid.fictionalPriceEur],
          takesPart || hasNone ? exact : [null, null],
        );
        report('criteria', bid.criteriaDiscountEur, bids[bid.name]?.criteriaDiscountEur ?? null);
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
    expect(together).toBeGreaterThan(100);
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

  it('what was promised, what was earned and what is claimed of the winner, whatever work was carried out', () => {
    let [restated, claimed] = [0, 0];
    // Uses a generator of its own: drawing more from the tenders' generator would give other tenders.
    const draw = drawFrom(20_261_127);
    const faults = faultsOf(({ bids, model, report }) => {
      const rivals = bids.filter((bid) => isRival(bid, model));
      const winner = rivals.find(({ name }) => name === exactWinners(rivals, model)[0]);
      const line = discountLineOf(awardModel(model));
      if (!winner || winner.mkiEur === null || !line) return;
      const { mkiEur } = winner;
      const realised =
        [mkiEur, mkiEur + draw(1 + model.upper), draw(1 + 2 * model.upper), mkiEur / 2][draw(4)] ?? 0;
      const works = draw(3) === 0 ? null : ([1 + draw(1000), 1 + draw(1000)] as const);
      const hundredths = draw(1001);
      const { outcome } = claimPenalty({
        ...{
          offered: exampleCalculation(mkiEur),
          realised: exampleCalculation(realised),
          work: WHOLE_WORK,
          gapPosts: 0,
          line,
        },
        baselines: {
          design: exampleCalculation(works?.[0] ?? 1),
          asBuilt: works && exampleCalculation(works[1]),
          asBuiltWork: works && WHOLE_WORK,
          designWork: works && WHOLE_WORK,
          otherOwnPosts: works && 0,
          unlikePosts: works && 0,
        },
        factor: hundredths / 100,
      });
      const [design, asBuilt] = (works ?? [1, 1]).map(BigInt) as [bigint, bigint];
      const times = ({ top, bottom }: Ratio, by: bigint, over: bigint) => ({
        top: top * by,
        bottom: bottom * over,
      });
      const promised = times(readRatio(mkiEur), asBuilt, design);
      const atTender = times(readRatio(realised), design, asBuilt);
      const [won, earned] = [exactScore(mkiEur, model), scoreOfRatio(atTender, model)];
      const missed = won > earned ? won - earned : 0n;
      report('promised', readText(outcome?.promisedEur), readText(nearestNumber(promised)));
      report('at the tender', readText(outcome?.realisedAtTenderEur), readText(nearestNumber(atTender)));
      report(
        'won and earned',
        [outcome?.offeredScoreEur, outcome?.realisedScoreEur],
        [won, earned].map(Number),
      );
      report('missed', outcome?.missedAdvantageEur, Number(missed));
      report('claim', outcome?.penaltyEur, Number(nearestEur(BigInt(hundredths) * missed, 100n)));
      restated += Number(works !== null);
      claimed += Number(missed > 0n);
    });
    expect(faults).toEqual([]);
    expect(restated).toBeGreaterThan(3000);
    expect(claimed).toBeGreaterThan(1000);
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

/** Returns a number as a person reads it: numbers without arithmetic have their stored last bits. */
function readText(value = Number.NaN): string {
  const { top, bottom } = readRatio(value);
  return `${top}/${bottom}`;
}

/** Returns the number nearest to a fraction: the first guess, or a neighbour of it. */
function nearestNumber({ top, bottom }: Ratio): number {
  const guess = Number(top) / Number(bottom);
  const step = Math.abs(guess) * 2 ** -53;
  const distance = (value: number) => {
    const exact = ratioOf(value);
    const apart = exact.top * bottom - top * exact.bottom;
    return { value, apart: { top: apart < 0n ? -apart : apart, bottom: exact.bottom * bottom } };
  };
  const [first, ...others] = [guess, guess - step, guess + step, guess - 2 * step, guess + 2 * step].map(
    distance,
  );
  if (!first) return guess;
  return others.reduce((nearest, each) => (isLess(each.apart, nearest.apart) ? each : nearest), first).value;
}

/** Tells whether a number is the quotient of two others, except for the last digits of two roundings. */
function isQuotient(quotient: number | null, top: number, bottom: Ratio): boolean {
  if (quotient === null) return false;
  const exact = ratioOf(quotient);
  const product = exact.top * bottom.top;
  const distance = product - BigInt(top) * exact.bottom * bottom.bottom;
  return (distance < 0n ? -distance : distance) << 51n <= product;
}
