import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NewProjectSteps } from './new-project-steps.tsx';

interface NewProjectDialogProps {
  readonly organisationSlug: string;
  /** uuid of the user who creates the project */
  readonly creator: string;
  readonly onClose: () => void;
}

/**
 * Starts a project in two steps. It closes only by its own buttons, so that a click beside it loses nothing that was
 * typed; when it opens again it is empty, because it is mounted only while it is open.
 */
export default function NewProjectDialog({ organisationSlug, creator, onClose }: NewProjectDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const narrow = useMediaQuery('(max-width: 600px)');
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby={id}>
      <DialogTitle id={id}>{t('newProject.title')}</DialogTitle>
      <NewProjectSteps
        organisationSlug={organisationSlug}
        creator={creator}
        onCancel={onClose}
        onStarted={onClose}
      />
    </Dialog>
  );
}
