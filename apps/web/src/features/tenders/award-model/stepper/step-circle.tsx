import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../../../ui/icons/lock-outlined.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { STEPS } from './steps.ts';

interface StepCircleProps {
  readonly number: number;
  readonly locked: boolean;
  readonly open: boolean;
}

/** px */
const SIZE = 44;

/** Shows how far a step is in the whole, '1/5' to '5/5', or the lock of a closed project. */
export function StepCircle({ number, locked, open }: StepCircleProps) {
  const { t } = useTranslation();
  const place = t('tenders.steps.place', { number, count: STEPS.length });
  return (
    <Box component="span" sx={CIRCLE}>
      <VisuallyHidden>{locked ? `${place}, ${t('tenders.steps.locked')}: ` : `${place}: `}</VisuallyHidden>
      <CircularProgress
        aria-hidden
        variant="determinate"
        enableTrackSlot
        size={SIZE}
        thickness={3}
        value={(100 * number) / STEPS.length}
        color={open ? 'primary' : 'inherit'}
      />
      <Box component="span" aria-hidden sx={INSIDE}>
        {locked ? <LockIcon fontSize="small" /> : `${number}/${STEPS.length}`}
      </Box>
    </Box>
  );
}

const CIRCLE = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: SIZE,
  height: SIZE,
} as const;

const INSIDE = { position: 'absolute', display: 'grid', typography: 'body2', fontWeight: 600 } as const;
