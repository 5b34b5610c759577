import { WORKSHEET_MAX } from '@milieuspoor/contract';
import type { WorksheetRow } from '@milieuspoor/domain';
import { invalidField, type refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';

/** Returns why rows cannot be kept: each has a key of its own, and few calculations are read for them. */
export function refuseRows(rows: readonly WorksheetRow[]): ReturnType<typeof refused> | null {
  if (new Set(rows.map(({ key }) => key)).size < rows.length)
    return invalidField('rows', message('worksheet-key-twice'));
  const calculations = new Set(
    rows.flatMap(({ source }) => (source.kind === 'item' ? source.calculation : [])),
  );
  return calculations.size > WORKSHEET_MAX.calculations
    ? invalidField('rows', message('worksheet-many-calculations', { most: WORKSHEET_MAX.calculations }))
    : null;
}
