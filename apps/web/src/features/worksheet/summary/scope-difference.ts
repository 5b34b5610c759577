import { unitKey, type WorkedOutWorksheet, type WorksheetChange } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** At each keystroke all rows are looked at, and nearly all units are written alike. */
function isSameUnit(left: string, right: string): boolean {
  return left === right || unitKey(left) === unitKey(right);
}

/**
 * Says in which the work of a worksheet is not that of its baseline: less work costs less as well (D-104). Null where it is
 * the same.
 */
export function scopeDifferenceText(
  { rows }: Pick<WorkedOutWorksheet, 'rows'>,
  change: Pick<WorksheetChange, 'rows' | 'gone'>,
  t: TFunction,
): string | null {
  let [missing, added, other] = [change.gone.length, 0, 0];
  for (const { row } of rows) {
    const against = change.rows.get(row.key)?.against ?? null;
    if (row.leftOut) missing += against === null ? 0 : 1;
    else if (against === null) added++;
    else if (against.quantity !== row.quantity || !isSameUnit(against.unit, row.unit)) other++;
  }
  const said = [
    ...(missing > 0 ? [t('worksheet.summary.missing', { count: missing })] : []),
    ...(added > 0 ? [t('worksheet.summary.added', { count: added })] : []),
    ...(other > 0 ? [t('worksheet.summary.otherQuantity', { count: other })] : []),
  ];
  return said.length === 0 ? null : t('worksheet.summary.scope', { differences: said.join(', ') });
}
