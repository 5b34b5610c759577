import { type CoveredPoint, leavesOut, sidePoint, withoutLacking } from '@milieuspoor/charts';
import type { PairsComparisonAnswer, ScopeDifferenceAnswer, Statistic } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reasonBelow } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { ScopeDifference, SharedLine } from '../../../charts/coverage/said-beside.tsx';
import { CoverageMark } from '../../../charts/coverage/show-items.tsx';
import { differenceWords } from '../../../charts/difference-words.ts';
import { displayOf } from '../../../charts/display-of.ts';
import { Track } from '../../../charts/track/track.tsx';
import { FigureCard } from './figure-card.tsx';
import { FIGURE_LIST } from './figure-list.ts';

interface QuantityCardProps {
  readonly quantity: 'mki' | 'co2';
  readonly sides: readonly Statistic[];
  /** null if a side is missing */
  readonly change: PairsComparisonAnswer | null;
  /** a reason that is shown above and is not repeated */
  readonly said?: string | null;
  /** how the posts of the two sides differ, if that is said here */
  readonly scope?: ScopeDifferenceAnswer | null;
}

/** Shows the amount of one side in a quantity; for two sides, the difference and then both amounts. */
export function QuantityCard({ quantity, sides, change, scope = null, said = null }: QuantityCardProps) {
  const { t } = useTranslation();
  const points = sides.map((side) => ({ name: side.name, point: sidePoint(side, 'total', { quantity }) }));
  const only = change ? null : points[0];
  return (
    <FigureCard label={t(`statistics.figures.${quantity}`)} wide={change !== null}>
      {only ? (
        <OneSide quantity={quantity} point={only.point} />
      ) : (
        <>
          {change && <Difference quantity={quantity} change={change} said={said} />}
          <ScopeDifference
            scope={scope}
            about={{ quantity }}
            lacking={change?.comparison ? sides.map(({ lacking }) => lacking?.total) : []}
          />
          <Box component="dl" sx={FIGURE_LIST}>
            {points.map(({ name, point }) => (
              <Box key={name}>
                <dt>{t(`charts.sides.${name}`)}</dt>
                <dd>
                  {displayOf(quantity).format(point.value)}
                  {leavesOut(withoutLacking(point)) && (
                    <Box>
                      <CoverageMark point={withoutLacking(point)} />
                    </Box>
                  )}
                </dd>
              </Box>
            ))}
          </Box>
          <Box sx={{ mt: 1 }}>
            <Track
              {...(change?.comparison ?? {
                baseline: points.find(({ name }) => name === 'baseline')?.point.value ?? null,
                optimization: points.find(({ name }) => name === 'optimization')?.point.value ?? null,
              })}
              comparable={Boolean(change?.comparison)}
            />
          </Box>
        </>
      )}
    </FigureCard>
  );
}

interface OneSideProps {
  readonly quantity: 'mki' | 'co2';
  readonly point: CoveredPoint;
}

function OneSide({ quantity, point }: OneSideProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="figureM" component="p" sx={FIGURE}>
        {displayOf(quantity).format(point.value)}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('calculations.row.items', { count: point.coverage?.items ?? 0 })}
        {leavesOut(point) && (
          <>
            {' · '}
            <CoverageMark point={point} />
          </>
        )}
      </Typography>
    </>
  );
}

/** Shows the difference in words as well as in figures; if nothing can be compared, the reason replaces the figure. */
function Difference({
  quantity,
  change,
  said,
}: {
  readonly quantity: 'mki' | 'co2';
  readonly change: PairsComparisonAnswer;
  readonly said: string | null;
}) {
  const { t } = useTranslation();
  if (!change.comparison)
    return (
      <Box sx={{ mt: 0.5, typography: 'body2' }}>
        <ListedMark about={{ quantity }}>{reasonBelow(change, quantity, said, t)}</ListedMark>
        <SharedLine shared={change.shared} quantity={quantity} />
      </Box>
    );
  const { direction, amount, percentage, notes } = differenceWords(change.comparison, quantity, t);
  return (
    <>
      <Typography variant="figureM" component="p" sx={FIGURE}>
        {amount}
      </Typography>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
        {percentage && (
          <Box
            component="span"
            sx={{ fontWeight: 640, color: direction === 'more' ? 'warning.main' : 'secondary.main' }}
          >
            <span aria-hidden>{direction === 'more' ? '▲ ' : '▼ '}</span>
            {percentage}
          </Box>
        )}
        {notes.length > 0 && ` ${notes.join(', ')}`}
      </Typography>
    </>
  );
}

const FIGURE = { overflowWrap: 'anywhere' } as const;
