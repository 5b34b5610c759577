import type { Covered, Statistic, StatisticChild } from '@milieuspoor/contract';
import type { Ranking, SetCode } from '@milieuspoor/domain';
import { expect } from 'vitest';
import { basisByHand } from './basis-by-hand.fixture.ts';
import {
  type Chosen,
  type Figures,
  figuresOf,
  type Pair,
  type Post,
  postsOf,
  type Stated,
  statedBy,
} from './by-hand.fixture.ts';

/** How posts are divided into children: by a key that identifies them, and the name in the answer. */
export interface Split {
  readonly key: (post: Post) => string;
  readonly name: (post: Post) => string;
}

export const BY_PROJECT: Split = { key: ({ of }) => of.project.id, name: ({ of }) => of.project.name };
export const BY_GROUP: Split = byPath(1);
export const BY_SUB_GROUP: Split = byPath(2);
export const BY_PRODUCT: Split = byPath(3);

function byPath(depth: number): Split {
  const path = ({ item }: Post) => [item.productGroup, item.productSubGroup, item.product].slice(0, depth);
  return { key: (post) => path(post).join(' / '), name: (post) => path(post).at(-1) ?? '' };
}

/** The kinds of statistics that list the ten largest nodes instead of every child. */
const OF_NODES = /per_|hotspot/;
/** The statistics that only have a whole. */
const WHOLE_ONLY = /^energy$|^emissions_/;

/** Compares every statistic of an answer with the sums of the items of the chosen calculations. */
export function expectStatistics(
  statistics: readonly Statistic[],
  asked: {
    readonly chosen: readonly Chosen[];
    readonly within: (post: Post) => boolean;
    readonly set: SetCode;
    readonly children: Split;
    readonly nodes: Split;
    /** the ranking of the largest nodes; by MKI by default */
    readonly rankedBy?: Ranking;
    /** the chosen pairs, where they are of several projects */
    readonly pairs?: readonly Pair[];
  },
): void {
  const all = postsOf(asked.chosen).filter(asked.within);
  const sides = [...new Set(all.map(({ of }) => of.side))];
  expect([...new Set(statistics.map(({ name }) => name))].sort()).toEqual(sides.sort());
  for (const statistic of statistics.filter(({ statistic }) => statistic !== 'raw_id_per_product_group')) {
    const kind = statistic.statistic;
    const { posts, others } = basisOf(kind, all, asked);
    const own = posts.filter(({ of }) => of.side === statistic.name);
    const whole = figuresOf(own, asked.set);
    expectCovered(statistic, statedBy(kind, whole, whole), kind);
    expect(statistic.coverage).toEqual(
      figuresOf(
        all.filter(({ of }) => of.side === statistic.name),
        asked.set,
      ).coverage,
    );
    expectOthers(statistic, others, asked);
    if (WHOLE_ONLY.test(kind)) continue;
    const split = OF_NODES.test(kind) ? asked.nodes : asked.children;
    expectChildren(statistic, parts(own, split, asked.set), whole);
    if (OF_NODES.test(kind)) expectLargest(statistic, posts, split, asked);
  }
}

interface Basis {
  readonly set: SetCode;
  readonly within: (post: Post) => boolean;
  readonly children: Split;
  readonly pairs?: readonly Pair[];
}

/** Returns the posts that a statistic covers, and those of the projects that it states separately. */
function basisOf(kind: string, all: readonly Post[], { pairs, set, within }: Basis) {
  if (!pairs) return { posts: all, others: null };
  const { compared, others } = basisByHand(kind, pairs, set, within);
  const among = (list: readonly Pair[]) => {
    const ids = new Set(list.map(({ project }) => project.id));
    return all.filter(({ of }) => ids.has(of.project.id));
  };
  if (others.length === 0) return { posts: all, others: null };
  return {
    posts: among(compared),
    others: { posts: among(others), projects: others.length, of: compared.length + others.length },
  };
}

/** Checks the separately stated projects: each by itself where the children are projects. */
function expectOthers(
  { statistic: kind, name, others: found }: Statistic,
  others: ReturnType<typeof basisOf>['others'],
  { set, children }: Basis,
): void {
  if (!others || !found) {
    expect(found, `others of ${kind}`).toBe(others ? 'stated' : undefined);
    return;
  }
  const own = others.posts.filter(({ of }) => of.side === name);
  const whole = figuresOf(own, set);
  expect([found.projects, found.of], kind).toEqual([others.projects, others.of]);
  expectCovered(found, statedBy(kind, whole, whole), `others of ${kind}`);
  const listed = children === BY_PROJECT && !OF_NODES.test(kind) && !WHOLE_ONLY.test(kind);
  expect(found.product_groups !== undefined, `others of ${kind} are listed`).toBe(listed);
  if (!found.product_groups) return;
  const byHand = parts(own, BY_PROJECT, set);
  expect(found.product_groups.map(({ uuid }) => uuid).sort()).toEqual([...byHand.keys()].sort());
  for (const child of found.product_groups) {
    const part = byHand.get(child.uuid);
    if (part) expectCovered(child, statedBy(kind, part.figures, whole), `${kind} of ${child.name}`);
  }
}

interface Part {
  readonly name: string;
  readonly figures: Figures;
}

function parts(posts: readonly Post[], split: Split, set: SetCode): Map<string, Part> {
  const groups = Map.groupBy(posts, split.key);
  return new Map(
    [...groups].map(([key, group]) => {
      const [first] = group;
      return [key, { name: first ? split.name(first) : '', figures: figuresOf(group, set) }];
    }),
  );
}

/** Checks that the listed children are among those by hand, each once, and that the others add up to the rest. */
function expectChildren(statistic: Statistic, byHand: Map<string, Part>, whole: Figures): void {
  const left = [...byHand.values()];
  for (const child of listOf(statistic)) {
    const place = left.findIndex(
      ({ name, figures }) =>
        name === child.name && sameCovered(child, statedBy(statistic.statistic, figures, whole)),
    );
    expect(place, `${statistic.statistic} ${statistic.name} ${child.name}`).toBeGreaterThanOrEqual(0);
    left.splice(place, 1);
  }
  if (!OF_NODES.test(statistic.statistic)) {
    expect(left).toEqual([]);
    return;
  }
  expect(statistic.children_in_all).toBe(byHand.size);
  const rest = left.map(({ figures }) => statedBy(statistic.statistic, figures, whole));
  if (rest.length === 0) {
    expect(statistic.rest).toBeNull();
    return;
  }
  const sums = Object.keys(rest[0] ?? {}).map((key): [string, Stated] => {
    const sum = (count: 'items' | 'undeclared' | 'incomplete') =>
      rest.reduce((total, figures) => total + (figures[key]?.[count] ?? 0), 0);
    const amounts = rest
      .map((figures) => figures[key]?.amount)
      .filter((amount) => typeof amount === 'number');
    const amount = amounts.length === 0 ? null : amounts.reduce((total, each) => total + each, 0);
    return [
      key,
      { amount, items: sum('items'), undeclared: sum('undeclared'), incomplete: sum('incomplete') },
    ];
  });
  expect(statistic.rest, `rest of ${statistic.statistic}`).toBeTruthy();
  if (statistic.rest)
    expectCovered(statistic.rest, Object.fromEntries(sums), `rest of ${statistic.statistic}`);
}

/** Checks the ten largest nodes on either side: those that the side has, the largest first. */
function expectLargest(
  statistic: Statistic,
  posts: readonly Post[],
  split: Split,
  { set, rankedBy = 'mki' }: { readonly set: SetCode; readonly rankedBy?: Ranking },
): void {
  const nodes = [...Map.groupBy(posts, split.key).values()].map((group) => {
    const sides = [...Map.groupBy(group, ({ of }) => of.side).values()];
    return {
      name: group.map(split.name)[0],
      onSide: group.some(({ of }) => of.side === statistic.name),
      size: Math.max(...sides.map((side) => sizeOf(figuresOf(side, set), rankedBy))),
    };
  });
  expect(statistic.nodes_in_all).toBe(nodes.length);
  // When all sizes differ, the order is fixed.
  if (new Set(nodes.map(({ size }) => size)).size < nodes.length) return;
  const largest = nodes.sort((left, right) => right.size - left.size).slice(0, 10);
  expect(listOf(statistic).map(({ name }) => name)).toEqual(
    largest.filter(({ onSide }) => onSide).map(({ name }) => name),
  );
}

/** Returns the size of a node in a ranking; 0 where nothing is declared. */
function sizeOf({ mki, co2, resource }: Figures, rankedBy: Ranking): number {
  if (rankedBy === 'mki') return mki.amount ?? 0;
  if (rankedBy === 'co2') return co2.amount ?? 0;
  const tons = (['primaryTon', 'secondaryTon', 'biobasedTon'] as const).map(
    (key) => resource(key).amount ?? 0,
  );
  return tons.reduce((total, each) => total + each, 0);
}

function listOf({ product_groups, products }: Statistic): readonly StatisticChild[] {
  return product_groups ?? products ?? [];
}

type Values = Readonly<Record<string, number | null>>;
type CoveredFigures = Covered & { readonly values: Values };

/** Returns the figures in the form of the answer: a count is only named where it is above 0. */
function asAnswer(expected: Readonly<Record<string, Stated>>): CoveredFigures {
  const entries = Object.entries(expected);
  const counts = (count: 'undeclared' | 'incomplete') =>
    Object.fromEntries(entries.flatMap(([key, stated]) => (stated[count] > 0 ? [[key, stated[count]]] : [])));
  return {
    values: Object.fromEntries(entries.map(([key, { amount }]) => [key, amount])),
    items: Math.max(...entries.map(([, { items }]) => items)),
    undeclared: counts('undeclared'),
    incomplete: counts('incomplete'),
  };
}

function sameCovered(found: CoveredFigures, expected: Readonly<Record<string, Stated>>): boolean {
  const { values, items, undeclared, incomplete } = asAnswer(expected);
  return (
    same(found.values, values) &&
    found.items === items &&
    same(found.undeclared, undeclared) &&
    same(found.incomplete, incomplete)
  );
}

/** Checks that figures and coverage are equal. */
export function expectCovered(
  found: CoveredFigures,
  expected: Readonly<Record<string, Stated>>,
  what: string,
): void {
  if (sameCovered(found, expected)) return;
  const { values, items, undeclared, incomplete } = found;
  expect({ values, items, undeclared, incomplete }, what).toEqual(asAnswer(expected));
}

/** Tells whether figures are equal, except for the last bits of a division. */
export function same(left: Values, right: Values): boolean {
  const keys = Object.keys(right);
  if (Object.keys(left).sort().join() !== keys.sort().join()) return false;
  return keys.every((key) => {
    const [one, other] = [left[key], right[key]];
    if (typeof one !== 'number' || typeof other !== 'number') return one === other;
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  });
}

export function expectValues(found: Values, expected: Values, what: string): void {
  if (!same(found, expected)) expect(found, what).toEqual(expected);
}
