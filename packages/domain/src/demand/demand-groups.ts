import { numberOf, sumAsRead } from '../format/exact-fraction.ts';
import { type Reached, reachedSpread, type Spread } from './reached.ts';

/** What a product group costs on both sides of one project, euro; 0 on a side that does not have it. */
export interface GroupReached extends Reached {
  readonly name: string;
}

/** A product group over several projects. */
export interface DemandGroup {
  readonly name: string;
  /** projects that have it in their baseline */
  readonly projects: number;
  /** euro, of all of them together */
  readonly baselineEur: number;
  /** euro, of what stands beside these baselines */
  readonly reachedEur: number;
  /** percent of the baselines of all projects */
  readonly share: number;
  /** null where no baseline is above 0 */
  readonly spread: Spread | null;
}

/** Returns the product groups of projects, those that weigh most in the baselines together first. */
export function heaviestGroups(
  projects: readonly Reached[],
  groups: readonly GroupReached[],
): readonly DemandGroup[] {
  const totalEur = sumOf(projects.map(({ baseline }) => baseline));
  return [...Map.groupBy(groups, ({ name }) => name)]
    .map(([name, of]): DemandGroup => {
      const baselineEur = sumOf(of.map(({ baseline }) => baseline));
      return {
        ...{ name, baselineEur, reachedEur: sumOf(of.map(({ optimization }) => optimization)) },
        projects: of.filter(({ baseline }) => baseline !== 0).length,
        share: totalEur > 0 ? (100 * baselineEur) / totalEur : 0,
        spread: reachedSpread(of),
      };
    })
    .toSorted((left, right) => right.baselineEur - left.baselineEur || (left.name < right.name ? -1 : 1));
}

function sumOf(amounts: readonly number[]): number {
  return numberOf(sumAsRead(amounts));
}
