import type { CalculationCheck } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../lib/as-list.ts';

interface SameFileProps {
  readonly calculations: CalculationCheck['same_file'];
}

/** Says which calculations were made of exactly this file, before it is added once more. */
export function SameFile({ calculations }: SameFileProps) {
  const { t, i18n } = useTranslation();
  if (calculations.length === 0) return null;
  const names = calculations.map(({ name, calculation_type: type, applicant_name: bidder }) =>
    bidder === ''
      ? t('uploadCheck.sameFile.named', { name, type: t(`history.calculationTypes.${type}`) })
      : t('uploadCheck.sameFile.ofBidder', { name, bidder }),
  );
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {t('uploadCheck.sameFile.warning', { names: asList(names, i18n.language, 'conjunction') })}
    </Alert>
  );
}
