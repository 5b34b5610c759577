import type { OpenSession } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { isPasswordAsked } from '../../lib/password-asked.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { sessionsQuery } from './security-queries.ts';
import { userAgentName } from './user-agent-name.ts';

/** Keeps a day and its time on one line. */
function Whole({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {children}
    </Box>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  /** for password managers */
  readonly username: string;
}

/** One place where the user is signed in, with a way to sign out there. */
export function SessionRow({ session, username }: SessionRowProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [passwordAsked, setPasswordAsked] = useState(false);
  const end = useMutation({
    mutationFn: (current_password?: string) =>
      client.call(endpoints.deleteSession, { params: { session: session.uuid }, body: { current_password } }),
    onError: (error) => setPasswordAsked(isPasswordAsked(error)),
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
        {!session.current && !passwordAsked && (
          <Button
            aria-label={t('security.sessions.endLabel', { device })}
            loading={end.isPending}
            onClick={() => end.mutate(undefined)}
          >
            {t('security.sessions.end')}
          </Button>
        )}
      </Box>
      {passwordAsked && (
        <OwnPasswordForm
          username={username}
          what={t('security.sessions.passwordFirst')}
          label={t('security.sessions.end')}
          onSend={(password) => end.mutateAsync(password)}
          onCancel={() => {
            setPasswordAsked(false);
            end.reset();
          }}
        />
      )}
      {end.error && !passwordAsked && <ErrorPanel error={end.error} onRetry={() => end.mutate(undefined)} />}
    </Box>
  );
}
