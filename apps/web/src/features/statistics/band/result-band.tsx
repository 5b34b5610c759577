import { sidesOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../../../charts/coverage/coverage-texts.ts';
import type { NoFigureReason } from '../dashboard/no-figure-reason.ts';
import { LargestDifferences } from '../largest-differences.tsx';
import type { StatisticsReply } from '../statistics-query.ts';
import { BandFigure } from './band-figure.tsx';
import { BandLine } from './band-line.tsx';
import { BandLoading } from './band-loading.tsx';
import { bandRoom, emptyBandRoom, slimBandRoom } from './band-room.ts';
import { CleanShares } from './clean-shares.tsx';
import { sharedOver } from './shared-over.ts';

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
export const ResultBand = memo(function ResultBand({ reply, nothing, slim = false }: ResultBandProps) {
  const { t } = useTranslation();
  const { statistics = [], changes = null } = reply ?? {};
  const compares = Boolean(changes?.mki.comparison);
  const overSaid = changes !== null && sharedOver(changes) !== null;
  const unconfirmed = reply?.weights.unconfirmed ?? [];
  const empty = nothing !== null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('statistics.figures.label')}
      aria-busy={reply === undefined}
      // The room is that of what stands in it, which inherits it: its border comes on top, also while it is empty. What the
      // filters leave nothing of keeps it, so that the fields below stay where they are used; a phone, where it is nearly all of
      // the screen, shows the fields instead.
      sx={{
        overflow: 'hidden',
        boxSizing: 'content-box',
        ...(nothing === 'no-projects' ? {} : slim ? slimBandRoom : empty ? emptyBandRoom : bandRoom),
      }}
    >
      {empty && (
        <Box sx={{ px: { xs: 2, md: 3 }, py: 1.5, color: 'text.secondary' }}>
          {t(nothing === 'no-projects' ? 'statistics.band.noProjects' : 'statistics.band.noFigures')}
        </Box>
      )}
      {!reply && !empty && <BandLoading slim={slim} />}
      {reply && !empty && slim && (
        <BandLine statistics={statistics} changes={changes} overSaid={overSaid} unconfirmed={unconfirmed} />
      )}
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
            overSaid={overSaid}
            unconfirmed={unconfirmed}
            scope={changes?.scope ?? null}
            explained={changes && !changes.scope ? changes : null}
          />
          <BandFigure
            quantity="co2"
            sides={sidesOf(statistics, 'co2')}
            change={changes?.co2 ?? null}
            overSaid={overSaid}
            said={changes && !compares ? reasonText(changes.mki, 'mki', t) : null}
            explained={changes}
            goal={CO2_GOAL}
          />
          {compares && changes && (
            <Box sx={{ px: { xs: 2, md: 3 }, py: 2, minWidth: 0 }}>
              <LargestDifferences changes={changes} level={reply.level} heading="h2" overSaid={overSaid} />
            </Box>
          )}
          <CleanShares shares={reply.cleanShares} />
        </Box>
      )}
    </Paper>
  );
});
