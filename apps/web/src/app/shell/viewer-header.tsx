import type { Organisation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UserLanguageSwitch } from '../../features/accounts/index.ts';
import { paths } from '../../lib/paths.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import type { Session } from '../guard.ts';
import { BarGround } from './bar-ground.tsx';

interface ViewerHeaderProps {
  readonly session: Session;
  readonly organisation: Organisation;
}

/**
 * A viewer's bar instead of the application's one: the choice of another organisation, the language, and signing out.
 */
export function ViewerHeader({ session, organisation }: ViewerHeaderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { organisations } = session;
  return (
    <BarGround>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 3, lg: 5 },
          py: 1.5,
        }}
      >
        <BrandMark size={32} bare />
        <Box sx={{ mr: 'auto' }}>
          <Typography
            component="p"
            sx={{ fontSize: '1.125rem', fontWeight: 660, display: { xs: 'none', sm: 'block' } }}
          >
            {t('app.product')}
          </Typography>
        </Box>
        {organisations.length > 1 && (
          <TextField
            select
            size="small"
            label={t('app.profile.organisation')}
            value={organisation.slug}
            onChange={(event) => void navigate(paths.viewerDashboard(event.target.value))}
            sx={{ width: 240, maxWidth: '100%' }}
          >
            {organisations.map(({ slug, name }) => (
              <MenuItem key={slug} value={slug}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <UserLanguageSwitch />
        <LinkButton {...paths.viewerGuide(organisation.slug)} color="inherit">
          {t('app.navigation.guide')}
        </LinkButton>
        <LinkButton {...paths.account()} color="inherit">
          {t('app.profile.account')}
        </LinkButton>
        <LinkButton {...paths.logout()} preload={false} color="inherit">
          {t('app.profile.logout')}
        </LinkButton>
      </Box>
    </BarGround>
  );
}
