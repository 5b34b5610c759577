import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { calendarFeedQuery } from './agenda-queries.ts';
import { FeedAddress } from './feed-address.tsx';
import { useCreateFeed, useRevokeFeed } from './use-calendar-feed.ts';

/** The agenda in the user's own calendar program: makes the secret address, shows it once to copy, and ends it. */
export function CalendarFeedPanel() {
  const { t } = useTranslation();
  const feed = useQuery(calendarFeedQuery());
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  const url = feed.data?.active ? create.data?.url : undefined;

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="calendar-feed"
      sx={{ p: { xs: 2, sm: 3 }, mt: 4 }}
    >
      <Typography id="calendar-feed" variant="h2" sx={{ mb: 1 }}>
        {t('agenda.feed.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 760, mb: 2 }}>
        {t('agenda.feed.explanation')}
      </Typography>
      {feed.isPending && <DelayedIndicator minHeight={40} />}
      <FailedQuery query={feed} />
      {feed.data && !feed.data.active && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
          {create.isError && <ErrorPanel error={create.error} />}
          <Button variant="outlined" loading={create.isPending} onClick={() => create.mutate()}>
            {t('agenda.feed.create')}
          </Button>
        </Box>
      )}
      {feed.data?.active && (
        <>
          {url ? <FeedAddress url={url} /> : <Typography>{t('agenda.feed.hidden')}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="outlined" onClick={() => setAsked('replace')}>
              {t('agenda.feed.replace')}
            </Button>
            <Button color="error" onClick={() => setAsked('revoke')}>
              {t('agenda.feed.revoke')}
            </Button>
          </Box>
        </>
      )}
      <ConfirmDialog
        open={asked === 'replace'}
        title={t('agenda.feed.replaceTitle')}
        question={t('agenda.feed.replaceQuestion')}
        confirmLabel={t('agenda.feed.replace')}
        busy={create.isPending}
        error={create.error}
        onConfirm={() => create.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        title={t('agenda.feed.revokeTitle')}
        question={t('agenda.feed.revokeQuestion')}
        confirmLabel={t('agenda.feed.revoke')}
        busy={revoke.isPending}
        error={revoke.error}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      />
    </Paper>
  );
}
