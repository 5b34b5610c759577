import { RESOURCE_KEYS } from '@milieuspoor/domain';
import { RESOURCE_COLUMNS } from '../layout/posten-columns.ts';
import type { Asked } from '../questions/asked-while-reading.ts';
import type { ColumnAmounts, FoundColumns } from './columns/find-columns.ts';
import type { DraftItem } from './draft-item.ts';

/**
 * Asks what the figures of columns are for, with what the calculation comes to by each answer, and divides those that are
 * for the whole quantity by it. Call once, when no number is open any more.
 */
export function settleAmounts(
  items: Iterable<DraftItem>,
  amounts: FoundColumns['amounts'],
  asked: Asked,
): void {
  if (amounts.size === 0) return;
  const all = [...items];
  for (const key of RESOURCE_KEYS) {
    const found = amounts.get(RESOURCE_COLUMNS[key]);
    if (!found) continue;
    const stated = all.map(({ resources, quantity }) => ({ figure: resources[key] ?? 0, quantity }));
    pushAmounts(found, stated, asked);
    if (found.of !== 'in-all') continue;
    for (const { resources, quantity } of all) {
      const figure = resources[key];
      // A figure other than 0 without a quantity is an error already.
      if (figure !== null && quantity > 0) resources[key] = figure / quantity;
    }
  }
}

/** Asks what the figures of a column are for, with what all items come to by each answer. */
export function pushAmounts(
  { question }: ColumnAmounts,
  stated: readonly { readonly figure: number; readonly quantity: number }[],
  { questions }: Asked,
): void {
  if (!question) return;
  questions.push({
    ...question,
    perUnit: stated.reduce((sum, { figure, quantity }) => sum + figure * quantity, 0),
    inAll: stated.reduce((sum, { figure }) => sum + figure, 0),
  });
}
