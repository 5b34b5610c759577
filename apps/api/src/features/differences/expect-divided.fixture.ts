import type { DifferenceStep, DividedDifference } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { expect } from 'vitest';
import type { Pair } from '../statistics/by-hand.fixture.ts';
import { sidesByHand } from '../statistics/sides-by-hand.fixture.ts';
import { type HandPart, partsByHand } from './steps-by-hand.fixture.ts';

const isCompared = (pair: Pair, set: SetCode, indicator: 'mki' | 'co2') =>
  !sidesByHand(pair, set, indicator).includes(null);

export const total = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Tells whether two figures are the same, but for the order in which binary fractions were added up. */
export function expectSame(found: number, byHand: number, what: string) {
  expect(Math.abs(found - byHand), `${what}: ${found} and ${byHand}`).toBeLessThan(
    1e-6 * Math.max(1, Math.abs(byHand)),
  );
}

const stepsByHand = (parts: readonly HandPart[]) =>
  new Map([...Map.groupBy(parts, ({ step }) => step)].map(([step, list]) => [step, total(list)]));

/** Returns the steps of an answer under the names that they have by hand. */
export function named({
  by_product_group,
  by_module,
  by_kind,
}: DividedDifference): [string, DifferenceStep][] {
  return [
    ...by_product_group.map((step): [string, DifferenceStep] => [`group ${step.name}`, step]),
    ...[...by_module, ...by_kind].map((step): [string, DifferenceStep] => [step.key, step]),
  ];
}

/** Compares an answer with its pairs, step by step, and returns the number of steps. */
export function expectDivided(
  divided: DividedDifference,
  pairs: readonly Pair[],
  set: SetCode,
  indicator: 'mki' | 'co2',
) {
  const compared = pairs.filter((pair) => isCompared(pair, set, indicator));
  const parts = compared.map((pair) => partsByHand(pair, set, indicator));
  const byHand = stepsByHand(parts.flat());
  const steps = named(divided);
  expect(divided.compared.compared).toBe(compared.length);
  if (compared.length === 0) {
    expect(divided.compared.comparison).toBeNull();
    expect(steps).toEqual([]);
    return 0;
  }
  for (const [name, { amount }] of steps) expectSame(amount, byHand.get(name) ?? 0, name);
  const told = new Set(steps.map(([name]) => name));
  for (const [name, amount] of byHand)
    if (!told.has(name)) expectSame(0, amount, `${name}, which is not told`);
  for (const { key, posts } of divided.by_kind) {
    const ofKind = parts.map((list) => list.filter(({ step }) => step === key));
    const countOf = (list: readonly HandPart[]) =>
      new Set(list.map(({ before, after }) => `${before?.place} ${after?.place}`)).size;
    expect(posts, key).toBe(ofKind.map(countOf).reduce((sum, count) => sum + count, 0));
  }
  for (const division of ['by_product_group', 'by_module', 'by_kind'] as const)
    expectSame(total(divided[division]), divided.compared.comparison?.amount ?? Number.NaN, division);
  return steps.length;
}
