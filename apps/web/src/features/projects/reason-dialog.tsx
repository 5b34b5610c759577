import { zodResolver } from '@hookform/resolvers/zod';
import { PROJECT_REASON_MAX, type Shown } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { byEscape } from '../../ui/by-escape.ts';
import { ActError, ChangedNotice } from '../../ui/messages/act-error.tsx';
import { changedSince } from '../../ui/messages/changed-since.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';

/** What a step fixes, as the screen showed it when the question was asked, and as it is now. */
interface Facts {
  readonly shown: Shown;
  readonly now: Shown;
  /** true if the step can still be taken */
  readonly isStillAsked: boolean;
  readonly onLookAgain: () => void;
}

interface ReasonDialogProps<Result> {
  readonly title: string;
  /** the action that needs a reason */
  readonly action: string;
  /** says who reads the reason */
  readonly hint: string;
  /** the message after the action */
  readonly done: string;
  /** the heading of a failure */
  readonly failed: string;
  /** the consequences */
  readonly children: ReactNode;
  readonly take: (reason: string) => Promise<Result>;
  readonly onTaken: (result: Result) => void;
  readonly onRefused?: () => void;
  /** for a step that is refused if they have changed */
  readonly facts?: Facts;
  readonly onClosed: () => void;
}

/** Says what a step leads to, and asks why it is taken. It is mounted while it asks. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { title, action, hint, done, failed, children, take, onTaken, onRefused, facts, onClosed } = props;
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const [open, setOpen] = useState(true);
  const schema = z.object({
    reason: z
      .string()
      .trim()
      .min(1, t('errors.required'))
      .max(PROJECT_REASON_MAX, t('projectLife.staff.reasonTooLong', { max: PROJECT_REASON_MAX })),
  });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const length = useWatch({ control: form.control, name: 'reason' }).trim().length;

  const change = useMutationOnce({
    mutationFn: ({ reason }: z.output<typeof schema>) => take(reason),
    onSuccess: (result) => {
      onTaken(result);
      setOpen(false);
      notify(done);
    },
    onError: () => onRefused?.(),
  });
  const refused = change.error instanceof ApiError ? change.error.fieldErrors : {};
  const problem = form.formState.errors.reason?.message ?? refused.reason?.join(' ');
  const close = () => setOpen(false);
  const { leave, question } = useAskedLeave(open && !change.isPending && length > 0, close);
  const changed = facts ? changedSince(change, facts.shown, facts.now, t) : null;
  const lookAgain = () => {
    if (!facts?.isStillAsked) return close();
    change.reset();
    facts.onLookAgain();
  };
  const submit = form.handleSubmit((body) => open && !changed && change.mutate(body));

  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={byEscape(change.isPending ? undefined : leave)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <div id={`${id}-text`}>{children}</div>
          <TextField
            autoFocus
            required
            multiline
            minRows={3}
            maxRows={10}
            label={t('projectLife.staff.reason')}
            error={problem !== undefined}
            helperText={
              <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                <span>{problem ?? hint}</span>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {t('app.characters', { count: length, max: PROJECT_REASON_MAX })}
                </Box>
              </Box>
            }
            {...form.register('reason')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {changed && <ChangedNotice changed={changed} onLookAgain={lookAgain} />}
          {!changed && change.error && !refused.reason && <ActError title={failed} error={change.error} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={leave} disabled={change.isPending}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={changed !== null} loading={change.isPending}>
            {action}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
