import {
  type DiscountLine,
  EMPTY_FIGURE,
  formatEuro,
  type ThresholdValue,
  type WinningThreshold,
} from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import { AnalysisTable } from '../analysis-table.tsx';
import { signedEuro } from '../signed-euro.ts';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

interface ThresholdTableProps {
  readonly thresholds: readonly WinningThreshold<NamedBid>[];
  readonly line: DiscountLine;
}

const COLUMNS = ['present', 'nearest', 'difference', 'winner'] as const;
const NOTES = ['none', 'undecided'] as const;

/** Shows, for each value of the model, at which lower and which higher value somebody else would have won. */
export function ThresholdTable({ thresholds, line }: ThresholdTableProps) {
  const { t, i18n } = useTranslation();
  const present: Readonly<Record<ThresholdValue, number>> = {
    'maximum-discount': line.maxDiscountEur,
    'reference-value': line.upperEur,
    'target-value': line.lowerEur,
  };
  const shownNotes = NOTES.filter((note) => thresholds.some((each) => noteOf(each) === note));
  return (
    <>
      <AnalysisTable
        label={t('tenderAnalysis.thresholds.title')}
        heading={t('tenderAnalysis.thresholds.columns.value')}
        columns={COLUMNS.map((key) => ({
          key,
          label: t(`tenderAnalysis.thresholds.columns.${key}`),
          words: key === 'winner',
        }))}
        rows={thresholds.map((threshold) => {
          const { value, direction, atEur, differenceEur, winners } = threshold;
          const note = noteOf(threshold);
          return {
            key: `${value}-${direction}`,
            heading: t(`tenderAnalysis.thresholds.rows.${value}.${direction}`),
            cells: [
              formatEuro(present[value]),
              note === null ? formatEuro(atEur) : t(`tenderAnalysis.thresholds.${note}`),
              signedEuro(differenceEur),
              winners.length === 0
                ? EMPTY_FIGURE
                : asList(
                    winners.map(({ name }) => name),
                    i18n.language,
                    'conjunction',
                  ),
            ],
          };
        })}
      />
      {shownNotes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`tenderAnalysis.thresholds.notes.${note}`)}
        </Typography>
      ))}
    </>
  );
}

/** Returns why there is no value to show; null if there is one. */
function noteOf({ atEur, undecided }: WinningThreshold<NamedBid>): (typeof NOTES)[number] | null {
  if (undecided) return 'undecided';
  return atEur === null ? 'none' : null;
}
