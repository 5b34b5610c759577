import { createHash } from 'node:crypto';
import type { Problem, WorkbookQuestion } from '@milieuspoor/workbook';
import type { ReadCalculation } from '../figures/stored-calculation.ts';
import type { ShownScope } from '../scope/shown-scope.ts';

/**
 * Returns a fingerprint that is equal for two readings that would be stored identically, to the last digit, with the
 * same findings.
 */
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

/**
 * Returns a fingerprint that is equal for two checks with equal readings and questions, including those about the
 * scope.
 */
export function checkFingerprint(
  reading: string,
  questions: readonly WorkbookQuestion[],
  held: { readonly againstId: string; readonly scope: ShownScope } | null,
): string {
  const hash = createHash('sha256').update(reading).update(JSON.stringify(questions));
  const asked = held?.scope.questions.map(({ id, postCount, meaning }) => [id, postCount, meaning]) ?? [];
  // Questions compared with another calculation differ: an answer names the calculation with which it was compared.
  return hash.update(JSON.stringify([asked.length > 0 ? held?.againstId : null, asked])).digest('hex');
}
