import type { Applicant, Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { overtakenOf } from '../../../../lib/project-changes/overtaken.ts';
import { shownModel } from '../../../../lib/project-changes/shown.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { ActError } from '../../../../ui/messages/act-error.tsx';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { witnessesQuery } from '../bids-queries.ts';
import { useBidsChanged } from '../use-bids-changed.ts';

interface OpenBidsDialogProps {
  readonly project: Project;
  readonly bids: readonly Pick<Applicant, 'uuid' | 'name'>[];
  /** who opens them, and can't be the own witness */
  readonly accountUuid: string;
  readonly onClose: () => void;
}

/** Opens the bids in the presence of a second member, after saying that there is no way back. Mounted while it is open. */
export function OpenBidsDialog({ project, bids, accountUuid, onClose }: OpenBidsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const changed = useBidsChanged(project.uuid);
  const witnesses = useQuery(witnessesQuery(project.organization, accountUuid));
  const [witness, setWitness] = useState('');
  const onScreen = { ...shownModel(project), bidders: bids.map(({ uuid, name }) => ({ uuid, name })) };
  // What is confirmed is what was shown when the question was asked.
  const [shown, setShown] = useState(onScreen);
  const opening = useMutationOnce({
    mutationFn: () =>
      client.call(endpoints.openBids, { params: { uuid: project.uuid }, body: { witness, shown } }),
    onSuccess: (opened) => {
      takeProject(queries, opened);
      notify(t('bids.open.done'));
      onClose();
    },
    // What is on the screen behind the question may be no longer so.
    onError: () => void changed(),
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
      <DialogTitle id={`${id}-title`}>{t('bids.open.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <Typography>{t('bids.open.text')}</Typography>
        <Alert severity="warning" variant="outlined" id={`${id}-warning`} role="note">
          {t('bids.open.warning')}
        </Alert>
        {witnesses.isError && <ErrorPanel error={witnesses.error} onRetry={() => void witnesses.refetch()} />}
        {witnesses.data?.length === 0 && <Alert severity="info">{t('bids.open.nobody')}</Alert>}
        <TextField
          select
          label={t('bids.open.witness')}
          helperText={t('bids.open.witnessHint')}
          value={witness}
          disabled={!witnesses.data?.length || opening.isPending}
          onChange={(event) => setWitness(event.target.value)}
        >
          {(witnesses.data ?? []).map(({ uuid, first_name, last_name, email }) => (
            <MenuItem key={uuid} value={uuid}>
              {`${first_name} ${last_name}`.trim() || email}
            </MenuItem>
          ))}
        </TextField>
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
          disabled={witness === '' || overtakenOf(opening.error) !== null}
          loading={opening.isPending}
          onClick={() => opening.mutate()}
        >
          {t('bids.open.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
