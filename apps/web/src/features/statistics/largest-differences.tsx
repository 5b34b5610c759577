import type { StatisticChanges } from '@milieuspoor/contract';
import { type AggregateLevel, formatChange, formatMki, LARGEST_CONTRIBUTIONS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../charts/coverage/listed-mark.tsx';
import { capital } from '../../charts/coverage/said-beside.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PlaceLevel } from './drill/drill-path.ts';

interface LargestDifferencesProps {
  readonly changes: Pick<StatisticChanges, 'mki' | 'largest' | 'largest_unknown'>;
  /** the level below the place that they belong to */
  readonly level: PlaceLevel;
  /** the level of its heading among those around it */
  readonly heading: 'h2' | 'h3';
  /** true to put a figure below its name, in a narrow column */
  readonly narrow?: boolean;
  /** true if the number of projects behind them is said once for all figures */
  readonly overSaid?: boolean;
}

/**
 * Lists what makes most of the difference in MKI, the largest first, each as a saving or an increase in words. It names
 * nothing if the sides are the same. A part that cannot be compared might be the largest: then the text says that the
 * list covers the others, and names that part below it.
 */
export function LargestDifferences({
  changes: { mki, largest, largest_unknown: unknown },
  level,
  heading,
  narrow = false,
  overSaid = false,
}: LargestDifferencesProps) {
  const { t } = useTranslation();
  const differs = mki.comparison?.amount !== 0;
  const over = overSaid ? null : overProjectsText(mki, t);
  // If all of them are savings, or all increases, that is said once above them.
  const [first] = largest;
  const direction = first && directionOf(first.amount);
  const shared = direction && largest.every(({ amount }) => directionOf(amount) === direction);
  const parts = (
    <UnknownParts unknown={unknown} shows={belowNodesOf(level)} standsAlone={largest.length === 0} />
  );
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mb: 0.5,
          typography: 'label',
          color: 'text.secondary',
        }}
      >
        <Box component={heading} sx={{ m: 0, font: 'inherit' }}>
          {t(
            `statistics.figures.${largest.length > 0 && unknown.length > 0 ? 'largestOfCompared' : 'largest'}`,
          )}
        </Box>
        {shared && <span aria-hidden>{t(`statistics.band.${direction}`)}</span>}
      </Box>
      {largest.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          {differs || unknown.length > 0 ? parts : t('statistics.figures.same')}
        </Box>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {largest.map(({ uuid, name, amount, share, incomplete }) => (
            <Box
              component="li"
              key={uuid}
              sx={{
                display: 'flex',
                flexWrap: narrow ? 'wrap' : 'nowrap',
                columnGap: 2,
                py: 0.75,
                typography: 'body2',
                fontSize: '0.9375rem',
                '& + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box
                component="span"
                lang="nl"
                sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere', hyphens: 'auto' }}
              >
                {name}
              </Box>
              <Box
                component="span"
                sx={{ flexShrink: 0, ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}
              >
                <Box component="span" sx={{ fontWeight: 640 }}>
                  {formatMki(Math.abs(amount))}
                  <Direction text={t(`statistics.band.${directionOf(amount)}`)} hidden={Boolean(shared)} />
                </Box>
                {share !== null && (
                  <Box
                    component="span"
                    sx={{ display: 'inline-block', minWidth: 62, color: 'text.secondary' }}
                  >
                    {` ${formatChange(share)}`}
                  </Box>
                )}
                {incomplete && (
                  <Box component="span" sx={{ color: 'warning.main' }}>
                    {`, ${t('charts.coverage.incompleteMark')}`}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {largest.length > 0 && unknown.length > 0 && (
        <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'caption' }}>{parts}</Box>
      )}
      {over && (
        <Box sx={{ mt: 1, color: 'text.secondary', typography: 'caption' }}>
          <ListedMark about={{ quantity: 'mki' }}>{capital(over)}</ListedMark>
        </Box>
      )}
    </>
  );
}

interface UnknownPartsProps {
  readonly unknown: StatisticChanges['largest_unknown'];
  /** the level below each of them; null for products, which have no list */
  readonly shows: AggregateLevel | null;
  /** true if there is nothing above it that can be compared */
  readonly standsAlone: boolean;
}

/**
 * The parts that cannot be compared. Each opens its own list of what is missing, since the list of the whole leaves out
 * small amounts.
 */
function UnknownParts({ unknown, shows, standsAlone }: UnknownPartsProps) {
  const { t } = useTranslation();
  const named = unknown.slice(0, LARGEST_CONTRIBUTIONS);
  const more = unknown.length - named.length;
  const said = t('charts.coverage.incomparableAtAll');
  return (
    <>
      {standsAlone ? said : capital(said)}
      {named.length > 0 && ': '}
      {named.map(({ uuid, name }, place) => (
        <Fragment key={uuid}>
          {place > 0 && ', '}
          <ListedMark
            about={{ quantity: 'mki', ...(shows ? { node: { key: uuid, label: name, shows } } : {}) }}
          >
            <span lang="nl">{name}</span>
          </ListedMark>
        </Fragment>
      ))}
      {more > 0 && ` ${t('statistics.figures.largestMore', { count: more })}`}
    </>
  );
}

/** Returns the level of the nodes of a place: product groups, unless the place itself is within one. */
function belowNodesOf(level: PlaceLevel): AggregateLevel | null {
  if (level === 'product') return null;
  return level === 'product_sub_group' ? 'product' : 'product_sub_group';
}

function directionOf(amount: number): 'less' | 'more' {
  return amount < 0 ? 'less' : 'more';
}

/** The direction, which every figure has; it is visible only if it is not shown above all figures. */
function Direction({ text, hidden }: { readonly text: string; readonly hidden: boolean }) {
  return hidden ? <VisuallyHidden>{` ${text}`}</VisuallyHidden> : ` ${text}`;
}
