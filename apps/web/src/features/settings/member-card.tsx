import type { OrganizationMember } from '@milieuspoor/contract';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../lib/initials.ts';
import { telephoneAddress } from '../../lib/telephone-address.ts';

interface MemberCardProps {
  readonly member: OrganizationMember;
}

export function MemberCard({ member: { user } }: MemberCardProps) {
  const { t } = useTranslation();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, display: 'flex', gap: 2 }}>
      <Avatar
        aria-hidden
        sx={{ width: 48, height: 48, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {initialsOf(user.first_name, user.last_name)}
      </Avatar>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Line icon={<MailIcon fontSize="small" />}>
          <Link
            href={`mailto:${user.email}`}
            aria-label={t('settings.members.mail', { name, email: user.email })}
          >
            {user.email}
          </Link>
        </Line>
        <Line icon={<PhoneIcon fontSize="small" />}>
          {user.tel ? (
            <Link
              href={telephoneAddress(user.tel)}
              aria-label={t('settings.members.call', { name, tel: user.tel })}
            >
              {user.tel}
            </Link>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('settings.members.noPhone')}
            </Box>
          )}
        </Line>
      </Box>
    </Card>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere', minWidth: 0 }}>
      <Box aria-hidden component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
