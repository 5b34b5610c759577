import type { Project } from '@milieuspoor/contract';
import { EXPECTED_APPLICANTS } from '@milieuspoor/domain';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { wholeNumberOf } from './whole-number.ts';

interface ApplicantsFieldProps {
  readonly project: Project;
  readonly disabled: boolean;
}

/** How many bidders a simulation draws; stored when its user goes on. */
export function ApplicantsField({ project, disabled }: ApplicantsFieldProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutationOnce({
    mutationFn: (expected_number_of_applicants: number) =>
      changeProject(project, { expected_number_of_applicants }),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      setTyped(null);
    },
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
    },
  });
  const { least, most } = EXPECTED_APPLICANTS;
  const count = typed === null ? null : wholeNumberOf(typed, least, most);
  const problem = typed !== null && count === null;
  const store = () => {
    if (count === null) return;
    if (count === project.expected_number_of_applicants) setTyped(null);
    else save.mutate(count);
  };
  return (
    <div>
      <TextField
        label={t('tenders.simulation.applicants')}
        value={
          disabled ? project.expected_number_of_applicants : (typed ?? project.expected_number_of_applicants)
        }
        disabled={disabled}
        error={problem}
        helperText={t(problem ? 'tenders.simulation.applicantsInvalid' : 'tenders.simulation.applicantsHint')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        sx={{ '& input': { textAlign: 'right' } }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      {save.error && (
        <ErrorPanel title={t('tenders.simulation.applicantsFailed')} error={save.error} onRetry={store} />
      )}
    </div>
  );
}
