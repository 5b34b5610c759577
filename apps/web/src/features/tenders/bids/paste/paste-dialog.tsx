import type { Project } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { byEscape } from '../../../../ui/by-escape.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../../../ui/messages/use-asked-leave.tsx';
import { useBidsChanged } from '../use-bids-changed.ts';
import { PasteLead } from './paste-lead.tsx';
import { enteredBid, pastedProblems, pasteProblem, refusedRows } from './pasted-problems.ts';
import { PastedTable } from './pasted-table.tsx';
import { readPastedBids } from './read-pasted-bids.ts';
import { shortened } from './shortened.ts';

interface PasteDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Enters bidders that are pasted from a spreadsheet: all of them, or none if anything is wrong. */
export function PasteDialog({ project, onClose }: PasteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const narrow = useMediaQuery('(max-width: 600px)');
  const changed = useBidsChanged(project.uuid);
  const [text, setText] = useState('');
  const pasted = readPastedBids(text, criteriaOf(project));
  const bids = pasted.kind === 'bids' ? pasted.bids : [];
  const adding = useMutationOnce({
    mutationFn: () =>
      client.call(endpoints.createApplicants, {
        params: { uuid: project.uuid },
        body: { applicants: bids.map((bid) => enteredBid(bid, project)) },
      }),
    onSuccess: async ({ results }) => {
      await changed();
      notify(t('bids.paste.done', { count: results.length }));
      onClose();
    },
  });

  const fieldErrors = adding.error instanceof ApiError ? adding.error.fieldErrors : {};
  const refused = refusedRows(fieldErrors, project, t);
  const problems = bids.map((bid, place) => [
    ...pastedProblems(bid, project, t),
    ...(refused.get(place) ?? []),
  ]);
  const whole = pasteProblem(pasted, project, t);
  const wrong = problems.filter((each) => each.length > 0).length;
  const sound = bids.length > 0 && whole === null && wrong === 0;
  const pending = adding.isPending || adding.isSuccess;
  const { leave, question } = useAskedLeave(text.trim() !== '' && !pending, onClose);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={byEscape(adding.isPending ? undefined : leave)}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{t('bids.paste.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <PasteLead project={project} />
        <TextField
          autoFocus
          multiline
          minRows={4}
          maxRows={10}
          value={text}
          onChange={(event) => {
            adding.reset();
            setText(event.target.value);
          }}
          slotProps={{
            htmlInput: { 'aria-label': t('bids.paste.field'), readOnly: adding.isPending, wrap: 'off' },
          }}
        />
        {whole !== null && <Alert severity="error">{whole}</Alert>}
        {bids.length > 0 && whole === null && (
          <>
            <Alert severity={wrong > 0 ? 'error' : 'success'}>
              {wrong > 0
                ? t('bids.paste.problems', { count: wrong })
                : t('bids.paste.sound', { count: bids.length })}
            </Alert>
            <PastedTable project={project} bids={bids} problems={problems} />
          </>
        )}
        {pasted.kind === 'bids' && pasted.separator && (
          <Typography>{t(`bids.paste.separator.${pasted.separator}`)}</Typography>
        )}
        {pasted.kind === 'bids' && pasted.ignored.length > 0 && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('bids.paste.ignored', { names: pasted.ignored.map(shortened).join(', ') })}
          </Typography>
        )}
        {adding.error && refused.size === 0 && (
          <ErrorPanel title={t('bids.paste.failed')} error={adding.error} onRetry={adding.mutate} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={leave} disabled={adding.isPending}>
          {t('app.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!sound}
          loading={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {sound ? t('bids.paste.confirm', { count: bids.length }) : t('bids.paste.confirmNone')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
