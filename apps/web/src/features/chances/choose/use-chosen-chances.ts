import type { Chance } from '@milieuspoor/contract';
import { useState } from 'react';

/** The posts of a project that are chosen for a variant. */
export interface ChosenChances {
  /** those on the screen that can be chosen */
  readonly choosable: readonly Chance[];
  readonly chosen: readonly Chance[];
  readonly isChosen: (chance: Chance) => boolean;
  readonly choose: (chances: readonly Chance[], chosen: boolean) => void;
}

/** Whether a variant can be made with what is proposed for a post. */
export function isChoosable({ better }: Chance): boolean {
  return better?.can_be_taken ?? false;
}

/**
 * Keeps which posts are chosen, by calculation and number. One that is no longer proposed, or not shown, is not chosen:
 * nothing is made of what nobody sees.
 */
export function useChosenChances(shown: readonly Chance[]): ChosenChances {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const choosable = shown.filter(isChoosable);
  return {
    choosable,
    chosen: choosable.filter((chance) => keys.has(keyOf(chance))),
    isChosen: (chance) => isChoosable(chance) && keys.has(keyOf(chance)),
    choose: (chances, chosen) =>
      setKeys((before) => {
        const after = new Set(before);
        for (const key of chances.map(keyOf)) {
          if (chosen) after.add(key);
          else after.delete(key);
        }
        return after;
      }),
  };
}

function keyOf({ calculation, post_number }: Chance): string {
  return `${calculation} ${post_number}`;
}
