import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewProjectSteps } from './new-project-steps.tsx';

interface NewProjectDialogProps {
  readonly organisationSlug: string;
  /** uuid of who creates the project */
  readonly creator: string;
  readonly onClose: () => void;
}

/**
 * Starts a project in two steps. It closes by its own buttons only, so that a click beside it loses nothing that was
 * typed; whoever opens it again starts anew, since it is mounted while it is open.
 */
export default function NewProjectDialog({ organisationSlug, creator, onClose }: NewProjectDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const narrow = useMediaQuery('(max-width: 600px)');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby={id}>
      <DialogTitle id={id}>{t('newProject.title')}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <NewProjectSteps
          organisationSlug={organisationSlug}
          creator={creator}
          onBusy={setBusy}
          onStarted={onClose}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={busy}>
          {t('app.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
