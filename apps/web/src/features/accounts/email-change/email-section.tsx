import type { EmailChange, User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { SectionCard } from '../section-card.tsx';
import { useSignedOn } from '../security-queries.ts';
import { emailChangeQuery } from './email-change-calls.ts';
import { EmailForm } from './email-form.tsx';

/**
 * The user's e-mail address, and a way to ask for another. A request says which of the two addresses has confirmed it.
 */
export function EmailSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const signedOn = useSignedOn();
  const [asking, setAsking] = useState<{ readonly email: string } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { data: change, error, refetch } = useQuery(emailChangeQuery);
  const stop = () => {
    flushSync(() => setAsking(null));
    opener.current?.focus();
  };
  return (
    <SectionCard
      title={t('security.email.title')}
      lead={t(signedOn ? 'security.signedOn.emailLead' : 'security.email.lead')}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 2 }}>{user.email}</Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {asking ? (
        <EmailForm email={asking.email} username={user.username} onStop={stop} />
      ) : (
        <>
          {change && (
            <Awaited
              change={change}
              present={user.email}
              onAgain={() => setAsking({ email: change.email })}
            />
          )}
          {change === null && (
            <Button ref={opener} variant="outlined" onClick={() => setAsking({ email: '' })}>
              {t('security.email.change')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  );
}

interface AwaitedProps {
  readonly change: EmailChange;
  readonly present: string;
  readonly onAgain: () => void;
}

function Awaited({ change, present, onAgain }: AwaitedProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const notify = useNotify();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => client.call(endpoints.withdrawEmailChange, {}),
    onSuccess: () => {
      queries.setQueryData(emailChangeQuery.queryKey, null);
      notify(t('security.email.withdrawn'));
    },
  });
  const sides = [
    { address: present, confirmed: change.old_confirmed },
    { address: change.email, confirmed: change.new_confirmed },
  ];
  const until = dayAndTimeOf(formatModified(new Date(change.expires_at)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info" variant="outlined" role="status" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>{t('security.email.waiting', { email: change.email })}</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {sides.map(({ address, confirmed }) => (
            <li key={address}>
              {t(confirmed ? 'security.email.confirmed' : 'security.email.unconfirmed', { address })}
            </li>
          ))}
        </Box>
        {t('security.email.until', { until })}
      </Alert>
      {withdraw.error && <ErrorPanel error={withdraw.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onAgain}>
          {t('security.email.again')}
        </Button>
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('security.email.withdraw')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(byStaff ? 'security.email.noMailboxForStaff' : 'security.email.noMailbox')}
      </Typography>
    </Box>
  );
}
