import type { ProgressIndicator, ResourceKey, SetCode } from '@milieuspoor/domain';
import type { Pair } from '../statistics/by-hand.fixture.ts';
import { type Indicator, sidesByHand } from '../statistics/sides-by-hand.fixture.ts';

/** What is compared of each indicator, and the resources that a share is of; the first of these is the part. */
const BY_HAND: Readonly<Record<ProgressIndicator, Indicator | ResourceKey | readonly ResourceKey[]>> = {
  mki: 'mki',
  co2: 'co2',
  primary_material: 'primaryTon',
  secondary_material: ['secondaryTon', 'biobasedTon', 'primaryTon'],
  biobased_material: ['biobasedTon', 'primaryTon', 'secondaryTon'],
  renewable_energy: ['renewableMj', 'fossilMj'],
  emission_free_equipment: ['equipmentEmissionFreeHours', 'equipmentOtherHours'],
  emission_free_transport: ['transportEmissionFreeTkm', 'transportOtherTkm'],
};

interface Contribution {
  /** what is divided, and by what */
  readonly part: number;
  readonly whole: number;
}

/** Returns what a pair contributes to an indicator; null where it does not count. */
export function contributionOf(pair: Pair, set: SetCode, indicator: ProgressIndicator): Contribution | null {
  const compared = BY_HAND[indicator];
  if (typeof compared === 'string') {
    const [before, after] = sidesByHand(pair, set, compared);
    return before === null || after === null ? null : { part: before - after, whole: before };
  }
  const sides = compared.map((resource) => sidesByHand(pair, set, resource));
  if (sides.some((side) => side.includes(null))) return null;
  const used = sides.map(([, after]) => after ?? 0);
  return { part: used[0] ?? 0, whole: used.reduce((sum, each) => sum + each, 0) };
}

export const percentOf = ({ part, whole }: Contribution) => (whole > 0 ? (part / whole) * 100 : null);

/** Adds up what pairs contribute, and divides once. */
export function byHand(pairs: readonly Pair[], set: SetCode, indicator: ProgressIndicator) {
  const known = pairs.flatMap((pair) => contributionOf(pair, set, indicator) ?? []);
  let sums: Contribution = { part: 0, whole: 0 };
  for (const { part, whole } of known) sums = { part: sums.part + part, whole: sums.whole + whole };
  return {
    value: known.length > 0 ? percentOf(sums) : null,
    weight: known.length > 0 ? sums.whole : null,
    counted: known.length,
    of: pairs.length,
  };
}
