import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Close as CloseIcon } from '../../ui/icons/close.ts';
import { DrawerItems } from './drawer-items.tsx';
import { DRAWER_WIDTH, TOP_BAR_HEIGHT } from './frame-sizes.ts';

interface OverPageDrawerProps {
  readonly organisationSlug: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The places to go to, over the page; for narrow screens. */
export function OverPageDrawer({ organisationSlug, open, onClose }: OverPageDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' }, zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('app.navigation.label'),
          sx: { width: DRAWER_WIDTH + 40 },
        },
      }}
    >
      <Box sx={{ height: TOP_BAR_HEIGHT, display: 'flex', alignItems: 'center', px: 1.5 }}>
        <IconButton aria-label={t('app.navigation.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DrawerItems organisationSlug={organisationSlug} collapsed={false} onChosen={onClose} />
    </Drawer>
  );
}
