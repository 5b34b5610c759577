import type { Statistic } from '@milieuspoor/contract';
import { addParts, addSums, type UndeclaredQuantity } from '@milieuspoor/domain';
import { type CoveredPoint, pointOf, toCoveredSum } from '../coverage/point-coverage.ts';
import { childrenOf } from './sides.ts';

/**
 * Returns the total of the nodes of a side that are not shown: those that it lists, and those that it states as one.
 */
export function restPoint(
  side: Statistic,
  others: ReadonlySet<string>,
  key: string,
  quantity: UndeclaredQuantity,
): CoveredPoint {
  const about = { quantity, side: side.name };
  const listed = childrenOf(side).filter(({ uuid }) => others.has(uuid));
  const sums = [...listed, side.rest].flatMap((part) => toCoveredSum(pointOf(part, key, about)) ?? []);
  if (sums.length === 0) return { value: null, coverage: null };
  const { amount, ...counts } = addSums(sums);
  return { value: amount, coverage: { ...counts, about } };
}

/** Adds up several figures of one node; a node that a side doesn't have remains without a figure. */
export function togetherOf(points: readonly CoveredPoint[]): CoveredPoint {
  const [first] = points;
  if (points.length === 1 && first) return first;
  const about = first?.coverage?.about;
  if (!about) return { value: null, coverage: null };
  const { amount, ...counts } = addParts(points.flatMap((point) => toCoveredSum(point) ?? []));
  return { value: amount, coverage: { ...counts, about: { ...about, quantity: 'material' } } };
}
