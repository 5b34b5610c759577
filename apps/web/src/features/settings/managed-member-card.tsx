import type { ManagedMember } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../lib/shown-moment.ts';
import { WaysToReach } from '../../ui/page/ways-to-reach.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberAvatar } from './member-avatar.tsx';

interface ManagedMemberCardProps {
  readonly organisationSlug: string;
  readonly member: ManagedMember;
  readonly self: boolean;
  readonly onOwnChange: () => Promise<unknown>;
}

/** One member: name, role, access, and the actions for them. */
export function ManagedMemberCard({ organisationSlug, member, self, onOwnChange }: ManagedMemberCardProps) {
  const { t } = useTranslation();
  const { user, invitation } = member;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  const standing = [
    t(`invitations.roles.${member.dashboard_type}`),
    ...(member.administrator ? [t('invitations.administrator')] : []),
    ...(member.state === 'active' ? [] : [t(`settings.members.states.${member.state}`)]),
  ];
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, display: 'flex', gap: 2 }}>
      <MemberAvatar user={user} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{standing.join(' · ')}</Typography>
        <WaysToReach
          email={user.email}
          tel={user.tel}
          labels={{
            mail: t('settings.members.mail', { name, email: user.email }),
            call: t('settings.members.call', { name, tel: user.tel }),
            noPhone: t('settings.members.noPhone'),
          }}
        />
        {invitation && <InvitationState invitation={invitation} />}
        {!invitation && (
          <Typography variant="body2">
            {member.last_login
              ? t('settings.members.lastLogin', { moment: shownMoment(member.last_login) })
              : t('settings.members.neverLoggedIn')}
            {'. '}
            {t(member.second_factor ? 'settings.members.withFactor' : 'settings.members.withoutFactor')}
          </Typography>
        )}
        {member.state !== 'closed' && (
          <MemberActions
            organisationSlug={organisationSlug}
            member={member}
            name={name}
            self={self}
            onOwnChange={onOwnChange}
          />
        )}
      </Box>
    </Card>
  );
}

interface InvitationStateProps {
  readonly invitation: NonNullable<ManagedMember['invitation']>;
}

/** Says who invited the member and when; a problem that keeps the member from signing in is a warning. */
function InvitationState({ invitation }: InvitationStateProps) {
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
