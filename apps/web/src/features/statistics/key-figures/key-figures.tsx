import { formatShare, type SideDifference } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/quantities.ts';
import { sidesOf } from '../../../charts/series/sides.ts';
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
const ROOM = 152;

/** MKI and CO2 as the server totals them, and with two sides what the optimisation changes, and where. */
export function KeyFigures({ reply, about }: KeyFiguresProps) {
  const { t } = useTranslation();
  const { statistics = [], changes } = reply ?? {};
  const compares = Boolean(changes?.mki);
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
          const difference = changes?.[quantity] ?? null;
          return (
            <Paper key={kind} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
              <Box component="h3" sx={{ m: 0, mb: 1, typography: 'h3' }}>
                {t(`statistics.figures.${quantity}`)}
              </Box>
              <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
                {sides.map(({ name, values }) => (
                  <KeyFigure key={name} term={t(`charts.sides.${name}`)} figure={format(values.total)} />
                ))}
                {difference && <Difference difference={difference} format={format} />}
              </Box>
            </Paper>
          );
        })}
      {compares && <LargestChanges largest={changes?.largest ?? []} />}
    </Box>
  );
}

interface KeyFigureProps {
  readonly term: string;
  readonly figure: string;
  readonly note?: string | undefined;
}

function KeyFigure({ term, figure, note }: KeyFigureProps) {
  return (
    <Box>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3, whiteSpace: 'nowrap' }}
      >
        {figure}
      </Box>
      {note && (
        <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

interface DifferenceProps {
  readonly difference: SideDifference;
  readonly format: (value: number) => string;
}

/** In words as well as in figures: 'minder' can't be misread as a minus can. */
function Difference({ difference: { amount, share }, format }: DifferenceProps) {
  const { t } = useTranslation();
  const direction = amount < 0 ? 'less' : 'more';
  return (
    <KeyFigure
      term={t('statistics.figures.difference')}
      figure={
        amount === 0
          ? t('statistics.figures.same')
          : t(`statistics.figures.${direction}`, { amount: format(Math.abs(amount)) })
      }
      note={
        share === null || amount === 0
          ? undefined
          : t('statistics.figures.share', { share: `${amount > 0 ? '+' : ''}${formatShare(share, 1)}` })
      }
    />
  );
}
