import type { OpenSession } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { paths } from '../../lib/paths.ts';
import { clearSessionToken } from '../../lib/session-token.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { SectionCard } from './section-card.tsx';
import { sessionsQuery } from './security-queries.ts';
import { userAgentName } from './user-agent-name.ts';

/** Where the user is signed in, with a way out of each and of all. */
export function SessionsSection() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  // Still said while the dialog closes.
  const [asked, setAsked] = useState<'others' | 'all'>('all');
  const area = useRef<HTMLDivElement>(null);
  const sessions = useQuery(sessionsQuery);
  useFocusKept(area, sessions.data?.map(({ uuid }) => uuid).join());
  const endOthers = useMutation({
    mutationFn: () => client.call(endpoints.deleteAllSessions, { query: { others: 'true' } }),
    onSuccess: async () => {
      await queries.invalidateQueries(sessionsQuery);
      setAsking(null);
      notify(t('security.sessions.othersEnded'));
    },
  });
  const endAll = useMutation({
    mutationFn: () => client.call(endpoints.deleteAllSessions, { query: {} }),
    onSuccess: async () => {
      clearSessionToken();
      await navigate(paths.logout());
    },
  });

  const ask = (which: 'others' | 'all') => {
    setAsked(which);
    setAsking(which);
  };
  const words = asked === 'others' ? 'endOthers' : 'endAll';
  const end = asked === 'others' ? endOthers : endAll;

  return (
    <SectionCard title={t('security.sessions.title')} lead={t('security.sessions.lead')}>
      <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
        {sessions.isPending && <DelayedIndicator minHeight={80} />}
        {sessions.isError && <ErrorPanel error={sessions.error} onRetry={() => void sessions.refetch()} />}
        {sessions.data && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {sessions.data.map((session) => (
              <SessionRow key={session.uuid} session={session} />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {sessions.data?.some(({ current }) => !current) && (
            <Button variant="outlined" onClick={() => ask('others')}>
              {t('security.sessions.endOthers')}
            </Button>
          )}
          <Button color="error" variant="outlined" onClick={() => ask('all')}>
            {t('security.sessions.endAll')}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        open={asking !== null}
        title={t(`security.sessions.${words}`)}
        question={t(`security.sessions.${words}Question`)}
        confirmLabel={t(`security.sessions.${words}`)}
        busy={end.isPending}
        error={end.error}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(null)}
        onClosed={() => end.reset()}
      />
    </SectionCard>
  );
}

/** A day and its time are read in one line. */
function Whole({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {children}
    </Box>
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => client.call(endpoints.deleteSession, { params: { session: session.uuid } }),
    onSuccess: async () => {
      notify(t('security.sessions.ended'));
      await queries.invalidateQueries(sessionsQuery);
    },
  });
  const { browser, system } = userAgentName(session.user_agent);
  const device = t('security.sessions.device', {
    browser: browser ?? t('security.sessions.unknownBrowser'),
    system: system ?? t('security.sessions.unknownSystem'),
  });
  const seen = t('security.sessions.lastSeen', { moment: shownMoment(session.last_seen_at) });
  const since = t('security.sessions.since', { moment: shownMoment(session.created_at) });

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Typography component="div" sx={{ fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {device}
            {session.current && (
              <Chip size="small" color="primary" variant="outlined" label={t('security.sessions.current')} />
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Whole>{seen}</Whole>
            {' · '}
            <Whole>{since}</Whole>
            {session.address !== '' && ` · ${session.address}`}
          </Typography>
          {session.signed_on_at !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('security.sessions.signedOn', { organisation: session.signed_on_at })}
            </Typography>
          )}
        </Box>
        {!session.current && (
          <Button
            aria-label={t('security.sessions.endLabel', { device })}
            loading={end.isPending}
            onClick={() => end.mutate()}
          >
            {t('security.sessions.end')}
          </Button>
        )}
      </Box>
      {end.error && <ErrorPanel error={end.error} onRetry={() => end.mutate()} />}
    </Box>
  );
}
