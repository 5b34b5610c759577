import type { SavedView } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ManagedView } from './managed-view.tsx';

interface ManageViewsDialogProps {
  readonly organisationSlug: string;
  readonly views: readonly SavedView[];
  readonly mayShare: boolean;
  readonly onClose: () => void;
}

/** All saved views that the user has, each with what they may do with it. */
export function ManageViewsDialog({ organisationSlug, views, mayShare, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('savedViews.manageTitle')}</DialogTitle>
      <DialogContent>
        {views.length === 0 && t('savedViews.none')}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {views.map((view) => (
            <ManagedView
              key={view.uuid}
              organisationSlug={organisationSlug}
              view={view}
              mayShare={mayShare}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('savedViews.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
