import type { Calculation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { WarningAmberOutlined as WarningIcon } from '../../../ui/icons/warning-amber-outlined.ts';

/** px */
const LIST_MAX_HEIGHT = 260;

interface CalculationFindingsProps {
  readonly calculation: Pick<Calculation, 'name' | 'warnings'>;
}

/** What the import let through but has doubts about. */
export function CalculationFindings({ calculation }: CalculationFindingsProps) {
  const { t } = useTranslation();
  const { name, warnings } = calculation;
  return (
    <Box component="details" sx={{ fontSize: '0.9375rem' }}>
      <Box
        component="summary"
        sx={{ color: 'warning.main', cursor: 'pointer', width: 'fit-content', fontWeight: 600, py: 0.5 }}
      >
        <WarningIcon fontSize="small" sx={{ verticalAlign: '-0.25em', mr: 0.75 }} />
        {t('calculations.row.warnings', { count: warnings.length })}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('calculations.row.warningsOf', { name })}
        sx={{ m: 0, mt: 0.5, pl: 5, maxHeight: LIST_MAX_HEIGHT, overflowY: 'auto', '& li + li': { mt: 0.5 } }}
      >
        {warnings.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two warnings may read the same, and the list never changes
          <li key={index}>{warning}</li>
        ))}
      </Box>
    </Box>
  );
}
