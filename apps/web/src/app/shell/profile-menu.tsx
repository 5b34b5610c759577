import type { Organisation } from '@milieuspoor/contract';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../lib/initials.ts';
import { useOpenedPart } from '../../ui/page/use-opened-part.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Session } from '../guard.ts';

interface ProfileMenuProps {
  readonly session: Session;
  readonly organisation: Organisation;
}

const loadPanel = () => import('./profile-panel.tsx');

/** The button with the user's initials, and the panel that it opens. */
export function ProfileMenu({ session, organisation }: ProfileMenuProps) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useOpenedPart(loadPanel);
  const { user } = session;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
  const label = t('app.profile.open', { name });

  return (
    <>
      <IconButton
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={panel.show}
        {...panel.onApproach}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar
          sx={{
            width: 44,
            height: 44,
            bgcolor: 'bar.text',
            color: 'bar.ground',
            fontSize: '1rem',
            fontWeight: 600,
          }}
        >
          {initialsOf(user.first_name, user.last_name)}
        </Avatar>
      </IconButton>
      {panel.part && (
        <panel.part.ProfilePanel
          session={session}
          organisation={organisation}
          name={name}
          label={label}
          anchorEl={() => anchor.current}
          open={panel.open}
          onClose={panel.close}
        />
      )}
    </>
  );
}
