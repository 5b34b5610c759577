import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Close as RefusedIcon } from '../../../ui/icons/close.ts';
import { InfoOutlined as AskedIcon } from '../../../ui/icons/info-outlined.ts';
import { TaskAltOutlined as SoundIcon } from '../../../ui/icons/task-alt-outlined.ts';
import { WarningAmberOutlined as WarningIcon } from '../../../ui/icons/warning-amber-outlined.ts';
import type { CheckVerdict } from './check-verdict.ts';
import { verdictText } from './verdict-text.ts';

interface VerdictHeadlineProps {
  readonly verdict: CheckVerdict;
  /** true while the file is being read again, with another answer */
  readonly reading: boolean;
  /** whether it was made on the screen */
  readonly onScreen: boolean;
}

/** The verdict on a file, as the first line of its check. */
export function VerdictHeadline({ verdict, reading, onScreen }: VerdictHeadlineProps) {
  const { t } = useTranslation();
  const { icon: Icon, color } = reading ? LOOKS.asked : lookOf(verdict);
  const { headline, detail } = verdictText(verdict, t, onScreen);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Icon sx={{ color, fontSize: 28 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {reading ? t('uploadCheck.readingAgain') : headline}
        </Typography>
        {!reading && detail !== '' && <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>}
      </Box>
    </Box>
  );
}

interface Look {
  readonly icon: ComponentType<SvgIconProps>;
  readonly color: string;
}

const LOOKS = {
  sound: { icon: SoundIcon, color: 'success.main' },
  doubtful: { icon: WarningIcon, color: 'warning.main' },
  asked: { icon: AskedIcon, color: 'info.main' },
  refused: { icon: RefusedIcon, color: 'error.main' },
} as const satisfies Record<string, Look>;

function lookOf(verdict: CheckVerdict): Look {
  switch (verdict.kind) {
    case 'sound':
      return verdict.warnings > 0 ? LOOKS.doubtful : LOOKS.sound;
    case 'asked':
      return LOOKS.asked;
    case 'refused-file':
    case 'refused-project':
      return LOOKS.refused;
  }
}
