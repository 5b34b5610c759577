import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SetSwitch } from '../filters/set-switch.tsx';

interface StatisticsHeaderProps {
  readonly set: SetCode;
  readonly available: readonly SetCode[];
  readonly onChooseSet: (set: SetCode) => void;
}

/** Shows the subject of the charts below, and their set. */
export function StatisticsHeader({ set, available, onChooseSet }: StatisticsHeaderProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        justifyContent: 'space-between',
      }}
    >
      <Typography variant="h2">{t('statistics.heading')}</Typography>
      <SetSwitch chosen={set} available={available} onChoose={onChooseSet} />
    </Box>
  );
}
