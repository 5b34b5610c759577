import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../lib/initials.ts';

interface MemberAvatarProps {
  readonly user: { readonly first_name: string; readonly last_name: string };
}

/** The initials of a member, beside the name that they stand for. */
export function MemberAvatar({ user }: MemberAvatarProps) {
  return (
    <Avatar
      aria-hidden
      sx={{ width: 48, height: 48, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {initialsOf(user.first_name, user.last_name)}
    </Avatar>
  );
}
