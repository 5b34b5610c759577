import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../../lib/initials.ts';
import { PersonRemoveOutlined as RemoveIcon } from '../../../ui/icons/person-remove-outlined.ts';
import { WaysToReach } from '../../../ui/page/ways-to-reach.tsx';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { type MemberUser, memberName } from '../member-queries.ts';

interface MemberLineProps {
  readonly user: MemberUser;
  /** removes them from the project; null if that isn't offered now */
  readonly onRemove: (() => void) | null;
  /** why they cannot be removed */
  readonly keptBecause: string | undefined;
}

/** Shows one member of a project, with their contact details. */
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
        <WaysToReach
          email={user.email}
          tel={user.tel}
          labels={{
            mail: t('projectData.members.mail', { name, email: user.email }),
            call: t('projectData.members.call', { name, tel: user.tel }),
            noPhone: t('projectData.members.noPhone'),
          }}
        />
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
