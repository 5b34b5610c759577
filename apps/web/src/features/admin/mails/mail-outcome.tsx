import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { mailOutcomeQuery } from '../admin-queries.ts';

interface MailOutcomeProps {
  readonly uuid: string;
  readonly to: string;
}

/** Shows what happens to a mail that was queued a moment ago; asks again until it is known. */
export function MailOutcome({ uuid, to }: MailOutcomeProps) {
  const { t } = useTranslation();
  const query = useQuery(mailOutcomeQuery(uuid));
  if (query.isLoadingError) return <FailedQuery query={query} />;
  const { state, delivery, reason } = query.data ?? { state: 'waiting', delivery: 'server', reason: null };
  const said = state === 'sent' ? (`sent.${delivery}` as const) : (`outcome.${state}` as const);
  return (
    <Alert
      role="status"
      variant="outlined"
      severity={SEVERITIES[state === 'waiting' && reason ? 'refused' : state]}
    >
      {t(`admin.mails.${said}`, { to })} {reason && t('admin.mails.said', { reason })}
    </Alert>
  );
}

const SEVERITIES = { waiting: 'info', refused: 'warning', 'given-up': 'error', sent: 'success' } as const;
