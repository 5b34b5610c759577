import type { Calculation } from '@milieuspoor/contract';
import { CALCULATION_DATA } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, readDraft } from '../../../lib/drafts/drafts.ts';
import { unseenInText } from '../../../lib/faults/unseen-sentence.ts';
import { byEscape } from '../../../ui/by-escape.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import { newerCalculationOf } from '../newer-calculation.ts';
import { useChangeCalculation } from '../table/use-change-calculation.ts';
import { NewerNote } from './newer-note.tsx';

const NOTE_MAX = CALCULATION_DATA.notes.max;

/** The text that was typed, and the note that it is based on; that version stays the one that the user saw. */
interface NoteDraft extends Pick<Calculation, 'notes' | 'revision'> {
  readonly typed: string;
}

interface NoteDialogProps {
  readonly calculation: Calculation;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/**
 * Reads, adds or changes the note of one calculation. It is mounted while it is open, so that it starts from what is
 * saved.
 */
export function NoteDialog({ calculation, readOnly, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const draftKey = `note ${calculation.uuid}`;
  const [draft] = useState(() => readDraft<NoteDraft>(draftKey));
  // The note that the user saw stays, even when the list behind the dialog shows a change by somebody else.
  const [seen, setSeen] = useState<Pick<Calculation, 'notes' | 'revision'>>(draft ?? calculation);
  const [note, setNote] = useState(draft?.typed ?? seen.notes);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useChangeCalculation(calculation);
  const length = [...note].length;
  const tooLong = note.length > NOTE_MAX;
  const unseen = unseenInText(note, t);
  const unchanged = note === seen.notes;
  const newer = newerCalculationOf(change.error);
  const type = (typed: string) => {
    setNote(typed);
    keepDraft(draftKey, typed === seen.notes ? null : { notes: seen.notes, revision: seen.revision, typed });
  };
  const close = () => {
    keepDraft(draftKey, null);
    onClose();
  };
  const { leave, question } = useAskedLeave(!unchanged && !change.isSuccess, close);
  const save = ({ revision }: Pick<Calculation, 'revision'>) =>
    change.mutate({ notes: note, seen: revision }, { onSuccess: close });
  const load = (current: Calculation) => {
    setSeen(current);
    setNote(current.notes);
    keepDraft(draftKey, null);
    change.reset();
    // The button that was pressed goes away.
    field.current?.focus();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={byEscape(change.isPending ? undefined : leave)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {t(seen.notes === '' ? 'calculations.note.add' : 'calculations.note.edit')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{calculation.name}</Typography>
        <TextField
          autoFocus
          inputRef={field}
          multiline
          minRows={4}
          maxRows={14}
          placeholder={t('calculations.note.placeholder')}
          value={note}
          error={tooLong || unseen !== null}
          helperText={
            tooLong
              ? t('calculations.note.tooLong', { max: NOTE_MAX })
              : (unseen ?? t('app.characters', { count: length, max: NOTE_MAX }))
          }
          onChange={(event) => type(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('calculations.note.placeholder'), readOnly } }}
        />
        {newer && (
          <NewerNote
            newer={newer}
            onLoad={() => load(newer.current)}
            onOverwrite={() => save(newer.current)}
          />
        )}
        {change.error && !newer && <ErrorPanel error={change.error} onRetry={() => save(seen)} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={leave} disabled={change.isPending}>
          {t(readOnly ? 'app.close' : 'app.cancel')}
        </Button>
        {!readOnly && (
          <Button
            variant="contained"
            onClick={() => save(seen)}
            disabled={tooLong || unseen !== null || unchanged || newer !== null}
            loading={change.isPending}
          >
            {t('app.save')}
          </Button>
        )}
      </DialogActions>
      {question}
    </Dialog>
  );
}
