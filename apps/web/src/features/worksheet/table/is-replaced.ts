import type { WorksheetRow } from '@milieuspoor/domain';

/**
 * Whether a row takes its figures from something else than the post that it came from: a product, or another post.
 * `madeFrom`: the calculation that the worksheet was made from; null for none, and for one that is gone.
 */
export function isReplaced({ source, origin }: WorksheetRow, madeFrom: string | null): boolean {
  if (source.kind !== 'item') return source.kind === 'product';
  return madeFrom !== null && (source.calculation !== madeFrom || source.postNumber !== origin);
}
