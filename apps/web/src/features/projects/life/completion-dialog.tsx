import type { Project } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import {
  awardedBeforeOpening,
  type CompletedPhase,
  type CompletionDate,
  completionDateProblem,
  earliestCompletionDay,
  formatIsoDay,
  isoDayOf,
  toIsoDay,
} from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { byEscape } from '../../../ui/by-escape.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ActError, ChangedNotice } from '../../../ui/messages/act-error.tsx';
import type { Changed } from '../../../ui/messages/changed-since.ts';
import { completionDateLabel } from './completion-dates.ts';
import type { CompletionStep } from './completion-step.ts';
import type { Sealed } from './sealed.ts';
import { SealedSummary } from './sealed-summary.tsx';

interface CompletionDialogProps {
  readonly open: boolean;
  readonly project: Project;
  readonly phase: CompletedPhase;
  /** the dates that are stored; the first one gives its label */
  readonly dates: readonly CompletionDate[];
  readonly title: string;
  /** what is closed by it */
  readonly closes: CompletionStep['closes'];
  /** the calculations that the phase is completed with */
  readonly sealed: Sealed;
  /** further decisions */
  readonly decided?: ReactNode;
  readonly busy: boolean;
  readonly error: unknown;
  /** the contents have changed: the user looks at them again before confirming */
  readonly changed: Changed | null;
  /** called with 'yyyy-mm-dd' */
  readonly onConfirm: (date: string) => void;
  readonly onCancel: () => void;
  /** called when the dialog no longer shows what was confirmed */
  readonly onLookAgain: () => void;
}

/** Asks on which day a phase was completed, and warns that it can't be undone. The day is kept after a cancel. */
export function CompletionDialog(props: CompletionDialogProps) {
  const {
    open,
    project,
    phase,
    dates,
    title,
    closes,
    sealed,
    decided,
    busy,
    error,
    changed,
    onConfirm,
    onCancel,
    onLookAgain,
  } = props;
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const id = useId();
  const [date, setDate] = useState<string | null>(null);
  const [refusedDate, setRefusedDate] = useState<string | null>(null);
  const today = toIsoDay(new Date());
  const notBefore = phase === 'as-built' ? project.design_phase_complete_date : null;
  const createdOn = isoDayOf(project.created);
  const earliest = earliestCompletionDay(createdOn);
  const [named = 'project_complete_date'] = dates;
  const openedOn = project.bids_opened && isoDayOf(project.bids_opened);

  const problem = date === null ? null : completionDateProblem(date, { today, createdOn, notBefore });
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
  const atDate = dates.flatMap((field) => fieldErrors[field] ?? []);
  const elsewhere = Object.keys(fieldErrors).some((field) => !dates.some((each) => each === field));
  const saidAtDate = atDate.length > 0 && !elsewhere;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (date === null || problem !== null || changed !== null || busy) return;
    setRefusedDate(date);
    onConfirm(date);
  };
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="md"
      onClose={byEscape(busy ? undefined : onCancel)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          {decided}
          <SealedSummary sealed={sealed} />
          <Alert severity="warning" variant="outlined" id={`${id}-warning`} role="note">
            {t(`projectLife.sealed.closes.${closes}`)}{' '}
            {t(byStaff ? 'projectLife.complete.warningForStaff' : 'projectLife.complete.warning')}
          </Alert>
          <DateField
            // The asterisk is part of the agreed label, so the field doesn't add one.
            label={`${completionDateLabel(named, project, t)}*`}
            value={date}
            onChange={setDate}
            min={notBefore ?? earliest}
            max={today}
            disabled={busy}
            error={dateError()}
          />
          {phase === 'tender' && date !== null && openedOn && awardedBeforeOpening(date, openedOn) && (
            <Alert severity="info" variant="outlined">
              {t('projectLife.complete.beforeOpening', { day: formatIsoDay(openedOn) })}
            </Alert>
          )}
          {changed && <ChangedNotice changed={changed} onLookAgain={onLookAgain} />}
          {!changed && error !== null && error !== undefined && !saidAtDate && (
            <ActError title={t('projectLife.complete.failed')} error={error} />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onCancel} disabled={busy}>
            {t('app.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={date === null || problem !== null || changed !== null}
            loading={busy}
          >
            {t('projectLife.complete.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );

  function dateError(): string | null {
    const day = formatIsoDay(problem === 'date-too-early' ? earliest : notBefore);
    if (problem) return t(`projectLife.complete.dateProblems.${problem}`, { day });
    return saidAtDate && date === refusedDate ? atDate.join(' ') : null;
  }
}
