import { childrenOf } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';

/**
 * Returns for each life-cycle module the uuid of the node with the largest amount in it on either side. It has none for
 * a module in which no node has an amount, or in which the unlisted nodes together have more: the largest may be one of
 * those.
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
