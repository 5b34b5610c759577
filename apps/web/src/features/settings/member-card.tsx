import type { OrganisationMember } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WaysToReach } from '../../ui/page/ways-to-reach.tsx';
import { MemberAvatar } from './member-avatar.tsx';

interface MemberCardProps {
  readonly member: OrganisationMember;
}

export function MemberCard({ member: { user } }: MemberCardProps) {
  const { t } = useTranslation();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, display: 'flex', gap: 2 }}>
      <MemberAvatar user={user} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <WaysToReach
          email={user.email}
          tel={user.tel}
          labels={{
            mail: t('settings.members.mail', { name, email: user.email }),
            call: t('settings.members.call', { name, tel: user.tel }),
            noPhone: t('settings.members.noPhone'),
          }}
        />
      </Box>
    </Card>
  );
}
