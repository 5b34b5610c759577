import type { User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { isPasswordAsked } from '../../lib/password-asked.ts';
import { paths } from '../../lib/paths.ts';
import { clearSessionToken } from '../../lib/session-token.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { SectionCard } from './section-card.tsx';
import { sessionsQuery, useSignedOn } from './security-queries.ts';
import { SessionRow } from './session-row.tsx';

/** The places where the user is signed in, with a way to sign out of each and of all. */
export function SessionsSection({ user: { username } }: { readonly user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  // The text stays while the dialog closes.
  const [asked, setAsked] = useState<'others' | 'all'>('all');
  const [passwordAsked, setPasswordAsked] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const sessions = useQuery(sessionsQuery);
  const signedOn = useSignedOn();
  useFocusKept(area, sessions.data?.map(({ uuid }) => uuid).join());
  const endOthers = useMutation({
    mutationFn: (current_password?: string) =>
      client.call(endpoints.deleteAllSessions, { query: { others: 'true' }, body: { current_password } }),
    onError: (error) => askPassword(isPasswordAsked(error)),
    onSuccess: async () => {
      await queries.invalidateQueries(sessionsQuery);
      setAsking(null);
      setPasswordAsked(false);
      notify(t('security.sessions.othersEnded'));
    },
  });
  const endAll = useMutation({
    mutationFn: (current_password?: string) =>
      client.call(endpoints.deleteAllSessions, { query: {}, body: { current_password } }),
    onError: (error) => askPassword(isPasswordAsked(error)),
    onSuccess: async () => {
      clearSessionToken();
      await navigate(paths.logout());
    },
  });

  /** Closes the question once it is answered. The form for the password then appears below it and gets the focus. */
  const askPassword = (asked: boolean) => {
    if (asked) setAsking(null);
  };
  const ask = (which: 'others' | 'all') => {
    setAsked(which);
    setAsking(which);
  };
  const words = asked === 'others' ? 'endOthers' : 'endAll';
  const end = asked === 'others' ? endOthers : endAll;

  return (
    <SectionCard
      title={t('security.sessions.title')}
      lead={t(signedOn ? 'security.signedOn.sessionsLead' : 'security.sessions.lead')}
    >
      <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
        {sessions.isPending && <DelayedIndicator minHeight={80} />}
        <FailedQuery query={sessions} />
        {sessions.data && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {sessions.data.map((session) => (
              <SessionRow key={session.uuid} session={session} username={username} />
            ))}
          </Box>
        )}
        {passwordAsked && (
          <OwnPasswordForm
            username={username}
            what={t('security.sessions.passwordFirst')}
            label={t(`security.sessions.${words}`)}
            onSend={(password) => end.mutateAsync(password)}
            onCancel={() => setPasswordAsked(false)}
          />
        )}
        <Box sx={{ display: passwordAsked ? 'none' : 'flex', flexWrap: 'wrap', gap: 1.5 }}>
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
        error={isPasswordAsked(end.error) ? null : end.error}
        onConfirm={() => end.mutate(undefined)}
        onCancel={() => setAsking(null)}
        onClosed={() => {
          if (isPasswordAsked(end.error)) setPasswordAsked(true);
          else end.reset();
        }}
      />
    </SectionCard>
  );
}
