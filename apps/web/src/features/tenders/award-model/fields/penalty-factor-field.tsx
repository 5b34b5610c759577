import type { Project } from '@milieuspoor/contract';
import { PENALTY_FACTORS } from '@milieuspoor/domain';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { readFactor } from '../../analysis/formulas/read-factor.ts';
import { writeFactor } from '../../analysis/write-factor.ts';

interface PenaltyFactorFieldProps {
  readonly project: Project;
  readonly disabled: boolean;
}

/** How many times the advantage is claimed that a winner was given and did not earn; stored when its user goes on. */
export function PenaltyFactorField({ project, disabled }: PenaltyFactorFieldProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutationOnce({
    mutationFn: (mki_penalty_factor: number) => changeProject(project, { mki_penalty_factor }),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      setTyped(null);
    },
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
    },
  });
  const { least, most } = PENALTY_FACTORS;
  const factor = typed === null ? null : readFactor(typed);
  const fits = factor !== null && factor >= least && factor <= most;
  const problem = typed !== null && !fits;
  const stored = writeFactor(project.mki_penalty_factor);
  const store = () => {
    if (!fits) return;
    if (factor === project.mki_penalty_factor) setTyped(null);
    else save.mutate(factor);
  };
  return (
    <div>
      <TextField
        fullWidth
        label={t('tenders.fields.penaltyFactor')}
        value={disabled ? stored : (typed ?? stored)}
        disabled={disabled}
        error={problem}
        helperText={t(problem ? 'tenders.fields.penaltyFactorInvalid' : 'tenders.fields.penaltyFactorHint', {
          least,
          most,
        })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        sx={{ '& input': { textAlign: 'right' } }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } }}
      />
      {save.error && (
        <ErrorPanel title={t('tenders.fields.penaltyFactorFailed')} error={save.error} onRetry={store} />
      )}
    </div>
  );
}
