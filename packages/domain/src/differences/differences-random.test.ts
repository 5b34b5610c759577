import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, MODULE_INDICATORS, type PerModule } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from '../scope/compare-scope.ts';
import { examplePost } from '../scope/example-post.fixture.ts';
import type { ScopeAnswer } from '../scope/scope-answers.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import { CHANGE_KINDS } from './change-kinds.ts';
import { changesByKind } from './changes-by-kind.ts';
import { divideDifference } from './divide-difference.ts';
import { postChanges } from './post-changes.ts';

/** Returns whole numbers below `limit`, the same ones for the same seed (Lehmer generator, Park and Miller). */
function drawFrom(start: number) {
  let state = start;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const draw = drawFrom(7);

function randomPost(place: number): ScopePost {
  const figures = () => LIFE_CYCLE_MODULES.map(() => (draw(4) === 0 ? null : (draw(90_000) - 9_000) / 7));
  return examplePost({
    position: place,
    postNumber: String(place + 1),
    productGroup: `Groep ${draw(2)}`,
    product: `Product ${draw(4)}`,
    unit: draw(5) === 0 ? 'ton' : 'm3',
    quantity: draw(9) === 0 ? 0 : (1 + draw(400)) / 3,
    mkiEur: figures(),
    co2Kg: figures(),
    declared: LIFE_CYCLE_MODULES.map(() => (draw(9) === 0 ? BARE_ROW : draw(6) === 0 ? 0b011 : 0b111)),
  });
}

function changed(post: ScopePost, place: number): ScopePost {
  const other = randomPost(place);
  if (draw(4) === 0) return other;
  return {
    ...post,
    position: place,
    quantity: draw(2) === 0 ? post.quantity : other.quantity,
    unit: draw(6) === 0 ? other.unit : post.unit,
    mkiEur: post.mkiEur.map((eur, module) => (draw(3) === 0 ? (other.mkiEur[module] ?? null) : eur)),
    declared: draw(4) === 0 ? other.declared : post.declared,
  };
}

const done = (posts: readonly ScopePost[]) => posts.filter(({ quantity }) => quantity > 0);

it('the kinds of change of random pairs are as worked out by hand, and add up to the difference', () => {
  const seen = new Set<string>();
  let compares = 0;
  for (let round = 0; round < 1500; round++) {
    const baseline = Array.from({ length: 1 + draw(5) }, (_, place) => randomPost(place));
    const kept = baseline.filter(() => draw(6) > 0);
    const optimization = [...kept, ...(draw(3) === 0 ? [randomPost(9)] : [])].map(changed);
    const said = (posts: readonly ScopePost[]): ScopeAnswer[] =>
      draw(2) === 0
        ? []
        : ['bare', 'indicators', 'module:A4', 'module:C1', 'module:D'].map((subject) => ({
            subject: subject as ScopeAnswer['subject'],
            meaning: draw(3) === 0 ? 'not-calculated' : 'not-applicable',
            positions: posts.map(({ position }) => position).filter(() => draw(3) > 0),
          }));
    const answers = { baseline: said(baseline), optimization: said(optimization) };
    const scope = compareScope(baseline, optimization);
    const found = changesByKind(postChanges(scope, answers));

    const hand = new Map<string, number>();
    const note = (kind: string, amount: number) => hand.set(kind, (hand.get(kind) ?? 0) + amount);
    const explains = (side: 'baseline' | 'optimization', post: ScopePost, subject: string) =>
      answers[side].some(
        (answer) =>
          answer.subject === subject &&
          answer.meaning === 'not-applicable' &&
          answer.positions.includes(post.position),
      );
    for (const { baseline: before, optimization: after } of scope.matched)
      for (const [place, module] of LIFE_CYCLE_MODULES.entries()) {
        const [from, to] = [before.mkiEur[place], after.mkiEur[place]];
        if (from == null && to == null) continue;
        if (from == null && to != null) {
          note(explains('baseline', before, `module:${module}`) ? 'gap' : 'unclear', to);
        } else if (from != null && to == null) {
          note(explains('optimization', after, `module:${module}`) ? 'gap' : 'unclear', -from);
        } else if (from != null && to != null) {
          const [behind, ahead] = [before.declared?.[place] ?? 0, after.declared?.[place] ?? 0];
          const lacks = (own: number, other: number) =>
            other !== BARE_ROW && (own === BARE_ROW || (other & ~own) !== 0);
          if (before.unit !== after.unit || lacks(behind, ahead) || lacks(ahead, behind)) {
            note('unclear', to - from);
          } else {
            note('quantity', (after.quantity - before.quantity) * (from / before.quantity));
            note('product', after.quantity * (to / after.quantity - from / before.quantity));
          }
        }
      }
    const wholeOf = ({ mkiEur }: ScopePost) => mkiEur.reduce<number>((sum, eur) => sum + (eur ?? 0), 0);
    for (const post of scope.missing) note('left-out', -wholeOf(post));
    for (const post of scope.added) note('added', wholeOf(post));

    for (const kind of CHANGE_KINDS) {
      const amount = found.find((each) => each.kind === kind)?.mkiEur ?? 0;
      expect(amount, `${round} ${kind}`).toBeCloseTo(hand.get(kind) ?? 0, 4);
      if (amount !== 0) seen.add(kind);
    }
    const total = (posts: readonly ScopePost[]) =>
      done(posts)
        .map(wholeOf)
        .reduce((sum, eur) => sum + eur, 0);
    const totalsOf = (posts: readonly ScopePost[]) => {
      const amounts = (figures: (post: ScopePost) => PerModule) =>
        posts.flatMap(figures).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
      const sum = (amount: number) => ({ amount, items: posts.length, undeclared: 0, incomplete: 0 });
      return { mki: sum(amounts(({ mkiEur }) => mkiEur)), co2: sum(amounts(({ co2Kg }) => co2Kg ?? [])) };
    };
    const posts = { baseline: done(baseline), optimization: done(optimization) };
    const divided = divideDifference({
      totals: { baseline: totalsOf(posts.baseline), optimization: totalsOf(posts.optimization) },
      ...{ posts, scope, answers, sameWeights: true },
    });
    for (const indicator of MODULE_INDICATORS) {
      const { compared, byProductGroup, byModule, byKind } = divided[indicator];
      if (compared.comparison) compares++;
      for (const division of [byProductGroup, byModule, byKind])
        expect(division.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
          compared.comparison?.amount ?? 0,
          5,
        );
    }

    const steps = found.reduce((sum, { mkiEur }) => sum + mkiEur, 0);
    expect(steps).toBeCloseTo(total(optimization) - total(baseline), 5);
  }
  expect(compares).toBeGreaterThan(100);
  expect([...seen].sort()).toEqual([...CHANGE_KINDS].sort());
});
