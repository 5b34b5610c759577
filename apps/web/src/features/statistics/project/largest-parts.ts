import { type CoveredPoint, childPoint, childrenOf, shareOf, sidePoint } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** The largest part of the MKI of a side. */
export interface LargestPart<Name extends string = string> {
  readonly name: Name;
  /** euro, with its coverage */
  readonly point: CoveredPoint;
  /** in percent of the side; null if it is unknown */
  readonly share: number | null;
}

/** Returns the node with the most MKI of a side, among those above 0; null if there is none. */
export function largestNode(total: Statistic): LargestPart | null {
  return largestOf(
    total,
    childrenOf(total).map(({ uuid, name }) => ({
      name,
      point: childPoint(total, uuid, 'total', { quantity: 'mki' }),
    })),
  );
}

/** Returns the life-cycle module with the most MKI among those that are declared; null if none is above 0. */
export function largestModule(total: Statistic, perModule: Statistic): LargestPart<LifeCycleModule> | null {
  return largestOf(
    total,
    LIFE_CYCLE_MODULES.map((module) => ({
      name: module,
      point: sidePoint(perModule, module, { quantity: 'mki', module }),
    })),
  );
}

/** Tells whether items leave a module open, which might then weigh more than it seems to. */
export function leavesModulesOpen(perModule: Statistic): boolean {
  return LIFE_CYCLE_MODULES.some((module) => {
    const { coverage } = sidePoint(perModule, module, { quantity: 'mki', module });
    return coverage !== null && coverage.undeclared > 0;
  });
}

function largestOf<Name extends string>(
  total: Statistic,
  parts: readonly Omit<LargestPart<Name>, 'share'>[],
): LargestPart<Name> | null {
  const whole = sidePoint(total, 'total', { quantity: 'mki' });
  let largest: Omit<LargestPart<Name>, 'share'> | null = null;
  let most = 0;
  for (const part of parts) {
    if (part.point.value === null || part.point.value <= most) continue;
    most = part.point.value;
    largest = part;
  }
  return largest && { ...largest, share: shareOf(largest.point, whole) };
}
