import { childrenOf } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';

/**
 * For each life-cycle module the node with the most of it on either side, by its uuid. None where no node spends anything
 * in it, and none where those that are not listed have more together: it may be one of them.
 */
export function weightiestNodes(sides: readonly Statistic[]): ReadonlyMap<string, string> {
  return new Map<string, string>(
    LIFE_CYCLE_MODULES.flatMap((module) => {
      let [weightiest, most]: [string | null, number] = [null, 0];
      for (const { uuid, values } of sides.flatMap(childrenOf)) {
        const value = values[module] ?? null;
        if (value !== null && value > most) [weightiest, most] = [uuid, value];
      }
      const hidden = sides.some(({ rest }) => (rest?.values[module] ?? Number.NEGATIVE_INFINITY) > most);
      return weightiest === null || hidden ? [] : [[module, weightiest] as const];
    }),
  );
}
