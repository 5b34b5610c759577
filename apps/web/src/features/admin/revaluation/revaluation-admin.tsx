import type { Revaluation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { revaluationsQuery } from '../admin-queries.ts';
import { TableBar } from '../table/table-bar.tsx';
import { RevaluationTable } from './revaluation-table.tsx';
import { useComparisons } from './use-comparisons.ts';
import { ValueAgainDialog } from './value-again-dialog.tsx';

const PAGE_SIZE = 25;
const searchSchema = z.object({
  text: z.coerce.string().catch('').default(''),
  weights: z.enum(['other', 'all']).catch('all').default('all'),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});

/**
 * Compares past uploads, read again, with what is stored of them; nothing changes except what staff choose, one by one.
 */
export function RevaluationAdmin() {
  const { t } = useTranslation();
  const [{ text, weights, page }, change] = useAddressSearch(searchSchema);
  const list = useQuery(revaluationsQuery({ search: text, weights, page, page_size: PAGE_SIZE }));
  const comparisons = useComparisons();
  const [chosen, setChosen] = useState<Revaluation | null>(null);
  const rows = list.data?.results ?? [];
  const compared = rows.flatMap(({ uuid }) => {
    const comparison = comparisons.of(uuid);
    return comparison && comparison.kind !== 'reading' ? [comparison] : [];
  });
  const differing = compared.filter(
    (each) => each.kind === 'compared' && each.revaluation.outcome === 'differs',
  );
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch', mb: 2 }}>
        {t('admin.revaluation.lead')}
      </Typography>
      <TableBar
        searchLabel={t('admin.revaluation.search')}
        search={text}
        onSearch={(changed) => change({ text: changed })}
        filters={
          <FormControlLabel
            control={
              <Switch
                checked={weights === 'other'}
                onChange={(_event, checked) => change({ weights: checked ? 'other' : undefined })}
              />
            }
            label={t('admin.revaluation.onlyOther')}
          />
        }
        action={
          comparisons.running ? (
            <Button onClick={comparisons.stop}>{t('admin.revaluation.stop')}</Button>
          ) : (
            <Button
              variant="contained"
              disabled={rows.length === 0}
              onClick={() => comparisons.compare(rows.map(({ uuid }) => uuid))}
            >
              {t('admin.revaluation.compareAll')}
            </Button>
          )
        }
      />
      <Box role="status" sx={{ minHeight: '1.5em', mb: 1 }}>
        {compared.length > 0 &&
          t('admin.revaluation.progress', {
            done: compared.length,
            count: rows.length,
            differing: differing.length,
          })}
      </Box>
      {list.isPending && <DelayedIndicator />}
      <FailedQuery query={list} />
      {list.data?.count === 0 && (
        <EmptyState
          title={t(text || weights === 'other' ? 'admin.noMatch' : 'admin.revaluation.empty')}
          hint={t(text || weights === 'other' ? 'admin.noMatchHint' : 'admin.revaluation.emptyHint')}
        />
      )}
      {rows.length > 0 && <RevaluationTable rows={rows} comparisons={comparisons} onChoose={setChosen} />}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        count={list.data?.count ?? 0}
        onPage={(next) => change({ page: next })}
      />
      {chosen && (
        <ValueAgainDialog revaluation={chosen} onValued={comparisons.put} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
