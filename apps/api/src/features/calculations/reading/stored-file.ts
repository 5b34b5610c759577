import { createHash } from 'node:crypto';
import { placementsUsed, type ReadingOptions } from '@milieuspoor/workbook';
import type { Dependencies } from '../../../dependencies.ts';
import type { Scope } from '../../../http/caller.ts';
import type { CalculationRow } from '../calculation-row.queries.ts';
import { findCalculationFile } from '../calculations.queries.ts';

/** The file of a calculation, and how it was read: with its uploader's answers and the placements of that time. */
export interface StoredFile {
  readonly named: { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string };
  readonly options: ReadingOptions;
}

/** Returns the stored file of a calculation; 'damaged' when it is no longer the file that was uploaded. */
export async function findStoredFile(
  { database }: Pick<Dependencies, 'database'>,
  scope: Scope,
  calculation: Pick<CalculationRow, 'id' | 'fileSha256' | 'answers' | 'warnings'>,
): Promise<StoredFile | 'damaged' | null> {
  const file = await findCalculationFile(database.queries, scope, calculation.id);
  if (!file) return null;
  const { bytes, fileName } = file;
  if (!createHash('sha256').update(bytes).digest().equals(calculation.fileSha256)) return 'damaged';
  const answers = Object.fromEntries(
    calculation.answers.map(({ question, answer }) => [question.id, answer]),
  );
  return {
    named: { bytes: new Uint8Array(bytes), fileName },
    options: { answers, placements: placementsUsed(calculation.warnings) },
  };
}
