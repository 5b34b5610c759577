import { aboveLowest, bidsOrientation, scoredBids } from '@milieuspoor/charts';
import type { Applicant } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import { countingNotes } from './counting-notes.ts';

/** px (part 2, §9) */
const HEIGHT = 600;
/** Up to this number of bids, two charts have room beside one another. */
const BESIDE_UP_TO = 4;

interface BidsChartProps {
  /** in the order of the chart; undefined while they are being fetched */
  readonly bids: readonly Applicant[] | undefined;
}

/**
 * Shows the parts of each bid: its fictional price and the discounts, which together are the quote. Beside it stand the
 * same bars above the lowest fictional price, on a scale of their own.
 */
export function BidsChart({ bids }: BidsChartProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const shown = bids ?? [];
  const orientation = bidsOrientation(shown.length, isNarrow);
  const { model, above } = useMemo(() => {
    const bars = (bids ?? []).map((bid) => ({
      uuid: bid.uuid,
      name: bid.name,
      quoteEur: bid.quote_price,
      fictionalPriceEur: bid.fictional_quote_price,
      scoreEur: bid.mki_score,
      criteriaDiscountEur: bid.criteria_discount,
    }));
    const labels = {
      fictional: t('bids.results.chart.series.fictional'),
      score: t('bids.results.chart.series.score'),
      discount: t('bids.results.chart.series.discount'),
      notScored: t('bids.results.chart.notScored'),
    };
    const rest = aboveLowest(bars);
    return {
      model: scoredBids(bars, labels, orientation),
      above: rest && {
        lowestEur: rest.lowestEur,
        model: scoredBids(
          rest.bids,
          { ...labels, fictional: t('bids.results.above.fictional') },
          orientation,
        ),
      },
    };
  }, [bids, t, orientation]);
  const notScored = shown.filter(({ fictional_quote_price }) => fictional_quote_price === null);
  const frame = {
    quantity: 'price',
    rowHeading: t('bids.results.chart.rows'),
    place: 'page',
    height: HEIGHT,
  } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, ...(above && shown.length <= BESIDE_UP_TO ? BESIDE : BELOW) }}>
      <ChartFrame
        {...frame}
        title={t('bids.results.chart.title')}
        state={bids ? { kind: 'ready', model } : { kind: 'loading' }}
        footnotes={[
          t('bids.results.chart.note'),
          ...(notScored.length > 0
            ? [t('bids.results.chart.notScoredNote', { names: namesOf(notScored) })]
            : []),
          ...countingNotes(shown, t),
        ]}
      />
      {above && (
        <ChartFrame
          {...frame}
          title={t('bids.results.above.title')}
          state={{ kind: 'ready', model: above.model }}
          footnotes={[t('bids.results.above.note', { lowest: formatEuro(above.lowestEur) })]}
        />
      )}
    </Box>
  );
}

const BELOW = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const BESIDE = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

function namesOf(bids: readonly Pick<Applicant, 'name'>[]): string {
  return bids.map(({ name }) => name).join(', ');
}
