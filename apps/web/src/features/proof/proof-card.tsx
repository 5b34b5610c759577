import type { ProofDay } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { saveNamed } from '../../lib/save-blob.ts';
import { CopiedHash } from '../../ui/copied-hash.tsx';
import { FileDownloadOutlined as DownloadIcon } from '../../ui/icons/file-download-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { CardHead } from '../../ui/page/card-head.tsx';
import { Pager } from '../../ui/page/pager.tsx';

const PAGE_SIZE = 5;

/** The digests of the days of an organisation, to store outside the product (docs/decisions/0103). */
export function ProofCard({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const days = useQuery({
    queryKey: ['proof', organisationSlug, page],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listProofDays,
        { params: { org: organisationSlug }, query: { page, page_size: PAGE_SIZE } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={t('proof.title')} lead={t('proof.lead')} />
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{t('proof.keep')}</Typography>
      <FailedQuery query={days} />
      {days.isPending && <DelayedIndicator />}
      {days.data?.count === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('proof.none')}</Typography>}
      {days.data && days.data.count > 0 && (
        <>
          <Box component="ul" aria-label={t('proof.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {days.data.results.map((day) => (
              <Day key={day.day} organisationSlug={organisationSlug} day={day} />
            ))}
          </Box>
          <Pager page={page} pageSize={PAGE_SIZE} count={days.data.count} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

interface DayProps {
  readonly organisationSlug: string;
  readonly day: ProofDay;
}

function Day({ organisationSlug, day: { day, rows, sha256 } }: DayProps) {
  const { t } = useTranslation();
  const shown = formatIsoDay(day);
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadProof, { params: { org: organisationSlug, day } }),
    onSuccess: (file) => {
      saveNamed(file, `${day}.json`);
    },
  });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 160px' }}>
          {shown} · {t('proof.rows', { count: rows })}
        </Typography>
        <CopiedHash sha256={sha256} action={t('proof.copyHash', { day: shown })} />
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={download.isPending}
          loadingPosition="start"
          aria-label={t('proof.downloadOf', { day: shown })}
          onClick={() => download.mutate()}
        >
          {t('proof.download')}
        </Button>
      </Box>
      {download.error && <ErrorPanel title={t('proof.failed')} error={download.error} />}
    </Box>
  );
}
