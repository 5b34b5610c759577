import type { Statistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isSetIncomplete } from './filters/set-incomplete.ts';
import type { Weighing } from './filters/weights-lines.ts';

interface FiguresNoteProps {
  readonly set: SetCode;
  /** undefined while they are on their way */
  readonly reply: { readonly statistics: readonly Statistic[]; readonly weights: Weighing } | undefined;
}

/**
 * What has to be known of all figures of a screen before they are read, in one box: that the set is young, that nobody
 * confirmed a weight, that there are several versions of them. Nothing where none of that holds.
 */
export function FiguresNote({ set, reply }: FiguresNoteProps) {
  const { t } = useTranslation();
  if (!reply) return null;
  const { unconfirmed, versions } = reply.weights;
  const sentences = [
    ...(isSetIncomplete(set, reply.statistics) ? [t('statistics.set.a2Incomplete')] : []),
    ...(unconfirmed.length > 0 ? [t('charts.weights.note', { codes: unconfirmed.join(', ') })] : []),
    ...(versions.length > 1 ? [t('charts.weights.mixed', { versions: versions.join(', ') })] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 0.5 } }}>
      {sentences.map((sentence) => (
        <Box component="p" key={sentence} sx={{ m: 0 }}>
          {sentence}
        </Box>
      ))}
    </Alert>
  );
}
