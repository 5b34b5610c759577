import { createHash } from 'node:crypto';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import type { StoredCalculation } from '../calculations/figures/stored-calculation.ts';

/**
 * Returns a key of what a calculation would become, and what it was: another figure, other weights or another revision
 * gives another key. So a choice for an outcome is a choice for what was seen.
 */
export function outcomeKey(
  calculation: Pick<CalculationRow, 'id' | 'revision'>,
  fresh: StoredCalculation,
): string {
  const { sets, headlineSet, headlineMkiEur, headlineCo2Kg, weightsVersions, warnings } = fresh;
  const hash = createHash('sha256').update(
    JSON.stringify([
      calculation.id,
      calculation.revision,
      { sets, headlineSet, headlineMkiEur, headlineCo2Kg, weightsVersions, warnings },
    ]),
  );
  for (const rows of [fresh.items, fresh.totals])
    for (const [column, arrays] of Object.entries(rows)) {
      hash.update(column);
      for (const array of arrays) hash.update(array);
    }
  return hash.digest('base64url');
}
