import type { Project } from '@milieuspoor/contract';
import type { LevelFields } from '@milieuspoor/domain';
import { useState } from 'react';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';

type Criterion = Project['criteria'][number];

/** The levels of a scale as they are sent; null to give euro. */
export type AskedScale = LevelFields[] | null;

interface StaleScale {
  readonly mine: AskedScale;
  readonly sentence: string | null;
}

/**
 * Stores the scale of a criterion if it is still the one that the user saw; overwrites another one only if the user
 * chooses to.
 */
export function useSaveScale(
  criterion: Criterion,
  onSave: (scale: AskedScale) => Promise<void>,
  onStored: () => void,
) {
  const [seen, setSeen] = useState(criterion);
  const [stale, setStale] = useState<StaleScale | null>(null);
  const saving = useMutationOnce({
    mutationFn: onSave,
    onSuccess: onStored,
    onError: (error, mine) => {
      const newer = newerProjectOf(error);
      if (newer) setStale({ mine, sentence: newer.sentence });
    },
  });
  return {
    stale,
    busy: saving.isPending,
    /** another reason why it could not be stored */
    error: newerProjectOf(saving.error) ? null : saving.error,
    save: (mine: AskedScale) => {
      // Somebody else's scale or maximum has appeared on the screen behind the one that is being filled in.
      if (formOf(seen) === formOf(criterion)) saving.mutate(mine);
      else setStale({ mine, sentence: null });
    },
    overwrite: () => stale && saving.mutate(stale.mine),
    /** the user has seen what is stored now, and keeps the typed values */
    putOff: () => {
      setStale(null);
      setSeen(criterion);
      saving.reset();
    },
  };
}

function formOf({ max_discount, scale }: Criterion): string {
  return JSON.stringify([max_discount, scale]);
}
