import type { GoalFigures } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** How an organisation stands to a goal, in a word: on course, behind, not to be said, or no goal. */
export function GoalChip({ standing }: Pick<GoalFigures, 'standing'>) {
  const { t } = useTranslation();
  const status = standing?.status ?? 'none';
  return (
    <Box component="span" sx={{ ...CHIP, ...LOOKS[status] }}>
      {t(`goals.status.${status}`)}
    </Box>
  );
}

/** The edge keeps the chip in sight where colours are forced, or printed in grey. */
const CHIP = {
  display: 'inline-block',
  px: 1,
  border: 1,
  borderRadius: 0.5,
  typography: 'caption',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

const QUIET = { color: 'text.secondary', borderColor: 'divider' } as const;

const LOOKS = {
  'on-course': { color: 'secondary.main', borderColor: 'secondary.main' },
  behind: { color: 'warning.main', borderColor: 'warning.main' },
  undecided: QUIET,
  none: QUIET,
} as const;
