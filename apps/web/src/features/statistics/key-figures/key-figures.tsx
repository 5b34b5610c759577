import type { PairsComparisonAnswer, Statistic } from '@milieuspoor/contract';
import { formatShare, type SeriesName } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { overProjectsText, reasonText } from '../../../charts/coverage/coverage-texts.ts';
import { leavesOut } from '../../../charts/coverage/point-coverage.ts';
import { CoverageMark } from '../../../charts/coverage/show-items.tsx';
import { displayOf } from '../../../charts/quantities.ts';
import { isRoundedDifference } from '../../../charts/rounded-difference.ts';
import { sidePoint, sidesOf } from '../../../charts/series/sides.ts';
import { Track } from '../../../charts/track/track.tsx';
import type { TrackSides } from '../../../charts/track/track-of.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { LargestChanges } from './largest-changes.tsx';

interface KeyFiguresProps {
  /** the place that they are about, null for the whole */
  readonly about: string | null;
  /** undefined while it is on its way */
  readonly reply: StatisticsReply | undefined;
}

const INDICATORS = [
  { quantity: 'mki', kind: 'total_mki_reference_calculation' },
  { quantity: 'co2', kind: 'co2' },
] as const;

/** px: the page doesn't jump when the figures arrive */
const ROOM = 180;

/** MKI and CO2 as the server totals them, and with two sides what the optimisation changes, and where. */
export function KeyFigures({ reply, about }: KeyFiguresProps) {
  const { t } = useTranslation();
  const { statistics = [], changes } = reply ?? {};
  const comparison = changes?.mki.comparison;
  const compares = Boolean(comparison);
  return (
    <Box
      component="section"
      aria-label={t('statistics.figures.label')}
      sx={{
        display: 'grid',
        gap: 2,
        minHeight: ROOM,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          ...(compares ? { lg: 'repeat(3, minmax(0, 1fr))' } : {}),
        },
      }}
    >
      {about && (
        <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      {reply &&
        INDICATORS.map(({ quantity, kind }) => {
          const sides = sidesOf(statistics, kind);
          const { format } = displayOf(quantity);
          return (
            <Paper key={kind} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
              <Box component="h3" sx={{ m: 0, mb: 1, typography: 'h3' }}>
                {t(`statistics.figures.${quantity}`)}
              </Box>
              <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
                {sides.map((side) => {
                  const point = sidePoint(side, 'total', { quantity });
                  return (
                    <KeyFigure
                      key={side.name}
                      term={t(`charts.sides.${side.name}`)}
                      figure={format(point.value)}
                      note={leavesOut(point) && <CoverageMark point={point} />}
                    />
                  );
                })}
                {changes && <Difference change={changes[quantity]} quantity={quantity} format={format} />}
              </Box>
              <Box sx={{ mt: 1.5 }}>
                <Track {...trackSides(sides, changes?.[quantity] ?? null, quantity)} />
              </Box>
            </Paper>
          );
        })}
      {compares && changes && <LargestChanges changes={changes} />}
    </Box>
  );
}

/**
 * What the track is drawn of: what can be compared, so that it shows the difference that stands beside it; and of one side
 * what there is of it.
 */
function trackSides(
  sides: readonly Statistic[],
  change: PairsComparisonAnswer | null,
  quantity: 'mki' | 'co2',
): TrackSides {
  if (change?.comparison) return { ...change.comparison, comparable: true };
  const amountOf = (name: SeriesName) => {
    const side = sides.find((each) => each.name === name);
    return side ? sidePoint(side, 'total', { quantity }).value : null;
  };
  return {
    baseline: amountOf('baseline'),
    optimization: amountOf('optimization'),
    // Without a comparison there are sides that may not be held against one another, or there is only one.
    comparable: false,
  };
}

interface KeyFigureProps {
  readonly term: string;
  /** null where the note stands in its place */
  readonly figure: string | null;
  readonly note?: ReactNode;
}

function KeyFigure({ term, figure, note }: KeyFigureProps) {
  return (
    <Box>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      {figure !== null && (
        <Box
          component="dd"
          sx={{ m: 0, fontSize: '1.375rem', fontWeight: 660, lineHeight: 1.3, whiteSpace: 'nowrap' }}
        >
          {figure}
        </Box>
      )}
      {note && (
        <Box component="dd" sx={{ m: 0, color: 'text.secondary', typography: 'body2' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

interface DifferenceProps {
  readonly change: PairsComparisonAnswer;
  readonly quantity: 'mki' | 'co2';
  readonly format: (value: number) => string;
}

/**
 * In words as well as in figures: 'minder' can't be misread as a minus can. Where nothing can be compared the reason
 * stands in place of the figure, and of several projects it says over how many it speaks.
 */
function Difference({ change, quantity, format }: DifferenceProps) {
  const { t } = useTranslation();
  const { comparison } = change;
  if (!comparison) {
    const reason = reasonText(change, quantity, t);
    return <KeyFigure term={t('statistics.figures.difference')} figure={null} note={reason} />;
  }
  const { amount, share, incomplete } = comparison;
  const direction = amount < 0 ? 'less' : 'more';
  const over = overProjectsText(change, t);
  const notes = [
    ...(share === null || amount === 0
      ? []
      : [t('statistics.figures.share', { share: `${amount > 0 ? '+' : ''}${formatShare(share, 1)}` })]),
    ...(over ? [over] : []),
    ...(over === null && isRoundedDifference(comparison, quantity) ? [t('charts.table.rounded')] : []),
    ...(incomplete ? [t('charts.coverage.incompleteHint')] : []),
  ];
  return (
    <KeyFigure
      term={t('statistics.figures.difference')}
      figure={
        amount === 0
          ? t('statistics.figures.same')
          : t(`statistics.figures.${direction}`, { amount: format(Math.abs(amount)) })
      }
      note={notes.length > 0 && notes.map((note) => <div key={note}>{note}</div>)}
    />
  );
}
