import type { Organisation } from '@milieuspoor/contract';
import { isViewer } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotationNote, UserLanguageSwitch } from '../../features/accounts/index.ts';
import { paths } from '../../lib/paths.ts';
import { HelpOutlineOutlined as HelpIcon } from '../../ui/icons/help-outline-outlined.ts';
import { Logout as LogoutIcon } from '../../ui/icons/logout.ts';
import { PersonOutlined as PersonIcon } from '../../ui/icons/person-outlined.ts';
import { SettingsOutlined as SettingsIcon } from '../../ui/icons/settings-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { useFirstVisit } from '../first-visit/use-first-visit.ts';
import { actorOf, type Session } from '../guard.ts';
import { ColourModeSwitch } from './colour-mode-switch.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { placeText } from './place-text.ts';

interface ProfilePanelProps {
  readonly session: Session;
  readonly organisation: Organisation;
  /** of the user */
  readonly name: string;
  readonly label: string;
  readonly anchorEl: () => HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows who the user is, in which organisation they work, and how the page looks. */
export function ProfilePanel({
  session,
  organisation,
  name,
  label,
  anchorEl,
  open,
  onClose,
}: ProfilePanelProps) {
  const { t } = useTranslation();
  const { user, organisations } = session;
  const { explainAgain } = useFirstVisit();
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchorEl}
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
        <Typography sx={{ fontWeight: 660, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {placeText(session, organisation, t)}
        </Typography>
      </Box>
      {organisations.length > 1 && (
        <>
          <Divider />
          <OrganisationSwitcher
            organisations={organisations}
            current={organisation.slug}
            onChosen={onClose}
          />
        </>
      )}
      <Divider />
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Setting label={t('app.profile.language')}>
          <UserLanguageSwitch />
        </Setting>
        <NotationNote />
        <Setting label={t('app.profile.appearance')}>
          <ColourModeSwitch />
        </Setting>
      </Box>
      <Divider />
      <Box sx={{ p: 1 }}>
        <LinkButton
          {...paths.dashboard(organisation.slug)}
          fullWidth
          color="inherit"
          startIcon={<HelpIcon />}
          onClick={() => {
            explainAgain();
            onClose();
          }}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t('app.profile.explain')}
        </LinkButton>
        <LinkButton
          {...paths.settings(organisation.slug, 'profile')}
          onClick={onClose}
          fullWidth
          color="inherit"
          startIcon={<PersonIcon />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t('app.profile.account')}
        </LinkButton>
        {!isViewer(actorOf(user)) && (
          <LinkButton
            {...paths.settings(organisation.slug)}
            onClick={onClose}
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
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <span aria-hidden>{label}</span>
      {children}
    </Box>
  );
}
