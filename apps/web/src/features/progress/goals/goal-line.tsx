import type { GoalFigures } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { numberAsTyped } from '../../../lib/number-as-typed.ts';
import { GoalChip } from './goal-chip.tsx';

/** The goal of a figure in a few words, above its chart; nothing where there is none. */
export function GoalLine({ goal }: { readonly goal: GoalFigures | undefined }) {
  const { t } = useTranslation();
  if (!goal?.standing) return null;
  const { year, percent } = goal.standing.target;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', typography: 'body2' }}>
      {t('goals.line', { percent: `${numberAsTyped(percent)} %`, year })}{' '}
      <GoalChip standing={goal.standing} />
    </Box>
  );
}
