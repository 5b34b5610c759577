import { bidBars } from '@milieuspoor/charts';
import type { Simulation } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { BidTable } from './bid-table.tsx';
import { type BidOrder, sortedBids } from './sorted-bids.ts';

/** the number of bids on a page (part 2, §9) */
const PAGE_SIZE = 20;

/** Shows the bids of a simulation: one page of them as a table and as bars, and the averages over all. */
export function SimulatedBids({ simulation }: { readonly simulation: Simulation }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<BidOrder>({ column: 'fictional_quote_price', direction: 'asc' });
  const [page, setPage] = useState(1);
  const { results, averages, drawn_at } = simulation;
  // Another draw may have fewer pages.
  const shownPage = Math.min(page, Math.ceil(results.length / PAGE_SIZE));
  const shown = sortedBids(results, order).slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  return (
    <>
      <div>
        {drawn_at && (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {t('tenders.simulation.drawn', { at: dayAndTimeOf(drawn_at) })}
          </Typography>
        )}
        <BidTable
          bids={shown}
          count={results.length}
          averages={averages}
          order={order}
          onOrder={(next) => {
            setOrder(next);
            setPage(1);
          }}
        />
        <Pager page={shownPage} pageSize={PAGE_SIZE} count={results.length} onPage={setPage} />
      </div>
      <ChartFrame
        title={t('tenders.simulation.title')}
        quantity="price"
        state={{
          kind: 'ready',
          model: bidBars(shown, {
            fictionalPrice: t('tenders.simulation.columns.fictional_quote_price'),
            mkiDiscount: t('tenders.simulation.mkiDiscountSeries'),
            criteriaDiscount: t('tenders.simulation.columns.criteria_discount'),
          }),
        }}
        rowHeading={t('tenders.simulation.columns.name')}
        place="baseline"
        footnotes={[t('tenders.simulation.pageNote')]}
      />
    </>
  );
}
