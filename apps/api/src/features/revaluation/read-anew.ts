import type { Dependencies } from '../../dependencies.ts';
import type { Scope } from '../../http/caller.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import type { WorkbookOutcome } from '../calculations/figures/stored-calculation.ts';
import { findStoredFile } from '../calculations/reading/stored-file.ts';
import type { ReadingFailure } from '../calculations/reading/workbook-reader.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';

export type RevaluationDependencies = Pick<Dependencies, 'database' | 'clock' | 'workbookReader'>;

/** The present result of a stored file; 'damaged' when it is no longer the file that was uploaded. */
export type AnewOutcome = WorkbookOutcome | ReadingFailure | { readonly kind: 'damaged' };

/** Files that any member of staff reads take turns with those of the organisation's own members. */
const STAFF = 'staff';

/**
 * Reads the stored bytes of a calculation like an upload of today, with its uploader's answers and the column
 * placements of that time, and values them with the present weights.
 */
export async function readAnew(
  { database, clock, workbookReader }: RevaluationDependencies,
  scope: Scope,
  calculation: Pick<CalculationRow, 'id' | 'organisationId' | 'fileSha256' | 'answers' | 'warnings'>,
): Promise<AnewOutcome | null> {
  const file = await findStoredFile({ database }, scope, calculation);
  if (!file) return null;
  if (file === 'damaged') return { kind: 'damaged' };
  const weights = await findWeightedSets({ database, clock });
  const { organisationId } = calculation;
  return workbookReader.read({ ...file.named, weights, organisationId, memberId: STAFF }, file.options);
}
