import { HISTORY_ACTIONS, type HistorySubject } from '@milieuspoor/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { HistorySearch, HistorySearchChange } from './history-search.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice that may be left open. */
export function Choice({ label, value, onChange, children }: FieldProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('history.filters.all')}</MenuItem>
      {children}
    </TextField>
  );
}

/** A day that may be left open, 'yyyy-mm-dd' or ''. */
export function Day({ label, value, onChange }: FieldProps) {
  return (
    <DateField
      size="small"
      label={label}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

interface HistoryKindsProps {
  /** the subjects that an entry can have here */
  readonly subjects: readonly HistorySubject[];
  readonly search: Pick<HistorySearch, 'subject' | 'action'>;
  readonly onChange: HistorySearchChange;
}

/** The filters for the subject of an entry, and for the action. */
export function HistoryKinds({ subjects, search, onChange }: HistoryKindsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('history.filters.subject')}
        value={search.subject}
        onChange={(value) => onChange({ subject: value as HistorySearch['subject'] })}
      >
        {subjects.map((subject) => (
          <MenuItem key={subject} value={subject}>
            {t(`history.subjects.${subject}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label={t('history.filters.action')}
        value={search.action}
        onChange={(value) => onChange({ action: value as HistorySearch['action'] })}
      >
        {HISTORY_ACTIONS.map((action) => (
          <MenuItem key={action} value={action}>
            {t(`history.actions.${action}`)}
          </MenuItem>
        ))}
      </Choice>
    </>
  );
}
