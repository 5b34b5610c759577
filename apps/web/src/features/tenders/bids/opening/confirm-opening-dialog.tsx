import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { overtakenOf } from '../../../../lib/project-changes/overtaken.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { ActError } from '../../../../ui/messages/act-error.tsx';
import { type NamedBids, shownForOpening } from './shown-for-opening.ts';
import { useOpeningStep } from './use-opening-step.ts';

interface ConfirmOpeningDialogProps {
  readonly project: Project;
  /** who asked to open them */
  readonly asker: string;
  readonly bids: NamedBids;
  readonly onClose: () => void;
}

/** Opens the bids as the witness, after a warning that it can't be undone. It is mounted while it is open. */
export function ConfirmOpeningDialog({ project, asker, bids, onClose }: ConfirmOpeningDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const onScreen = shownForOpening(project, bids);
  // The user confirms what was shown when the dialog opened.
  const [shown, setShown] = useState(onScreen);
  const opening = useOpeningStep(project, {
    send: () => client.call(endpoints.openBids, { params: { uuid: project.uuid }, body: { shown } }),
    done: t('bids.open.done'),
    onDone: onClose,
  });
  const lookAgain = () => {
    setShown(onScreen);
    opening.reset();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={byEscape(opening.isPending ? undefined : onClose)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
    >
      <DialogTitle id={`${id}-title`}>{t('bids.open.confirmTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <Typography>
          {t('bids.open.confirmText', {
            name: asker,
            bidders: (shown.bidders ?? []).map((bidder) => bidder.name).join(', '),
          })}
        </Typography>
        <Alert severity="warning" variant="outlined" id={`${id}-warning`} role="note">
          {t('bids.open.warning')}
        </Alert>
        {opening.error && (
          <ActError title={t('bids.open.failed')} error={opening.error} onLookAgain={lookAgain} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={opening.isPending}>
          {t('app.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={overtakenOf(opening.error) !== null}
          loading={opening.isPending}
          onClick={() => opening.mutate()}
        >
          {t('bids.open.confirmAct')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
