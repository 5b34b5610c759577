import { type CoveredPoint, childPoint, childrenOf, shareOf, sidePoint } from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** What weighs most in the MKI of a side. */
export interface LargestPart<Name extends string = string> {
  readonly name: Name;
  /** euro, with what it is built on */
  readonly point: CoveredPoint;
  /** in percent of the side; null where it is unknown */
  readonly share: number | null;
}

/** The node that a side spends most MKI on, of those that cost anything; null where there is none. */
export function largestNode(total: Statistic): LargestPart | null {
  return largestOf(
    total,
    childrenOf(total).map(({ uuid, name }) => ({
      name,
      point: childPoint(total, uuid, 'total', { quantity: 'mki' }),
    })),
  );
}

/** The life-cycle module with the most MKI of those that are declared; null where none costs anything. */
export function largestModule(total: Statistic, perModule: Statistic): LargestPart<LifeCycleModule> | null {
  return largestOf(
    total,
    LIFE_CYCLE_MODULES.map((module) => ({
      name: module,
      point: sidePoint(perModule, module, { quantity: 'mki', module }),
    })),
  );
}

/** Whether a module that items leave open might weigh more than it seems to. */
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
