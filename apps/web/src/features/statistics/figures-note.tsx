import { coverageFindings, sidesOf } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadByStaff } from '../../lib/read-by-staff.ts';
import type { Weighing } from './filters/weights-lines.ts';

interface FiguresNoteProps {
  readonly set: SetCode;
  /** undefined while they are being fetched */
  readonly reply: { readonly statistics: readonly Statistic[]; readonly weights: Weighing } | undefined;
}

/**
 * Says in one box what a reader must know of all figures of a screen: the set is young, nobody confirmed a weight, or
 * there are several versions of the weights. Shows nothing if none of that applies.
 */
export function FiguresNote({ set, reply }: FiguresNoteProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  if (!reply) return null;
  const { unconfirmed, versions } = reply.weights;
  const sentences = [
    ...(isSetIncomplete(set, reply.statistics) ? [t('statistics.set.a2Incomplete')] : []),
    ...(unconfirmed.length > 0
      ? [
          t(byStaff ? 'charts.weights.noteForStaff' : 'charts.weights.note', {
            codes: unconfirmed.join(', '),
          }),
        ]
      : []),
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

/** Tells whether figures of set A2 may be partly missing, because that set is young; that has to be said above them. */
function isSetIncomplete(set: SetCode, statistics: readonly Statistic[]): boolean {
  const sides = sidesOf(statistics, 'total_mki_reference_calculation');
  return set === 'a2' && (sides.length === 0 || coverageFindings(sides, 'mki').length > 0);
}
