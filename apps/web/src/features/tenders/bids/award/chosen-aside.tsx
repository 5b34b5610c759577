import type { Applicant } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { asideOf } from './next-best-of.ts';

/** Warns above the bidders that the chosen bid no longer takes part. */
export function ChosenAside({ bids }: { readonly bids: readonly Applicant[] }) {
  const { t } = useTranslation();
  const [chosen] = asideOf(bids.filter(({ active }) => active));
  return chosen ? (
    <Alert severity="warning" variant="outlined">
      {t('bids.award.chosenAside', { name: chosen.name, why: t(`bids.award.why.${chosen.why}`) })}
    </Alert>
  ) : null;
}
