import CollapseIcon from '@mui/icons-material/ChevronLeft';
import ExpandIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DrawerItems } from './drawer-items.tsx';
import { TOP_BAR_HEIGHT } from './top-bar.tsx';

const WIDTH = 232;
const COLLAPSED_WIDTH = 72;

interface SideDrawerProps {
  readonly organizationSlug: string;
  /** icons only; on wide screens */
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  /** open over the page; on narrow screens */
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Where one can go: beside the page where there is room, over it where there isn't. */
export function SideDrawer({ organizationSlug, collapsed, onCollapse, opened, onClose }: SideDrawerProps) {
  const { t } = useTranslation();
  return (
    <>
      <Drawer
        open={opened}
        onClose={onClose}
        sx={{ display: { md: 'none' }, zIndex: 'modal' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('app.navigation.label'),
            sx: { width: WIDTH + 40 },
          },
        }}
      >
        <Box sx={{ height: TOP_BAR_HEIGHT, display: 'flex', alignItems: 'center', px: 1.5 }}>
          <IconButton aria-label={t('app.navigation.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <DrawerItems organizationSlug={organizationSlug} collapsed={false} onChosen={onClose} />
      </Drawer>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          flexShrink: 0,
          position: 'sticky',
          top: TOP_BAR_HEIGHT,
          height: `calc(100vh - ${TOP_BAR_HEIGHT}px)`,
          width: collapsed ? COLLAPSED_WIDTH : WIDTH,
          transition: 'width 150ms ease',
          overflowX: 'hidden',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          pt: 2,
        }}
      >
        <DrawerItems organizationSlug={organizationSlug} collapsed={collapsed} />
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
    </>
  );
}
