import { formatEuro } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Says that what is typed is not stored, and what stays: an amount in whole euro, or null where there is none. */
export function notStoredText(stays: number | null, t: TFunction): string {
  return stays === null
    ? t('tenders.fields.staysEmpty')
    : t('tenders.fields.stays', { amount: formatEuro(stays) });
}
