import { formatEuro } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Says that the typed value is not stored, and which value stays: an amount in whole euro, or null for none. */
export function notStoredText(stays: number | null, t: TFunction): string {
  return stays === null
    ? t('tenders.fields.staysEmpty')
    : t('tenders.fields.stays', { amount: formatEuro(stays) });
}
