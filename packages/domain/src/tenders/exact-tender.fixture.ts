import type { BidRuling } from './bids/bid-ruling.ts';
import type { AwardModel } from './model/award-model.ts';
import type { CompetingBid } from './scoring/place-bids.ts';

// An independent calculation: fractions of whole numbers, read from the digits of a number as people see them, and
// ranks by counting the bids that are ahead. It shares no function with the code that it checks.

export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Returns the exact fraction that is stored, from its bits. */
export function ratioOf(value: number): Ratio {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const size = exponent === 0 ? fraction : fraction | 0x10000000000000n;
  const power = Math.max(exponent, 1) - 1075;
  const top = bits >> 63n ? -size : size;
  return power < 0 ? { top, bottom: 1n << BigInt(-power) } : { top: top << BigInt(power), bottom: 1n };
}

const fifteenDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false });

/** What was read so far: the bids of a tender are asked thousands of times, and writing a number out takes most of that. */
const read = new Map<number, Ratio>();

/** Returns the decimal fraction that a person reads, in fifteen digits (docs/decisions/0077). */
export function readRatio(value: number): Ratio {
  const known = read.get(value);
  if (known) return known;
  const [units = '', decimals = ''] = fifteenDigits.format(value).split('.');
  const ratio = { top: BigInt(units + decimals), bottom: 10n ** BigInt(decimals.length) };
  read.set(value, ratio);
  return ratio;
}

export const isLess = (left: Ratio, right: Ratio) => left.top * right.bottom < right.top * left.bottom;
export const whole = (value: number): Ratio => ({ top: BigInt(value), bottom: 1n });

/**
 * A criterion other than the MKI, with the thousandths of its maximum that can be earned; null where bids are given
 * euro.
 */
export interface ExactCriterion {
  readonly id: string;
  readonly most: number;
  readonly levels: readonly number[] | null;
}

export interface ExactModel {
  readonly upper: number;
  readonly lower: number;
  readonly most: number;
  readonly ceiling: number | null;
  /** pairs of the MKI of a step and what it earns; null for a straight line */
  readonly steps: readonly (readonly [upto: number, discount: number])[] | null;
  /** empty where one discount of at most €10 covers all other criteria */
  readonly criteria: readonly ExactCriterion[];
}

export const criteriaMost = ({ criteria }: ExactModel) =>
  criteria.length === 0 ? 10 : criteria.reduce((sum, { most }) => sum + most, 0);

export function exactScore(mki: number | null, model: ExactModel): bigint {
  return mki === null ? 0n : scoreOfRatio(readRatio(mki), model);
}

export function scoreOfRatio(exact: Ratio, { upper, lower, most, steps }: ExactModel): bigint {
  if (steps === null && upper <= lower) return 0n;
  if (steps) return BigInt(steps.find(([upto]) => !isLess(whole(upto), exact))?.[1] ?? 0);
  if (!isLess(exact, whole(upper))) return 0n;
  if (!isLess(whole(lower), exact)) return BigInt(most);
  const top = 2n * BigInt(most) * (BigInt(upper) * exact.bottom - exact.top);
  const bottom = BigInt(upper - lower) * exact.bottom;
  return (top + bottom) / (2n * bottom);
}

/** Returns the whole cents of an MKI as it is read, a half away from zero. */
export function cents(mki: number): number {
  const { top, bottom } = readRatio(Math.abs(mki));
  return Math.sign(mki) * Number((200n * top + bottom) / (2n * bottom));
}

export interface RandomBid extends CompetingBid {
  readonly name: number;
  /** by the id of the criterion: thousandths on a scale, else euro; `criteriaDiscountEur` is the resulting amount */
  readonly given: Readonly<Record<string, number>>;
  readonly scored: boolean;
  readonly ruling: BidRuling | null;
}

/**
 * Tells whether a bid takes part: it has a calculation that is scored and not above the ceiling, and nobody excluded
 * it.
 */
export function isRival({ scored, mkiEur, ruling }: RandomBid, { ceiling }: ExactModel): boolean {
  if (!scored || mkiEur === null || ruling !== null) return false;
  return ceiling === null || !isLess(whole(ceiling), readRatio(mkiEur));
}

export function exactPrice(bid: RandomBid, model: ExactModel): bigint {
  return BigInt(bid.quoteEur) - exactScore(bid.mkiEur, model) - BigInt(bid.criteriaDiscountEur ?? 0);
}

/** Returns the place of each bid in the order of the bids: one more than the number of bids ahead of it. */
export function exactRanks(bids: readonly RandomBid[], model: ExactModel): number[] {
  const prices = bids.map((bid) => exactPrice(bid, model));
  const isAhead = (one: number, other: number) => {
    const [left = 0n, right = 0n] = [prices[one], prices[other]];
    if (left !== right) return left < right;
    const [mki, otherMki] = [bids[one]?.mkiEur ?? null, bids[other]?.mkiEur ?? null];
    return mki !== null && (otherMki === null || cents(mki) < cents(otherMki));
  };
  return bids.map((_, own) => 1 + bids.filter((_bid, other) => isAhead(other, own)).length);
}

export function exactWinners(bids: readonly RandomBid[], model: ExactModel): number[] {
  const ranks = exactRanks(bids, model);
  return bids.flatMap(({ name }, place) => (ranks[place] === 1 ? name : []));
}

/**
 * Returns a generator of whole numbers below `limit`, the same ones for the same seed (Lehmer generator, Park and
 * Miller).
 */
export function drawFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

export type Draw = (limit: number) => number;

/** Draws a model: small figures give equal values and ties; large ones come near the limit of a number. */
function randomModel(draw: Draw): ExactModel {
  const size = [20, 1000, 200_000, 50_000_000][draw(4)] ?? 20;
  const upper = draw(size);
  const lower = draw(20) === 0 ? draw(size) : draw(upper + 1);
  const ceiling = draw(3) === 0 ? lower + draw(Math.abs(upper - lower) + 5) : null;
  const line = { upper, lower, most: draw(size), ceiling, steps: null, criteria: [] };
  const model = draw(3) === 0 ? (steppedModel(draw, size, ceiling) ?? line) : line;
  return draw(2) === 0 ? { ...model, criteria: randomCriteria(draw, size) } : model;
}

/**
 * Draws one to four criteria, two thirds of them on a scale, with maxima that give halves at a level and maxima that
 * tie.
 */
function randomCriteria(draw: Draw, size: number): ExactCriterion[] {
  return Array.from({ length: 1 + draw(4) }, (_, place) => {
    const levels = [...new Set([1000, ...Array.from({ length: 1 + draw(5) }, () => draw(1001))])];
    return {
      id: `c${place}`,
      most: 1 + draw(draw(2) === 0 ? 20 : size),
      levels: draw(3) > 0 ? levels : null,
    };
  });
}

/** Draws the discounts of a bid on criteria, with their sum; null where nothing is given. */
function randomCriteriaOf(
  draw: Draw,
  { criteria }: ExactModel,
): Pick<RandomBid, 'given' | 'criteriaDiscountEur'> {
  if (criteria.length === 0) return { given: {}, criteriaDiscountEur: draw(3) === 0 ? null : draw(10) };
  const drawn = criteria.flatMap((criterion) => {
    if (draw(6) === 0) return [];
    const { levels, most } = criterion;
    return [{ criterion, value: levels ? (levels[draw(levels.length)] ?? 0) : draw(most + 1) }];
  });
  const eur = drawn.map(({ criterion: { most, levels }, value }) =>
    levels ? nearestEur(BigInt(value) * BigInt(most), 1000n) : BigInt(value),
  );
  return {
    given: Object.fromEntries(drawn.map(({ criterion: { id }, value }) => [id, value])),
    criteriaDiscountEur: eur.length === 0 ? null : Number(eur.reduce((sum, each) => sum + each, 0n)),
  };
}

/** Returns the nearest whole number of a fraction that is 0 or more; a half goes up. */
export function nearestEur(top: bigint, bottom: bigint): bigint {
  const rest = top % bottom;
  return top / bottom + (2n * rest >= bottom ? 1n : 0n);
}

/** Returns a model in two to five steps; null where too few figures were drawn. */
export function steppedModel(draw: Draw, size: number, ceiling: number | null): ExactModel | null {
  const drawn = () => [...new Set(Array.from({ length: 2 + draw(4) }, () => 1 + draw(size)))];
  const [ends, amounts] = [drawn().toSorted((a, b) => a - b), drawn().toSorted((a, b) => b - a)];
  const steps = ends.slice(0, amounts.length).map((upto, place) => [upto, amounts[place] ?? 0] as const);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  return { upper: last[0], lower: first[0], most: first[1], ceiling, steps, criteria: [] };
}

function randomMki(draw: Draw, { upper, lower, ceiling, steps }: ExactModel): number | null {
  const edges = [...(steps ?? []).map(([upto]) => upto), ...(ceiling === null ? [] : [ceiling])];
  const edge = edges[draw(edges.length || 1)];
  // Draws an MKI at an edge, at an unreadable distance above it, and just above and below it.
  if (edge !== undefined && draw(2) === 0)
    return [edge, edge * (1 + 2 ** -52), edge + 0.125, edge - 0.125, edge + 1][draw(5)] ?? edge;
  const between = lower + draw(Math.abs(upper - lower) + 1);
  return [
    null,
    lower,
    upper,
    between,
    between,
    between + draw(1000) / 8,
    between + draw(1e6) / 1e6,
    -between,
  ][draw(8)] as number | null;
}

const RULINGS: readonly BidRuling[] = ['withdrawn', 'invalid'];

export function randomBids(draw: Draw, model: ExactModel): RandomBid[] {
  const price = draw(2 * model.most + 2);
  return Array.from({ length: 1 + draw(7) }, (_, name) => ({
    name,
    quoteEur: price + draw(model.most + 2),
    ...randomCriteriaOf(draw, model),
    mkiEur: randomMki(draw, model),
    scored: draw(10) > 0,
    ruling: RULINGS[draw(12)] ?? null,
  }));
}

export const awardModel = (model: ExactModel): AwardModel => ({
  scopeEur: 4 * model.most + 90 + criteriaMost(model),
  benefitEur: model.most,
  mkiMaxDiscountEur: model.most,
  criteriaMaxDiscountEur: criteriaMost(model),
  upperEur: model.upper,
  lowerEur: model.lower,
  ceilingEur: model.ceiling,
  steps: model.steps?.map(([mkiUptoEur, discountEur]) => ({ mkiUptoEur, discountEur })) ?? null,
});

type Report = (what: string, found: unknown, expected: unknown) => void;

/**
 * Checks 10,000 random tenders, the same ones each time, and lists the unexpected results: calling `expect` for each
 * would take longer than the checks.
 */
export function faultsOf(
  check: (tender: { bids: readonly RandomBid[]; model: ExactModel; draw: Draw; report: Report }) => void,
): string[] {
  const draw = drawFrom(20_261_122);
  const faults: string[] = [];
  for (let tender = 0; tender < 10_000; tender++) {
    const model = randomModel(draw);
    const bids = randomBids(draw, model);
    const report: Report = (what, found, expected) => {
      const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
      if (is !== should) faults.push(`${what}: ${is}, not ${should} of ${JSON.stringify({ model, bids })}`);
    };
    check({ bids, model, draw, report });
  }
  return faults.slice(0, 5);
}

export const namesOf = (bids: readonly RandomBid[]) => bids.map(({ name }) => name).toSorted((a, b) => a - b);
