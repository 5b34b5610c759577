import type { Project } from '@milieuspoor/contract';
import type { DiscountStep } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { type NewerProject, newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { awardModelOf } from '../../model-columns.ts';

/** Steps, or a straight line for null, that were not stored because somebody else was first. */
export interface StaleSteps extends NewerProject {
  readonly mine: readonly DiscountStep[] | null;
}

/** Stores the form of the discount over the one that was seen, and over another one only when that is chosen. */
export function useSaveSteps(project: Project, onStored: () => void) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(project);
  const [stale, setStale] = useState<StaleSteps | null>(null);
  const saving = useMutationOnce({
    mutationFn: ({ over, mine }: { over: Project; mine: readonly DiscountStep[] | null }) =>
      changeProject(over, { mki_steps: mine && toColumns(mine) }),
    onSuccess: (changed) => {
      takeProject(queries, changed);
      settle();
    },
    onError: (error, { mine }) => {
      const newer = newerProjectOf(error);
      if (!newer) return;
      takeProject(queries, newer.current);
      // The answer to an earlier attempt got lost: what was to be stored is stored.
      if (JSON.stringify(newer.current.mki_steps) === JSON.stringify(mine && toColumns(mine))) settle();
      else setStale({ ...newer, mine });
    },
  });
  const settle = () => {
    setStale(null);
    onStored();
  };
  const begin = () => {
    saving.reset();
    setStale(null);
    setSeen(project);
  };
  return {
    stale,
    busy: saving.isPending,
    /** what else kept it from being stored */
    error: newerProjectOf(saving.error) ? null : saving.error,
    /** somebody begins, with what is on the screen now */
    begin,
    /** stores a form without filling it in: over the one on the screen, which is the one that was seen */
    store: (mine: readonly DiscountStep[] | null) => {
      begin();
      saving.mutate({ over: project, mine });
    },
    save: (mine: readonly DiscountStep[] | null) => {
      // Somebody else's form came onto the screen behind the one that is filled in.
      if (formOf(seen) === formOf(project)) saving.mutate({ over: project, mine });
      else setStale({ current: project, sentence: null, mine });
    },
    overwrite: () => stale && saving.mutate({ over: project, mine: stale.mine }),
    /** what is stored by now has been seen, and what was typed stays */
    putOff: () => {
      setStale(null);
      setSeen(project);
      saving.reset();
    },
    take: () => {
      saving.reset();
      settle();
    },
  };
}

function toColumns(steps: readonly DiscountStep[]) {
  return steps.map(({ mkiUptoEur, discountEur }) => ({ mki_upto: mkiUptoEur, discount: discountEur }));
}

/** What steps take the place of. */
function formOf(project: Project): string {
  const { steps, lowerEur, upperEur, mkiMaxDiscountEur } = awardModelOf(project);
  return JSON.stringify([steps, lowerEur, upperEur, mkiMaxDiscountEur]);
}
