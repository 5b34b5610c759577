import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Close } from '../../ui/icons/close.ts';
import { LOW_SCREEN } from '../../ui/page/low-screen.ts';

interface ChartDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** its actions, beside its name, where they cover neither bars nor figures */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** One chart that fills the whole screen. */
export function ChartDialog({ open, title, onClose, tools, children }: ChartDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={titleId}>
      <AppBar
        position="sticky"
        color="default"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', [LOW_SCREEN]: { position: 'static' } }}
      >
        <Toolbar sx={{ gap: 2 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
            {title}
          </Typography>
          {tools}
          <IconButton edge="end" onClick={onClose} aria-label={t('charts.fullscreen.close')}>
            <Close />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: { xs: 2, md: 4 }, width: 1, maxWidth: 1800, mx: 'auto' }}>{children}</Box>
    </Dialog>
  );
}
