import type { Organization } from '@milieuspoor/contract';
import { isViewer } from '@milieuspoor/domain';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserLanguageSwitch } from '../../features/accounts/index.ts';
import { initialsOf } from '../../lib/initials.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { actorOf, type Session } from '../guard.ts';
import { ColourModeSwitch } from './colour-mode-switch.tsx';

// Its search field is no part of the first paint.
const OrganizationSwitcher = lazy(async () => ({
  default: (await import('./organization-switcher.tsx')).OrganizationSwitcher,
}));

interface ProfileMenuProps {
  readonly session: Session;
  readonly organization: Organization;
}

/** Who one is, which organisation one works in, and how the page looks. */
export function ProfileMenu({ session, organization }: ProfileMenuProps) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { user, organizations } = session;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
  const label = t('app.profile.open', { name });
  const close = () => setOpen(false);

  return (
    <>
      <IconButton ref={anchor} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar
          sx={{
            width: 44,
            height: 44,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '1rem',
          }}
        >
          {initialsOf(user.first_name, user.last_name)}
        </Avatar>
      </IconButton>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: 320, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Box sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {organization.name}
          </Typography>
        </Box>
        {organizations.length > 1 && (
          <>
            <Divider />
            <Suspense>
              <OrganizationSwitcher
                organizations={organizations}
                current={organization.slug}
                onChosen={close}
              />
            </Suspense>
          </>
        )}
        <Divider />
        <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
          <Setting label={t('app.profile.language')}>
            <UserLanguageSwitch user={user} />
          </Setting>
          <Setting label={t('app.profile.appearance')}>
            <ColourModeSwitch />
          </Setting>
        </Box>
        <Divider />
        <Box sx={{ p: 1 }}>
          {!isViewer(actorOf(user)) && (
            <LinkButton
              {...paths.settings(organization.slug)}
              onClick={close}
              fullWidth
              color="inherit"
              startIcon={<SettingsIcon />}
              sx={{ justifyContent: 'flex-start' }}
            >
              {t('app.profile.settings')}
            </LinkButton>
          )}
          <LinkButton
            {...paths.logout()}
            preload={false}
            fullWidth
            color="inherit"
            startIcon={<LogoutIcon />}
            sx={{ justifyContent: 'flex-start' }}
          >
            {t('app.profile.logout')}
          </LinkButton>
        </Box>
      </Popover>
    </>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <span aria-hidden>{label}</span>
      {children}
    </Box>
  );
}
