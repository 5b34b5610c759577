import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { sidesOf } from '../../../charts/series/sides.ts';
import type { NoFigureReason } from '../dashboard/no-figure-reason.ts';
import type { StatisticsReply } from '../statistics-query.ts';
import { BandFigure } from './band-figure.tsx';
import { BandLine } from './band-line.tsx';
import { bandRoom, slimBandRoom } from './band-room.ts';
import { CleanShares } from './clean-shares.tsx';
import { LargestDifferences } from './largest-differences.tsx';

interface ResultBandProps {
  /** undefined while it is on its way */
  readonly reply: StatisticsReply | undefined;
  /** why there is nothing to show; null when there is */
  readonly nothing: NoFigureReason | null;
  /** one line, above what has the room */
  readonly slim?: boolean;
}

/** what policy asks for: half of the baseline's CO2 */
const CO2_GOAL = 0.5;

/** What an organisation saves, before anything else: MKI, CO2, where it is saved, and how clean the rest is. */
export function ResultBand({ reply, nothing, slim = false }: ResultBandProps) {
  const { t } = useTranslation();
  const { statistics = [], changes = null } = reply ?? {};
  const compares = Boolean(changes?.mki.comparison);
  const empty = nothing !== null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('statistics.figures.label')}
      aria-busy={reply === undefined}
      sx={{ overflow: 'hidden', ...(empty ? {} : slim ? slimBandRoom : bandRoom) }}
    >
      {empty && (
        <Box sx={{ px: { xs: 2, md: 3 }, py: 1.5, color: 'text.secondary' }}>
          {t(nothing === 'no-projects' ? 'statistics.band.noProjects' : 'statistics.band.noFigures')}
        </Box>
      )}
      {reply && !empty && slim && <BandLine statistics={statistics} changes={changes} />}
      {reply && !empty && !slim && (
        <Box
          sx={{
            display: 'grid',
            minHeight: 'inherit',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: `repeat(${compares ? 3 : 2}, minmax(0, 1fr))`,
            },
            // Hairlines between what stands beside or below one another.
            gap: '1px',
            bgcolor: 'divider',
            '& > *': { bgcolor: 'background.paper' },
            '& > :nth-of-type(3):not(:last-child)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
          }}
        >
          <BandFigure
            quantity="mki"
            sides={sidesOf(statistics, 'total_mki_reference_calculation')}
            change={changes?.mki ?? null}
          />
          <BandFigure
            quantity="co2"
            sides={sidesOf(statistics, 'co2')}
            change={changes?.co2 ?? null}
            goal={CO2_GOAL}
          />
          {compares && changes && <LargestDifferences changes={changes} />}
          <CleanShares statistics={statistics} />
        </Box>
      )}
    </Paper>
  );
}
