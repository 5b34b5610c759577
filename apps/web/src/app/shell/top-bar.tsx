import type { Organisation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../lib/environment-query.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { paths } from '../../lib/paths.ts';
import { Menu as MenuIcon } from '../../ui/icons/menu.ts';
import type { OpenedPart } from '../../ui/page/use-opened-part.ts';
import type { Session } from '../guard.ts';
import { BarGround } from './bar-ground.tsx';
import { BrandLink } from './brand-link.tsx';
import { TOP_BAR_HEIGHT } from './frame-sizes.ts';
import { placeText } from './place-text.ts';
import { ProfileMenu } from './profile-menu.tsx';

const EnvironmentChip = laterPart(() => import('./environment-chip.tsx'));

interface TopBarProps {
  readonly session: Session;
  readonly organisation: Organisation;
  /** for narrow screens, where the drawer lies over the page */
  readonly menu: OpenedPart<object>;
}

export function TopBar({ session, organisation, menu }: TopBarProps) {
  const { t } = useTranslation();
  const { first_name: firstName, last_name: lastName } = session.user;
  return (
    <BarGround sticky>
      <Box
        sx={{
          height: TOP_BAR_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
          px: { xs: 1, sm: 3 },
        }}
      >
        <IconButton
          aria-label={t('app.navigation.open')}
          onClick={menu.show}
          {...menu.onApproach}
          sx={{ display: { md: 'none' }, color: 'inherit' }}
        >
          <MenuIcon />
        </IconButton>
        <BrandLink {...paths.dashboard(organisation.slug)} />
        <EnvironmentMark />
        <Box sx={{ ml: 'auto', minWidth: 0, textAlign: 'right' }}>
          {/* A long name wraps: nobody should have to guess whose screen it is. */}
          <Typography sx={{ fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {firstName} {lastName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'bar.quiet', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {placeText(session, organisation, t)}
          </Typography>
        </Box>
        <ProfileMenu session={session} organisation={organisation} />
      </Box>
    </BarGround>
  );
}

/** Users expect production, so it has no chip, and loads none. */
function EnvironmentMark() {
  const { data } = useQuery(environmentQuery);
  if (!data || data.environment === 'Production') return null;
  return (
    <Suspense>
      <EnvironmentChip environment={data.environment} />
    </Suspense>
  );
}
