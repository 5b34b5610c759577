import type { Calculation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** The number of a calculation in the report. A sealed bid gets no number, and the cell says so. */
export function VariantCell({
  calculation,
}: {
  readonly calculation: Pick<Calculation, 'variant' | 'include_in_report'>;
}) {
  const { t } = useTranslation();
  const { variant, include_in_report: included } = calculation;
  if (variant !== null) return <strong>{t('reports.variant', { number: variant })}</strong>;
  if (!included) return '–';
  return (
    <Tooltip title={t('reports.sealed.why')} describeChild>
      {/* A tooltip that only the mouse can open would hide the reason from users without a mouse. */}
      <Box component="span" tabIndex={0}>
        {t('reports.sealed.mark')}
      </Box>
    </Tooltip>
  );
}
