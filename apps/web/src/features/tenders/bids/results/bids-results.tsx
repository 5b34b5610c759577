import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubjectOnce } from '../../../../charts/subject/subject-once.tsx';
import { hasSealedBids } from '../../../../lib/has-sealed-bids.ts';
import { FailedQuery } from '../../../../ui/messages/failed-query.tsx';
import { StimulationChart } from '../../award-model/stimulation-chart.tsx';
import { applicantStatisticsQuery, applicantsQuery } from '../bids-queries.ts';
import { FoldPanel } from '../fold-panel.tsx';
import type { BaselineMki } from './baseline-mki.ts';
import { BidsChart } from './bids-chart.tsx';
import { InterpretationCards } from './interpretation-cards.tsx';
import { MkiChart } from './mki-chart.tsx';
import { BID_ORDERS, type BidOrder, sortBids } from './sort-bids.ts';

interface BidsResultsProps {
  readonly project: Project;
  readonly baseline: BaselineMki | null;
  readonly order: BidOrder;
  readonly onOrder: (order: BidOrder) => void;
}

/** Shows what the bids say together; shows nothing while they are sealed or if there are none. */
export function BidsResults({ project, baseline, order, onOrder }: BidsResultsProps) {
  const { t } = useTranslation();
  const isSealed = hasSealedBids(project);
  const bids = useQuery(applicantsQuery(project.uuid)).data;
  const statistics = useQuery({
    ...applicantStatisticsQuery(project),
    enabled: !isSealed && bids !== undefined && bids.length > 0,
  });
  const sorted = useMemo(() => bids && sortBids(bids, order), [bids, order]);
  // Data that was fetched before the opening still contains sealed bids; nothing is drawn from it.
  const isDrawn = !isSealed && !bids?.some(({ sealed }) => sealed);
  if (!isDrawn || sorted?.length === 0) return null;
  return (
    <FoldPanel title={t('bids.results.title')}>
      {statistics.data ? (
        <InterpretationCards project={project} bids={bids ?? []} statistics={statistics.data} />
      ) : statistics.isError ? (
        <FailedQuery query={statistics} title={t('bids.results.failed')} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
      <TextField
        select
        label={t('bids.results.sort')}
        value={order}
        onChange={(event) => onOrder(BID_ORDERS.find((each) => each === event.target.value) ?? BID_ORDERS[0])}
        sx={{ width: { xs: '100%', sm: 320 } }}
      >
        {BID_ORDERS.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`bids.results.sorts.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <SubjectOnce>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <BidsChart bids={sorted} />
          {sorted && <MkiChart bids={sorted} baseline={baseline} />}
          <StimulationChart project={project} />
        </Box>
      </SubjectOnce>
    </FoldPanel>
  );
}
