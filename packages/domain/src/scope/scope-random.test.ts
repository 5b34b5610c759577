import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from './compare-scope.ts';
import { SCOPE_SUBJECTS, type ScopeAnswer } from './scope-answers.ts';
import {
  type HandAnswer,
  type HandPost,
  type HandSide,
  scopeByHand,
  shortfallsByHand,
  standingByHand,
  unitByHand,
} from './scope-by-hand.fixture.ts';
import type { ScopePost } from './scope-post.ts';
import { standingOf } from './scope-standing.ts';
import { shortfallsOf } from './shortfalls.ts';

/** These tests run on Node, whose types the domain does not have. */
const { process } = globalThis as unknown as {
  process: { env: Readonly<Record<string, string | undefined>> };
};

/** The number of figures to compare with those computed by hand; the long run is `SCOPE_COMPARISONS=3000000`. */
const wanted = Number(process.env.SCOPE_COMPARISONS ?? 60_000);
const seed = Number(process.env.TEST_SEED ?? 1);

type Draw = (limit: number) => number;

/**
 * Returns a generator of whole numbers below `limit`, the same ones for the same seed (Lehmer generator, Park and
 * Miller).
 */
function drawFrom(start: number): Draw {
  let state = start;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const CODES = ['GWP', 'ODP', 'AP', 'EP', 'POCP'];
const oneOf = <Choice>(draw: Draw, choices: readonly Choice[]): Choice =>
  choices[draw(choices.length)] as Choice;

/** Amounts are divisible by any number of posts that share them, so that sums are exact in any order. */
const SHARED_BY_ALL = 840;

function randomPost(draw: Draw, place: number): HandPost {
  const large = draw(3) === 0 ? 1 : 400;
  const amount = () => SHARED_BY_ALL * (1 + draw(large)) * (draw(9) === 0 ? -1 : 1);
  const mki = LIFE_CYCLE_MODULES.map(() => (draw(4) === 0 ? null : draw(12) === 0 ? 0 : amount()));
  const isRow = draw(6) === 0;
  const isOld = draw(8) === 0;
  return {
    place,
    number: draw(10) === 0 ? ' ' : String(place + 1),
    code: draw(3) === 0 ? null : `21.${draw(3)}`,
    group: `Groep ${draw(3)}`,
    subGroup: `Subgroep ${draw(2)}`,
    product: `Product ${draw(3)}`,
    unit: oneOf(draw, ['t', 'ton', 'm2']),
    quantity: draw(12) === 0 ? 0 : 1 + draw(9),
    mki,
    co2: draw(8) === 0 ? null : LIFE_CYCLE_MODULES.map(() => (draw(4) === 0 ? null : amount())),
    behind: mki.map((eur) =>
      eur === null || isOld
        ? null
        : isRow
          ? 'row'
          : new Set(CODES.filter((_, index) => index === 0 || draw(12) > 0)),
    ),
  };
}

/** Returns the posts with changes as people make them between a baseline and an optimisation. */
function changed(draw: Draw, posts: readonly HandPost[]): HandPost[] {
  const [drop, add, shift] = [draw(3) === 0, draw(3) === 0, draw(4) === 0 ? draw(3) : 0];
  const emptied = draw(2) === 0 ? LIFE_CYCLE_MODULES.map(() => draw(4) === 0) : null;
  const kept = posts.filter(() => !drop || draw(3) > 0);
  const all = add ? [...kept, ...Array.from({ length: draw(3) }, () => randomPost(draw, draw(8)))] : kept;
  return all.map((post, place): HandPost => {
    const isEmpty = (module: number) => Boolean(emptied?.[module]) && draw(3) > 0;
    const mki = post.mki.map((eur, module) => (isEmpty(module) ? null : eur));
    const toRow = draw(10) === 0;
    return {
      ...post,
      place,
      number: shift > 0 ? String(place + 1 + shift) : post.number,
      code: draw(8) === 0 ? `21.${draw(3)}` : post.code,
      unit: draw(9) === 0 ? oneOf(draw, ['Ton', 't', 'M2 ', 'm²']) : post.unit,
      group: draw(8) === 0 ? `Groep ${draw(4)}` : post.group,
      product: draw(8) === 0 ? `product  ${draw(3)}` : post.product,
      quantity: draw(6) === 0 ? draw(4) : post.quantity,
      mki,
      co2:
        post.co2 === null
          ? null
          : post.co2.map((kg, module) => (mki[module] === null || draw(20) === 0 ? null : kg)),
      behind: post.behind.map((each, module) => {
        if (mki[module] === null || each === null) return null;
        if (toRow) return 'row';
        return each === 'row' || draw(10) > 0 ? each : new Set([...each].slice(1));
      }),
    };
  });
}

function randomAnswers(draw: Draw, posts: number): HandAnswer[] {
  return Array.from({ length: draw(5) }, () => ({
    subject: oneOf(draw, SCOPE_SUBJECTS),
    meaning: oneOf(draw, ['not-applicable', 'not-applicable', 'not-calculated'] as const),
    places: Array.from({ length: posts }, (_, place) => place).filter(() => draw(3) > 0),
  }));
}

function toScopePost(post: HandPost): ScopePost {
  const { place, number, code, group, subGroup, product, unit, quantity, mki, co2, behind } = post;
  return {
    ...{ position: place, postNumber: number, productGroup: group, productSubGroup: subGroup, product, unit },
    ...{ quantity, rawCode: code, mkiEur: mki, co2Kg: co2 },
    declared: behind.every((each) => each === null)
      ? null
      : behind.map((each) => (each === null ? null : each === 'row' ? BARE_ROW : bitsOf([...each]))),
  };
}

const bitsOf = (codes: readonly string[]) =>
  codes.reduce((bits, code) => bits | (1 << CODES.indexOf(code)), 0);

const toAnswers = (answers: readonly HandAnswer[]) =>
  answers.map(({ subject, meaning, places }) => ({ subject, meaning, positions: places }) as ScopeAnswer);

/** Returns the findings as lines that can be compared; each states one thing about one post or node. */
function linesByHand(posts: Record<HandSide, HandPost[]>, answers: Record<HandSide, HandAnswer[]>): string[] {
  const scope = scopeByHand(posts);
  const standing = standingByHand(posts, scope, answers);
  const lacking = shortfallsByHand(posts, scope, answers);
  return [
    ...scope.matches.map(({ before, after, by }) => `match ${before.place} ${after.place} ${by}`),
    ...scope.missing.map(({ place }) => `missing ${place}`),
    ...scope.added.map(({ place }) => `added ${place}`),
    ...scope.matches.flatMap(({ before, after }) => {
      if (unitByHand(before.unit) !== unitByHand(after.unit)) return [`unit ${before.place}`];
      return before.quantity === after.quantity ? [] : [`quantity ${before.place}`];
    }),
    ...scope.findings.map(({ side, kind, module, post, mki, co2, weightEur, weightKg, indicators }) =>
      JSON.stringify([side, kind, module, post.place, mki, co2, weightEur, weightKg, bitsOf(indicators)]),
    ),
    ...(['baseline', 'optimization'] as const).flatMap((side) =>
      posts[side].flatMap(({ place, quantity, behind }) =>
        quantity > 0 && behind.includes('row') ? [`bare ${side} ${place}`] : [],
      ),
    ),
    ...standing.nodes.flatMap(({ side, path, mki, co2, gaps, unworked }) => [
      `${side} ${path.join('/')} unworked ${unworked} gaps ${gaps}`,
      ...Object.entries({ mki, co2 }).map(
        ([quantity, { posts: lacking, modules, partly }]) =>
          `${side} ${path.join('/')} ${quantity} ${lacking} ${modules.join()} partly ${partly.join()}`,
      ),
    ]),
    `unexplained ${standing.unexplained.baseline} ${standing.unexplained.optimization} ${standing.missingUnexplained} ${standing.unanswered}`,
    `explained ${standing.explained.mki} ${standing.explained.co2} ${standing.co2Unexplained}`,
    ...lacking.shortfalls.map(
      ({ kind, posts: count, unvalued, ...eur }) =>
        `short ${kind} ${count} ${unvalued} ${eur.weightEur} ${eur.filledEur} ${eur.besidePostsEur}`,
    ),
    `undeclared ${lacking.undeclared}`,
  ].sort();
}

function linesOfProduct(
  posts: Record<HandSide, HandPost[]>,
  answers: Record<HandSide, HandAnswer[]>,
): string[] {
  const sides = {
    baseline: posts.baseline.map(toScopePost),
    optimization: posts.optimization.map(toScopePost),
  };
  const scope = compareScope(sides.baseline, sides.optimization);
  const standing = standingOf(scope, sides, {
    baseline: toAnswers(answers.baseline),
    optimization: toAnswers(answers.optimization),
  });
  const lacking = shortfallsOf(scope, sides.optimization, toAnswers(answers.optimization));
  const { unexplained, missingUnexplained } = standing;
  if (unexplained.optimization + missingUnexplained > 0)
    expect(lacking.shortfalls, 'something is lacking where a bid is not whole').not.toEqual([]);
  return [
    ...scope.matched.map(
      ({ baseline, optimization, by }) => `match ${baseline.position} ${optimization.position} ${by}`,
    ),
    ...scope.missing.map(({ position }) => `missing ${position}`),
    ...scope.added.map(({ position }) => `added ${position}`),
    ...scope.units.map(({ baseline }) => `unit ${baseline.position}`),
    ...scope.quantities.map(({ baseline }) => `quantity ${baseline.position}`),
    ...scope.gaps.flatMap(({ side, kind, module, posts: lacking }) =>
      lacking.map(({ post, mki, co2, weightEur, weightKg, indicators }) =>
        JSON.stringify([
          ...[side, kind, LIFE_CYCLE_MODULES.indexOf(module), post.position],
          ...[mki, co2, weightEur, weightKg, indicators],
        ]),
      ),
    ),
    ...(['baseline', 'optimization'] as const).flatMap((side) => [
      ...scope.bare[side].map(({ position }) => `bare ${side} ${position}`),
      ...standing.nodes[side].flatMap(({ level, path, mki, co2, mkiGapPosts, unworked }) => {
        expect(level).toBe(['calculation', 'product_group', 'product_sub_group', 'product'][path.length]);
        return [
          `${side} ${path.join('/')} unworked ${unworked} gaps ${mkiGapPosts}`,
          ...Object.entries({ mki, co2 }).map(
            ([quantity, lack]) =>
              `${side} ${path.join('/')} ${quantity} ${lack.posts} ${lack.modules.join()} partly ${lack.partly.join()}`,
          ),
        ];
      }),
    ]),
    `unexplained ${standing.unexplained.baseline} ${standing.unexplained.optimization} ${standing.missingUnexplained} ${standing.unanswered}`,
    `explained ${standing.explained.mki} ${standing.explained.co2} ${standing.co2Unexplained}`,
    ...lacking.shortfalls.map(
      ({ kind, posts: count, unvaluedPosts, ...eur }) =>
        `short ${kind} ${count} ${unvaluedPosts} ${eur.weightEur} ${eur.filledEur} ${eur.filledBesidePostsEur}`,
    ),
    `undeclared ${lacking.undeclared}`,
  ].sort();
}

it(`two random calculations compare as they do by hand (seed ${seed}, ${wanted} findings and figures)`, () => {
  const draw = drawFrom(seed);
  const seen = new Map<string, number>();
  let compared = 0;
  while (compared < wanted) {
    const baseline = Array.from({ length: 1 + draw(6) }, (_, place) => randomPost(draw, place));
    const optimization = changed(draw, baseline);
    const posts =
      draw(2) === 0 ? { baseline, optimization } : { baseline: optimization, optimization: baseline };
    const answers = {
      baseline: randomAnswers(draw, posts.baseline.length),
      optimization: randomAnswers(draw, posts.optimization.length),
    };
    const byHand = linesByHand(posts, answers);
    const found = linesOfProduct(posts, answers);
    if (byHand.join('\n') !== found.join('\n'))
      expect({ posts, answers, found }).toEqual({ posts, answers, found: byHand });
    compared += byHand.length;
    for (const line of byHand) {
      const kind = line.startsWith('[') ? `gap ${JSON.parse(line)[1]}` : (line.split(' ')[0] ?? '');
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  for (const kind of [
    'match',
    'missing',
    'added',
    'unit',
    'quantity',
    'gap module',
    'gap indicators',
    'gap bare',
    'short',
  ])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(wanted / 2000);
}, 600_000);
