import { sidePoint, sidesOf } from '@milieuspoor/charts';
import type { PairsComparisonAnswer, Statistic, StatisticChanges } from '@milieuspoor/contract';
import { formatChange } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { overProjectsText, reasonText } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { ExplainedIn, SharedLine } from '../../../charts/coverage/said-beside.tsx';
import type { Explained } from '../../../charts/coverage/scope-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { Track } from '../../../charts/track/track.tsx';
import { SmallMark } from '../../../ui/small-mark.tsx';

interface BandLineProps {
  readonly statistics: readonly Statistic[];
  readonly changes: StatisticChanges | null;
  /** true if the number of projects behind them is said once for all figures */
  readonly overSaid: boolean;
  /** indicators whose weight counts in the MKI and that nobody confirmed */
  readonly unconfirmed: readonly string[];
}

/** The band in one line: the savings in MKI and in CO2, each with its track. */
export function BandLine({ statistics, changes, overSaid, unconfirmed }: BandLineProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, md: 3 },
        py: 1.25,
      }}
    >
      <LineFigure
        quantity="mki"
        sides={sidesOf(statistics, 'total_mki_reference_calculation')}
        change={changes?.mki ?? null}
        overSaid={overSaid}
        unconfirmed={unconfirmed}
        explained={changes}
      />
      <LineFigure
        quantity="co2"
        sides={sidesOf(statistics, 'co2')}
        change={changes?.co2 ?? null}
        overSaid={overSaid}
        explained={changes}
      />
    </Box>
  );
}

interface LineFigureProps {
  readonly quantity: 'mki' | 'co2';
  readonly sides: readonly Statistic[];
  readonly change: PairsComparisonAnswer | null;
  readonly overSaid: boolean;
  readonly unconfirmed?: readonly string[];
  /** at how many items it counts partly as 0, if that is said here */
  readonly explained?: Explained | null;
}

function LineFigure({
  quantity,
  sides,
  change,
  overSaid,
  unconfirmed = [],
  explained = null,
}: LineFigureProps) {
  const { t } = useTranslation();
  const { format } = displayOf(quantity);
  const comparison = change?.comparison ?? null;
  const amountOf = (name: string) => {
    const side = sides.find((each) => each.name === name);
    return side ? sidePoint(side, 'total', { quantity }).value : null;
  };
  const over = change && !overSaid && overProjectsText(change, t);
  const direction = comparison && comparison.amount < 0 ? 'less' : 'more';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minWidth: 0 }}>
      <Box sx={{ typography: 'body2', fontSize: '0.9375rem' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${t(`statistics.figures.${quantity}`)} `}
        </Box>
        {comparison ? (
          <>
            <Box component="span" sx={{ fontWeight: 660, mr: 0.75 }}>
              {comparison.amount === 0
                ? t('statistics.figures.same')
                : t(`statistics.figures.${direction}`, { amount: format(Math.abs(comparison.amount)) })}
            </Box>
            {comparison.share !== null && comparison.amount !== 0 && (
              <ChangeMark
                share={comparison.share}
                spoken={t(`statistics.figures.${direction}`, { amount: formatChange(comparison.share) })}
              />
            )}
            {comparison.incomplete && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {`, ${t('charts.coverage.incompleteMark')}`}
              </Box>
            )}
            {over && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {', '}
                <ListedMark about={{ quantity }}>{over}</ListedMark>
              </Box>
            )}
          </>
        ) : (
          change && (
            <>
              <ListedMark about={{ quantity }}>{reasonText(change, quantity, t)}</ListedMark>
              <SharedLine shared={change.shared} quantity={quantity} />
            </>
          )
        )}
        {unconfirmed.length > 0 && (
          <SmallMark
            text={t('charts.weights.mark')}
            meaning={t('charts.weights.unconfirmed', { codes: unconfirmed.join(', ') })}
          />
        )}
      </Box>
      <ExplainedIn changes={explained} quantity={quantity} />
      <Box sx={{ flex: '1 1 180px', minWidth: 120 }}>
        <Track
          {...(comparison
            ? { ...comparison, comparable: true }
            : {
                baseline: amountOf('baseline'),
                optimization: amountOf('optimization'),
                comparable: false,
              })}
        />
      </Box>
    </Box>
  );
}
