import type { CouncilLetterAnswer, SavedChart } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { formatDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteLink } from '../../../lib/absolute-link.ts';
import { client } from '../../../lib/client.ts';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { FieldToCopy } from '../../../ui/field-to-copy.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import type { ProgressAsked } from '../progress-props.ts';
import { shareCouncilLetter } from './council-letter-query.ts';

interface LetterLinkProps extends Pick<CouncilLetterAnswer, 'sentences' | 'figures'> {
  readonly organisationSlug: string;
  readonly asked: ProgressAsked;
  /** false while a sentence cannot be in the letter */
  readonly isFit: boolean;
  /** the figures may no longer be those of the letter */
  readonly onOvertaken: () => void;
}

/** Shares the letter as a page: first what a link makes public, then the link, to be sent or withdrawn. */
export function LetterLink({ organisationSlug, asked, isFit, onOvertaken, ...letter }: LetterLinkProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [shared, setShared] = useState<SavedChart | null>(null);
  const changed = (now: SavedChart | null) => {
    setShared(now);
    void queries.invalidateQueries({ queryKey: queryKeys.sharedCharts });
  };
  const share = useMutation({
    mutationFn: () => shareCouncilLetter(organisationSlug, asked, letter),
    onSuccess: changed,
    onError: onOvertaken,
  });
  const withdraw = useMutation({
    mutationFn: (chart: string) => client.call(endpoints.revokeSharedChart, { params: { chart } }),
    onSuccess: () => {
      changed(null);
      share.reset();
    },
  });
  return (
    <Box sx={PANEL}>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        {t('councilLetter.link.heading')}
      </Typography>
      {shared ? (
        <SharedLetter
          shared={shared}
          busy={withdraw.isPending}
          onWithdraw={() => withdraw.mutate(shared.uuid)}
        />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
            {t('councilLetter.link.lead')}
          </Typography>
          <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
            {withdraw.isSuccess && t('councilLetter.link.withdrawn')}
          </Typography>
          <Button
            variant="outlined"
            loading={share.isPending}
            disabled={!isFit || share.isPending}
            onClick={() => share.mutate()}
            sx={{ justifySelf: 'start' }}
          >
            {t('charts.share.makeLink')}
          </Button>
        </>
      )}
      {share.error && (
        <ErrorPanel error={share.error} title={t('charts.share.failed')} onRetry={() => share.mutate()} />
      )}
      {withdraw.error && shared && (
        <ErrorPanel
          error={withdraw.error}
          title={t('charts.share.withdrawFailed')}
          onRetry={() => withdraw.mutate(shared.uuid)}
        />
      )}
    </Box>
  );
}

interface SharedLetterProps {
  readonly shared: SavedChart;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

function SharedLetter({ shared, busy, onWithdraw }: SharedLetterProps) {
  const { t } = useTranslation();
  const { data: environment } = useQuery(environmentQuery);
  return (
    <>
      <Typography role="status">
        {t('charts.share.ready', { date: formatDay(new Date(shared.expires)) })}
      </Typography>
      <FieldToCopy
        label={t('charts.share.link')}
        value={absoluteLink(environment?.public_url ?? '', shared.url)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button href={shared.url} target="_blank" rel="noopener noreferrer">
          {t('charts.shared.open')}
        </Button>
        <Button color="error" loading={busy} onClick={onWithdraw}>
          {t('charts.share.withdraw')}
        </Button>
      </Box>
    </>
  );
}

const PANEL = {
  ...{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', displayPrint: 'none' },
  ...{ borderTop: 1, borderColor: 'divider', pt: 2 },
} as const;
