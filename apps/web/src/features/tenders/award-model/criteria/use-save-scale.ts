import type { Project } from '@milieuspoor/contract';
import type { LevelFields } from '@milieuspoor/domain';
import { useState } from 'react';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';

type Criterion = Project['criteria'][number];

/** The levels of a scale as they are sent; null where euro are to be given. */
export type AskedScale = LevelFields[] | null;

interface StaleScale {
  readonly mine: AskedScale;
  readonly sentence: string | null;
}

/** Stores the scale of a criterion over the one that was seen, and over another one only when that is chosen. */
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
    /** what else kept it from being stored */
    error: newerProjectOf(saving.error) ? null : saving.error,
    save: (mine: AskedScale) => {
      // Somebody else's scale or maximum came onto the screen behind the one that is filled in.
      if (formOf(seen) === formOf(criterion)) saving.mutate(mine);
      else setStale({ mine, sentence: null });
    },
    overwrite: () => stale && saving.mutate(stale.mine),
    /** what is stored by now has been seen, and what was typed stays */
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
