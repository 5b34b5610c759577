import type { Project } from '@milieuspoor/contract';
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
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { overtakenOf } from '../../../../lib/project-changes/overtaken.ts';
import { ReadByStaff } from '../../../../lib/read-by-staff.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { ActError } from '../../../../ui/messages/act-error.tsx';
import { FailedQuery } from '../../../../ui/messages/failed-query.tsx';
import { witnessesQuery } from '../bids-queries.ts';
import { type NamedBids, shownForOpening } from './shown-for-opening.ts';
import { useOpeningStep } from './use-opening-step.ts';

interface AskOpeningDialogProps {
  readonly project: Project;
  readonly bids: NamedBids;
  /** the user who asks, who can't be their own witness */
  readonly accountUuid: string;
  readonly onClose: () => void;
}

/**
 * Asks a second member to open the bids, or, in an organisation with one member, the provider. Asking opens nothing. It
 * is mounted while it is open.
 */
export function AskOpeningDialog({ project, bids, accountUuid, onClose }: AskOpeningDialogProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const id = useId();
  const witnesses = useQuery(witnessesQuery(project.organization, accountUuid));
  const [chosen, setChosen] = useState('');
  const isAlone = witnesses.data?.length === 0;
  const onScreen = shownForOpening(project, bids);
  // The user confirms what was shown when the dialog opened.
  const [shown, setShown] = useState(onScreen);
  const asking = useOpeningStep(project, {
    send: () =>
      client.call(endpoints.askOpening, {
        params: { uuid: project.uuid },
        body: { witness: isAlone ? null : chosen, shown },
      }),
    done: t('bids.open.asked'),
    onDone: onClose,
  });
  const lookAgain = () => {
    setShown(onScreen);
    asking.reset();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={byEscape(asking.isPending ? undefined : onClose)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('bids.open.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <Typography id={`${id}-text`}>{t('bids.open.text')}</Typography>
        <FailedQuery query={witnesses} />
        {isAlone ? (
          <Alert severity="info">{t(byStaff ? 'bids.open.nobodyForStaff' : 'bids.open.nobody')}</Alert>
        ) : (
          <TextField
            select
            label={t('bids.open.witness')}
            helperText={t('bids.open.witnessHint')}
            value={chosen}
            disabled={!witnesses.data || asking.isPending}
            onChange={(event) => setChosen(event.target.value)}
          >
            {(witnesses.data ?? []).map(({ uuid, first_name, last_name, email }) => (
              <MenuItem key={uuid} value={uuid}>
                {`${first_name} ${last_name}`.trim() || email}
              </MenuItem>
            ))}
          </TextField>
        )}
        {asking.error && (
          <ActError title={t('bids.open.askFailed')} error={asking.error} onLookAgain={lookAgain} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={asking.isPending}>
          {t('app.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!(isAlone || chosen !== '') || overtakenOf(asking.error) !== null}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          {t('bids.open.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
