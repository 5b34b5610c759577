import type { Invitation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says who invites, for which organisations and in what role, and what Milieuspoor is. */
export function InvitationSummary({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation();
  const { sender, organizations: organisations, username } = invitation;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(organisations);
  const roles = [
    t(`registration.invitation.roles.${invitation.dashboard_type}`),
    ...(invitation.administrator ? [t('registration.invitation.roles.administrator')] : []),
    ...(invitation.is_staff ? [t('registration.invitation.roles.staff')] : []),
  ];
  const from = sender || t('registration.invitation.somebody');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3 }}>
      <Typography>
        {organisations.length > 0
          ? t('registration.invitation.fromOrganisation', { sender: from, organisations: names })
          : t('registration.invitation.from', { sender: from })}{' '}
        {t('registration.invitation.role', { role: roles.join(', ') })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('registration.invitation.what')}</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('registration.invitation.username', { username })}
      </Typography>
    </Box>
  );
}
