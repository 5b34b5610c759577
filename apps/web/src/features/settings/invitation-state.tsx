import type { ManagedMember } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../lib/shown-moment.ts';

interface InvitationStateProps {
  readonly invitation: NonNullable<ManagedMember['invitation']>;
}

/** Says who invited the member and when; a problem that keeps the member from signing in is a warning. */
export function InvitationState({ invitation }: InvitationStateProps) {
  const { t } = useTranslation();
  const { sender, sent, expires, over, mail } = invitation;
  const values = { sender, sent: shownMoment(sent), expires: shownMoment(expires) };
  if (mail === 'failed') return <Alert severity="warning">{t('settings.members.mailFailed', values)}</Alert>;
  if (over) return <Alert severity="warning">{t('settings.members.invitationOver', values)}</Alert>;
  return (
    <Typography variant="body2">
      {t(sender ? 'settings.members.invitedBy' : 'settings.members.invitedOn', values)}{' '}
      {t(mail === 'queued' ? 'settings.members.mailQueued' : 'settings.members.validUntil', values)}
    </Typography>
  );
}
