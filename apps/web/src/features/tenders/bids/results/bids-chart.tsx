import { scoredBids } from '@milieuspoor/charts';
import type { Applicant } from '@milieuspoor/contract';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import { countingNotes } from './counting-notes.ts';

/** px (part 2, §9) */
const HEIGHT = 600;
/** px: a name of three lines with its quote, beside a horizontal bar */
const ROW_HEIGHT = 84;

interface BidsChartProps {
  /** in the order of the chart; undefined while they are being fetched */
  readonly bids: readonly Applicant[] | undefined;
}

/** Shows the parts of each bid: its fictional price and the discounts, which together are the quote. */
export function BidsChart({ bids }: BidsChartProps) {
  const { t } = useTranslation();
  const isHorizontal = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const model = useMemo(
    () =>
      scoredBids(
        (bids ?? []).map((bid) => ({
          uuid: bid.uuid,
          name: bid.name,
          quoteEur: bid.quote_price,
          fictionalPriceEur: bid.fictional_quote_price,
          scoreEur: bid.mki_score,
          criteriaDiscountEur: bid.criteria_discount,
        })),
        {
          fictional: t('bids.results.chart.series.fictional'),
          score: t('bids.results.chart.series.score'),
          discount: t('bids.results.chart.series.discount'),
          notScored: t('bids.results.chart.notScored'),
        },
        isHorizontal ? 'horizontal' : 'vertical',
      ),
    [bids, t, isHorizontal],
  );
  const notScored = (bids ?? []).filter(({ fictional_quote_price }) => fictional_quote_price === null);
  return (
    <ChartFrame
      title={t('bids.results.chart.title')}
      quantity="price"
      state={bids ? { kind: 'ready', model } : { kind: 'loading' }}
      rowHeading={t('bids.results.chart.rows')}
      place="page"
      height={isHorizontal ? Math.max(HEIGHT, (bids ?? []).length * ROW_HEIGHT) : HEIGHT}
      footnotes={[
        t('bids.results.chart.note'),
        ...(notScored.length > 0
          ? [t('bids.results.chart.notScoredNote', { names: namesOf(notScored) })]
          : []),
        ...countingNotes(bids ?? [], t),
      ]}
    />
  );
}

function namesOf(bids: readonly Pick<Applicant, 'name'>[]): string {
  return bids.map(({ name }) => name).join(', ');
}
