import type { Statistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isSetIncomplete } from '../filters/set-incomplete.ts';
import { SetSwitch } from '../filters/set-switch.tsx';

interface StatisticsHeaderProps {
  readonly set: SetCode;
  readonly available: readonly SetCode[];
  readonly onChooseSet: (set: SetCode) => void;
  /** undefined while they are on their way */
  readonly statistics: readonly Statistic[] | undefined;
}

/** What the charts below are about, in which set, and the warning that the newer set is young. */
export function StatisticsHeader({ set, available, onChooseSet, statistics }: StatisticsHeaderProps) {
  const { t } = useTranslation();
  const incomplete = statistics !== undefined && isSetIncomplete(set, statistics);
  return (
    <>
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
      {incomplete && <Alert severity="info">{t('statistics.set.a2Incomplete')}</Alert>}
    </>
  );
}
