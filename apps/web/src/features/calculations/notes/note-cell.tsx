import type { Calculation } from '@milieuspoor/contract';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteAddOutlined as NoteAddIcon } from '../../../ui/icons/note-add-outlined.ts';
import { StickyNote2Outlined as NoteIcon } from '../../../ui/icons/sticky-note-2-outlined.ts';
import { NoteDialog } from './note-dialog.tsx';

interface NoteCellProps {
  readonly calculation: Calculation;
  readonly readOnly: boolean;
}

/** The note of a calculation: its beginning as the tooltip of the icon, and all of it behind the icon. */
export function NoteCell({ calculation, readOnly }: NoteCellProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { name, notes } = calculation;
  if (readOnly && notes === '') return '–';
  const label = t(notes === '' ? 'calculations.row.addNote' : 'calculations.row.editNote', { name });
  return (
    <>
      <Tooltip title={notes === '' ? t('calculations.note.add') : notePreview(notes)} describeChild>
        <IconButton
          aria-label={label}
          color={notes === '' ? 'default' : 'primary'}
          onClick={() => setOpen(true)}
        >
          {notes === '' ? <NoteAddIcon /> : <NoteIcon />}
        </IconButton>
      </Tooltip>
      {open && <NoteDialog calculation={calculation} readOnly={readOnly} onClose={() => setOpen(false)} />}
    </>
  );
}

const PREVIEW_CHARACTERS = 20;

/** Returns the beginning of a note: its first 20 characters. */
function notePreview(note: string): string {
  return [...note].slice(0, PREVIEW_CHARACTERS).join('');
}
