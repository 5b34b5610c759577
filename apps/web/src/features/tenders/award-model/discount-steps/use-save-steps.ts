import type { Project } from '@milieuspoor/contract';
import type { DiscountStep } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { type NewerProject, newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import { awardModelOf } from '../../model-columns.ts';

/** Steps, or null for a straight line, that were not stored because somebody else was first. */
export interface StaleSteps extends NewerProject {
  readonly mine: readonly DiscountStep[] | null;
}

/**
 * Stores the form of the discount if the stored one is still what the user saw; overwrites another one only if the user
 * chooses to.
 */
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
      // The answer to an earlier attempt got lost: the values are stored.
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
    /** another reason why it could not be stored */
    error: newerProjectOf(saving.error) ? null : saving.error,
    /** the user begins, with what the screen shows now */
    begin,
    /** stores a form without a dialog, based on what the screen shows, which the user has seen */
    store: (mine: readonly DiscountStep[] | null) => {
      begin();
      saving.mutate({ over: project, mine });
    },
    save: (mine: readonly DiscountStep[] | null) => {
      // Somebody else's form has appeared on the screen behind the one that is being filled in.
      if (formOf(seen) === formOf(project)) saving.mutate({ over: project, mine });
      else setStale({ current: project, sentence: null, mine });
    },
    overwrite: () => stale && saving.mutate({ over: project, mine: stale.mine }),
    /** the user has seen what is stored now, and keeps the typed values */
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

/** Returns the stored values that steps would replace, as one text. */
function formOf(project: Project): string {
  const { steps, lowerEur, upperEur, mkiMaxDiscountEur } = awardModelOf(project);
  return JSON.stringify([steps, lowerEur, upperEur, mkiMaxDiscountEur]);
}
