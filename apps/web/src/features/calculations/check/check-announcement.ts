import type { CalculationCheck } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** The outcome of a check in a sentence, for who can't see the panel come up. */
export function checkAnnouncement(file: string, check: CalculationCheck, t: TFunction): string {
  if (!check.accepted) {
    const text = t('uploadCheck.announcedRefused', { file, errors: check.error_count });
    return check.refusal === null ? text : `${text} ${check.refusal}`;
  }
  const headline = check.totals.find(({ set }) => set === check.mki_set);
  const mki = headline ? `${formatMki(headline.mki_value)} (${IMPACT_SETS[headline.set].name})` : '-';
  return t('uploadCheck.announcedSound', { file, mki, warnings: check.warning_count });
}
