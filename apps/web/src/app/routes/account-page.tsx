import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ProfileTab } from '../../features/accounts/index.ts';
import { SharedCharts } from '../../features/charts/index.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BarGround } from '../shell/bar-ground.tsx';
import { BrandLink } from '../shell/brand-link.tsx';
import { ColourModeSwitch } from '../shell/colour-mode-switch.tsx';
import { CONTENT_ID } from '../use-screen-focus.ts';

/** The user's own account, for users without settings: viewers, and users who belong to no organisation yet. */
export function AccountPage() {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100%' }}>
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
          <Box sx={{ mr: 'auto' }}>
            <BrandLink {...paths.home()} />
          </Box>
          <LinkButton {...paths.home()} color="inherit">
            {t('security.back')}
          </LinkButton>
          <LinkButton {...paths.logout()} preload={false} color="inherit">
            {t('app.profile.logout')}
          </LinkButton>
        </Box>
      </BarGround>
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, py: 4 }}
      >
        <PageHeading title={t('security.title')} />
        <ProfileTab colourModeSwitch={<ColourModeSwitch />} sharedCharts={<SharedCharts />} />
      </Box>
    </Box>
  );
}
