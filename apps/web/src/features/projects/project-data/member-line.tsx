import MailIcon from '@mui/icons-material/MailOutlined';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../../lib/initials.ts';
import { telephoneAddress } from '../../../lib/telephone-address.ts';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { type MemberUser, memberName } from '../member-queries.ts';

interface MemberLineProps {
  readonly user: MemberUser;
  /** takes them off the project; null when that isn't offered now */
  readonly onRemove: (() => void) | null;
  /** why they cannot be taken off */
  readonly keptBecause: string | undefined;
}

/** One member of a project, with how to reach them. */
export function MemberLine({ user, onRemove, keptBecause }: MemberLineProps) {
  const { t } = useTranslation();
  const name = memberName(user);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Avatar
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          fontSize: '1rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initialsOf(user.first_name, user.last_name)}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Line icon={<MailIcon fontSize="small" />}>
          <Link
            href={`mailto:${user.email}`}
            aria-label={t('projectData.members.mail', { name, email: user.email })}
          >
            {user.email}
          </Link>
        </Line>
        <Line icon={<PhoneIcon fontSize="small" />}>
          {user.tel ? (
            <Link
              href={telephoneAddress(user.tel)}
              aria-label={t('projectData.members.call', { name, tel: user.tel })}
            >
              {user.tel}
            </Link>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('projectData.members.noPhone')}
            </Box>
          )}
        </Line>
      </Box>
      {onRemove && (
        <ReasonedIconButton
          label={t('projectData.members.remove', { name })}
          icon={<RemoveIcon />}
          onClick={onRemove}
          disabledReason={keptBecause}
        />
      )}
    </Box>
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
