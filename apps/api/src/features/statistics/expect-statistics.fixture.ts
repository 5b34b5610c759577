import type { Statistic, StatisticChild } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { expect } from 'vitest';
import {
  type Chosen,
  type Figures,
  figuresOf,
  type Post,
  postsOf,
  totalOf,
  valuesOf,
} from './by-hand.fixture.ts';

/** How posts fall apart into children: by a key that tells them apart, and the name that the answer calls them. */
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

/** The statistics of the kinds that list the ten largest nodes instead of every child. */
const OF_NODES = /per_|hotspot/;
/** The statistics that come as a whole only. */
const WHOLE_ONLY = /^energy$|^emissions_/;

/** Holds every statistic of an answer against what the items of the chosen calculations come to. */
export function expectStatistics(
  statistics: readonly Statistic[],
  asked: {
    readonly chosen: readonly Chosen[];
    readonly within: (post: Post) => boolean;
    readonly set: SetCode;
    readonly children: Split;
    readonly nodes: Split;
  },
): void {
  const posts = postsOf(asked.chosen).filter(asked.within);
  const sides = [...new Set(posts.map(({ of }) => of.side))];
  expect([...new Set(statistics.map(({ name }) => name))].sort()).toEqual(sides.sort());
  for (const statistic of statistics.filter(({ statistic }) => statistic !== 'raw_id_per_product_group')) {
    const own = posts.filter(({ of }) => of.side === statistic.name);
    const whole = figuresOf(own, asked.set);
    const kind = statistic.statistic;
    expectValues(statistic.values, valuesOf(kind, whole, whole), kind);
    expect(statistic.coverage).toEqual(whole.coverage);
    if (WHOLE_ONLY.test(kind)) continue;
    const split = OF_NODES.test(kind) ? asked.nodes : asked.children;
    expectChildren(statistic, parts(own, split, asked.set), whole);
    if (OF_NODES.test(kind)) expectLargest(statistic, posts, split, asked.set);
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

/** The children that are listed are among those by hand, each once; those that are not listed come to the rest. */
function expectChildren(statistic: Statistic, byHand: Map<string, Part>, whole: Figures): void {
  const left = [...byHand.values()];
  for (const child of listOf(statistic)) {
    const place = left.findIndex(
      ({ name, figures }) =>
        name === child.name && same(child.values, valuesOf(statistic.statistic, figures, whole)),
    );
    expect(place, `${statistic.statistic} ${statistic.name} ${child.name}`).toBeGreaterThanOrEqual(0);
    left.splice(place, 1);
  }
  if (!OF_NODES.test(statistic.statistic)) {
    expect(left).toEqual([]);
    return;
  }
  expect(statistic.children_in_all).toBe(byHand.size);
  const rest = left.map(({ figures }) => valuesOf(statistic.statistic, figures, whole));
  if (rest.length === 0) {
    expect(statistic.rest).toBeNull();
    return;
  }
  const sums = Object.keys(rest[0] ?? {}).map((key) => {
    const stated = rest.map((values) => values[key]).filter((value) => typeof value === 'number');
    return [key, stated.length === 0 ? null : stated.reduce((sum, value) => sum + value, 0)];
  });
  expectValues(statistic.rest ?? {}, Object.fromEntries(sums), `rest of ${statistic.statistic}`);
}

/** Of the ten nodes with the largest MKI on either side, those that the side has, the largest first. */
function expectLargest(statistic: Statistic, posts: readonly Post[], split: Split, set: SetCode): void {
  const nodes = [...Map.groupBy(posts, split.key).values()].map((group) => {
    const sides = [...Map.groupBy(group, ({ of }) => of.side).values()];
    return {
      name: group.map(split.name)[0],
      onSide: group.some(({ of }) => of.side === statistic.name),
      size: Math.max(...sides.map((side) => totalOf(figuresOf(side, set).mki) ?? 0)),
    };
  });
  // Where sizes are all different, the order is fixed.
  if (new Set(nodes.map(({ size }) => size)).size < nodes.length) return;
  const largest = nodes.sort((left, right) => right.size - left.size).slice(0, 10);
  expect(listOf(statistic).map(({ name }) => name)).toEqual(
    largest.filter(({ onSide }) => onSide).map(({ name }) => name),
  );
}

function listOf({ product_groups, products }: Statistic): readonly StatisticChild[] {
  return product_groups ?? products ?? [];
}

type Values = Readonly<Record<string, number | null>>;

/** The same figures, but for the last bits of a division. */
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
