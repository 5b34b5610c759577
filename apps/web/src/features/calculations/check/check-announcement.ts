import type { CalculationCheck } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { answersOf, verdictOf } from './check-verdict.ts';

/** Returns the outcome of a check in one sentence, for users who can't see the panel appear. */
export function checkAnnouncement(file: string, check: CalculationCheck, t: TFunction): string {
  const verdict = verdictOf(check, answersOf(check));
  switch (verdict.kind) {
    case 'refused-file':
      return t('uploadCheck.announcedRefused', { file, errors: verdict.errors });
    case 'refused-project':
      return t('uploadCheck.announcedRefusedNow', { file, reason: verdict.reason });
    case 'asked':
      return t('uploadCheck.announcedAsked', { file, count: verdict.open });
    case 'sound': {
      const headline = check.totals.find(({ set }) => set === check.mki_set);
      const mki = headline ? `${formatMki(headline.mki_value)} (${IMPACT_SETS[headline.set].name})` : '-';
      return t('uploadCheck.announcedSound', { file, mki, warnings: verdict.warnings });
    }
  }
}
