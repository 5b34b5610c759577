import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProject } from '../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import type { ModelEditing } from './award-model/editing/use-model-editing.ts';

interface ProjectNumberFieldProps {
  readonly editing: ModelEditing;
  /** the project's number that it holds */
  readonly field: 'expected_number_of_applicants' | 'mki_penalty_factor';
  readonly write: (value: number) => string;
  /** returns null for a text that is no number, or none that may be stored */
  readonly read: (typed: string) => number | null;
  readonly label: string;
  readonly hint: string;
  /** the message about such a text */
  readonly invalid: string;
  /** the message when storing it failed */
  readonly failed: string;
  readonly inputMode: 'numeric' | 'decimal';
}

/**
 * The field for a number beside the amounts of a model, which is stored when the user leaves it. If it is read-only, it
 * says why.
 */
export function ProjectNumberField(props: ProjectNumberFieldProps) {
  const { editing, field, write, read, label, hint, invalid, failed, inputMode } = props;
  const { project, lock } = editing;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutationOnce({
    mutationFn: (value: number) => changeProject(project, { [field]: value }),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      setTyped(null);
    },
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
    },
  });
  const stored = write(project[field]);
  const shown = lock ? stored : (typed ?? stored);
  const value = read(shown);
  const problem = !lock && typed !== null && value === null;
  const store = () => {
    if (typed === null || value === null) return;
    if (value === project[field]) setTyped(null);
    else save.mutate(value);
  };
  return (
    <div>
      <TextField
        fullWidth
        label={label}
        value={shown}
        disabled={lock !== null}
        error={problem}
        helperText={
          problem
            ? invalid
            : [hint, lock && lock !== 'project-locked' && t(`tenders.readOnly.${lock}`)]
                .filter(Boolean)
                .join(' ')
        }
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        sx={{
          '& input': { textAlign: 'right' },
          // It looks like the amounts beside it, which are meant to be read.
          '& input.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
        }}
        slotProps={{
          htmlInput: { inputMode, autoComplete: 'off', maxLength: 6 },
          // The reason why nothing can be typed must stay readable.
          formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
        }}
      />
      {save.error && <ErrorPanel title={failed} error={save.error} onRetry={store} />}
    </div>
  );
}
