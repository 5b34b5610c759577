import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeft as CollapseIcon } from '../../ui/icons/chevron-left.ts';
import { ChevronRight as ExpandIcon } from '../../ui/icons/chevron-right.ts';
import { DrawerItems } from './drawer-items.tsx';
import { COLLAPSED_DRAWER_WIDTH, DRAWER_WIDTH, TOP_BAR_HEIGHT } from './frame-sizes.ts';

interface SideDrawerProps {
  readonly organisationSlug: string;
  /** icons only */
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
}

/** The places to go to, beside the page; for screens with room for it. */
export const SideDrawer = memo(function SideDrawer({
  organisationSlug,
  collapsed,
  onCollapse,
}: SideDrawerProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        flexShrink: 0,
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        height: `calc(100vh - ${TOP_BAR_HEIGHT}px)`,
        width: collapsed ? COLLAPSED_DRAWER_WIDTH : DRAWER_WIDTH,
        transition: 'width 150ms ease',
        overflowX: 'hidden',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        pt: 2,
      }}
    >
      <DrawerItems organisationSlug={organisationSlug} collapsed={collapsed} />
      <Box sx={{ mt: 'auto', p: 1.5, textAlign: collapsed ? 'center' : 'right' }}>
        <IconButton
          aria-label={t(collapsed ? 'app.navigation.expand' : 'app.navigation.collapse')}
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        >
          {collapsed ? <ExpandIcon /> : <CollapseIcon />}
        </IconButton>
      </Box>
    </Box>
  );
});
