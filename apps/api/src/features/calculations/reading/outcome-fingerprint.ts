import { createHash } from 'node:crypto';
import type { Problem, WorkbookQuestion } from '@milieuspoor/workbook';
import type { ReadCalculation } from '../figures/stored-calculation.ts';
import type { ShownScope } from '../scope/shown-scope.ts';

/** The same for two readings that would be stored alike, to the last digit, and found the same to say. */
export function readingFingerprint(read: readonly Problem[] | ReadCalculation): string {
  const hash = createHash('sha256');
  if (!('items' in read)) return hash.update(JSON.stringify(read)).digest('hex');
  const { items, totals, ...rest } = read;
  hash.update(JSON.stringify(rest));
  for (const columns of [items, totals])
    for (const [name, arrays] of Object.entries(columns)) {
      hash.update(`\0${name}\0`);
      for (const array of arrays) hash.update(array);
    }
  return hash.digest('hex');
}

/** The same for two checks whose readings and whose questions are the same, about the scope as well. */
export function checkFingerprint(
  reading: string,
  questions: readonly WorkbookQuestion[],
  held: { readonly againstId: string; readonly scope: ShownScope } | null,
): string {
  const hash = createHash('sha256').update(reading).update(JSON.stringify(questions));
  const asked = held?.scope.questions.map(({ id, postCount, meaning }) => [id, postCount, meaning]) ?? [];
  // The same questions beside another calculation are others: an answer names what it was given beside.
  return hash.update(JSON.stringify([asked.length > 0 ? held?.againstId : null, asked])).digest('hex');
}
