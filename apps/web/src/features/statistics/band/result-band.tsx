import { sidesOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../../../charts/coverage/coverage-texts.ts';
import { dimmedWhile } from '../../../ui/dimmed-while.ts';
import type { NoFigureReason } from '../dashboard/no-figure-reason.ts';
import { LargestDifferences } from '../largest-differences.tsx';
import type { StatisticsReply } from '../statistics-query.ts';
import { BandFigure } from './band-figure.tsx';
import { BandLine } from './band-line.tsx';
import { BandLoading } from './band-loading.tsx';
import { bandRoomOf, emptyBandRoom, keptRoom } from './band-room.ts';
import { CleanShares } from './clean-shares.tsx';
import { sharedOver } from './shared-over.ts';
import { useKeptBandRoom } from './use-kept-band-room.ts';

interface ResultBandProps {
  readonly organisationSlug: string;
  /** undefined while it is being fetched */
  readonly reply: StatisticsReply | undefined;
  /** true while these are the figures of the former filters, and the next ones are being fetched */
  readonly former: boolean;
  /** why there is nothing to show; null if there is something */
  readonly nothing: NoFigureReason | null;
  /** true for one line, above what needs the room */
  readonly slim?: boolean;
}

/** the policy goal: half of the baseline's CO2 */
const CO2_GOAL = 0.5;

/** The savings of an organisation, at the top of the screen: MKI, CO2, where it saves, and how clean the rest is. */
export const ResultBand = memo(function ResultBand(props: ResultBandProps) {
  const { organisationSlug, reply, former, nothing, slim = false } = props;
  const { t } = useTranslation();
  const { statistics = [], changes = null } = reply ?? {};
  const compares = Boolean(changes?.mki.comparison);
  const overSaid = changes !== null && sharedOver(changes) !== null;
  const unconfirmed = reply?.weights.unconfirmed ?? [];
  const empty = nothing !== null;
  const band = useKeptBandRoom<HTMLElement>(organisationSlug, { slim, filled: Boolean(reply) && !empty });
  return (
    <Paper
      ref={band}
      component="section"
      variant="outlined"
      aria-label={t('statistics.figures.label')}
      aria-busy={reply === undefined || former}
      // The band inherits the height of its content: its border is added on top, even while it is empty. When the
      // filters leave no figures, it keeps that height, so that the fields below do not move while they are used. On a
      // phone, where it fills nearly the whole screen, the fields are shown instead.
      sx={{
        overflow: 'hidden',
        boxSizing: 'content-box',
        ...dimmedWhile(former),
        ...(nothing === 'no-projects' ? {} : empty && !slim ? emptyBandRoom : bandRoomOf(slim)),
        ...(reply || empty ? {} : keptRoom({ organisationSlug, slim })),
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
            // Hairlines between the parts beside or below each other.
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
