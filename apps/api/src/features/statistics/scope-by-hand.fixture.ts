import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type SetCode,
} from '@milieuspoor/domain';
import {
  type HandAnswer,
  type HandNode,
  type HandPost,
  type HandStanding,
  scopeByHand,
  standingByHand,
} from '@milieuspoor/domain/scope-by-hand';
import type { RandomCalculation } from '../../testing/random-calculation.ts';
import type { RandomProject } from '../../testing/random-world.ts';
import { mkiRowOf, type Pair, type Post } from './by-hand.fixture.ts';

/** Returns what two calculations lack of one another in a set, computed from their items and the answers. */
export function standingOfPairByHand(pair: Pair, set: SetCode): HandStanding {
  const { baseline, optimization } = pair;
  const key = `${baseline.id} ${optimization.id} ${set}`;
  const known = STANDINGS.get(key);
  if (known) return known;
  const { posts, answers } = workByHand(pair, set);
  const standing = standingByHand(posts, scopeByHand(posts), answers);
  STANDINGS.set(key, standing);
  return standing;
}

/** Returns the posts of both sides in a set, and the answers about each of them. */
export function workByHand({ project, baseline, optimization }: Pair, set: SetCode) {
  return {
    posts: { baseline: handPosts(baseline, set), optimization: handPosts(optimization, set) },
    answers: {
      baseline: answersOf(project, baseline, optimization),
      optimization: answersOf(project, optimization, baseline),
    },
  };
}

const STANDINGS = new Map<string, HandStanding>();

/**
 * Returns the answers about a calculation; those about posts that it does not have only if asked against the other one.
 */
function answersOf(
  { answers }: RandomProject,
  calculation: RandomCalculation,
  against: RandomCalculation,
): HandAnswer[] {
  return answers
    .filter(({ calculationId }) => calculationId === calculation.id)
    .filter(({ subject, againstId }) => subject !== 'posts' || againstId === against.id)
    .map(({ subject, meaning, positions }) => ({
      ...{ subject, meaning },
      places:
        meaning === 'not-applicable'
          ? positions.filter((place) => !saysOtherwise(calculation, place, subject))
          : positions,
    }));
}

/**
 * Tells whether a calculation itself declares what an answer says does not apply: a module in any set, or CO2 in one
 * set alone.
 */
function saysOtherwise(calculation: RandomCalculation, place: number, subject: string): boolean {
  const [a1, a2] = (['a1', 'a2'] as const).map((set) =>
    handPosts(calculation, set).find((post) => post.place === place),
  );
  if (subject === 'indicators')
    return LIFE_CYCLE_MODULES.some((_, module) => {
      const [one, other] = [a1?.co2?.[module], a2?.co2?.[module]];
      return (one === null && Boolean(other)) || (other === null && Boolean(one));
    });
  const module = LIFE_CYCLE_MODULES.findIndex((name) => subject === `module:${name}`);
  return module >= 0 && [a1, a2].some((post) => Boolean(post?.mki[module]));
}

function handPosts({ items }: RandomCalculation, set: SetCode): HandPost[] {
  return items.flatMap((item, place): HandPost[] => {
    const profile = item.profiles[set];
    if (!profile) return [];
    const times = (row: readonly (number | null)[]) =>
      row.map((value) => (value === null ? null : value * item.quantity));
    const mki = times(mkiRowOf(item, set));
    const co2 = profile[IMPACT_SETS[set].co2Indicator];
    return [
      {
        ...{ place, number: item.postNumber, code: item.rawCode, quantity: item.quantity },
        ...{
          group: item.productGroup,
          subGroup: item.productSubGroup,
          product: item.product,
          unit: item.unit,
        },
        ...{ mki, co2: co2 ? times(co2) : null },
        behind: LIFE_CYCLE_MODULES.map((_, module) =>
          mki[module] === null ? null : profile.MKI ? 'row' : statedIn(item, set, module),
        ),
      },
    ];
  });
}

function statedIn(item: CalculationItem, set: SetCode, module: number): Set<string> {
  const weighing = FIRST_WEIGHTED_SETS[set].indicators.filter(({ core, weightEur }) => core && weightEur > 0);
  return new Set(
    weighing.flatMap(({ code }) => (typeof item.profiles[set]?.[code]?.[module] === 'number' ? code : [])),
  );
}

/**
 * Returns the set in which the work of a pair is compared for a question about a set; null where its sides share none.
 */
function comparedSetOf({ baseline, optimization }: Pair, set: SetCode): SetCode | null {
  const isShared = (code: SetCode) => baseline.sets.includes(code) && optimization.sets.includes(code);
  return [set, set === 'a1' ? 'a2' : 'a1'].find((code): code is SetCode => isShared(code as SetCode)) ?? null;
}

/** Returns what the sides of a pair lack at the node of a question, if anything. */
export function lackingNodesOf(pair: Pair, set: SetCode, within: (post: Post) => boolean): HandNode[] {
  const scopeSet = comparedSetOf(pair, set);
  if (scopeSet === null) return [];
  const { nodes } = standingOfPairByHand(pair, scopeSet);
  return nodes.filter(({ path }) => isNode(pair, path, within));
}

/** Tells whether a question is about a node: it includes exactly the posts of both sides there. */
function isNode(pair: Pair, path: readonly string[], within: (post: Post) => boolean): boolean {
  return (['baseline', 'optimization'] as const).every((side) =>
    pair[side].items.every((item) => {
      const own = [item.productGroup, item.productSubGroup, item.product];
      const of = { side, project: pair.project, calculation: pair[side], inSet: true };
      return path.every((name, depth) => name === own[depth]) === within({ item, of });
    }),
  );
}

/** Tells whether no conclusion can be drawn about a quantity at a node, since a side lacks what the other has there. */
export function isOpenByHand(
  pair: Pair,
  set: SetCode,
  quantity: 'mki' | 'co2' | 'resources',
  within: (post: Post) => boolean,
): boolean {
  return lackingNodesOf(pair, set, within).some((node) =>
    quantity === 'resources' ? node.unworked > 0 : node[quantity].posts > 0,
  );
}
