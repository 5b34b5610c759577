import {
  type CalculationItem,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import type { Draw } from './draw.ts';
import { isSmall, randomItems } from './random-items.ts';

type Change = (item: CalculationItem, place: number) => CalculationItem;

/**
 * Returns the posts of a calculation in another version: some are gone, others were added, numbered or measured
 * differently, their quantities differ or are 0, and some leave modules or indicators empty that they stated.
 */
export function changedItems(
  draw: Draw,
  items: readonly CalculationItem[],
  sets: readonly SetCode[],
): CalculationItem[] {
  const isKept = draw.chance(3) ? () => !draw.chance(4) : () => true;
  const kept = items.filter(isKept);
  const added = draw.chance(4) ? randomItems(draw, 1 + draw.below(3), sets) : [];
  const changes = changesAtRandom(draw);
  const all = [...(kept.length > 0 ? kept : items), ...added];
  return all.map((item, place) => changes.reduce((changed, change) => change(changed, place), item));
}

function changesAtRandom(draw: Draw): Change[] {
  const first = draw.below(3);
  const sometimes = (oneIn: number, ofPosts: number, change: Change): Change[] =>
    draw.chance(oneIn) ? [(item, place) => (draw.chance(ofPosts) ? change(item, place) : item)] : [];
  const inEachSet = (
    item: CalculationItem,
    change: (profile: ImpactProfile, set: SetCode) => ImpactProfile,
  ) => ({
    ...item,
    profiles: Object.fromEntries(
      SET_CODES.flatMap((set) => {
        const profile = item.profiles[set];
        return profile ? [[set, change(profile, set)]] : [];
      }),
    ),
  });
  const gone = LIFE_CYCLE_MODULES.map(() => draw.chance(5));
  const beyondProduction = LIFE_CYCLE_MODULES.map((module) => module !== 'A1-A3');
  return [
    ...sometimes(2, 1, (item) =>
      isSmall(item) ? inEachSet(item, (profile) => withoutModules(profile, beyondProduction)) : item,
    ),
    ...sometimes(3, 1, (item, place) => ({ ...item, postNumber: String(place + 1 + first) })),
    ...sometimes(2, 3, (item) => ({ ...item, quantity: draw.below(6) })),
    ...sometimes(5, 3, (item) => ({ ...item, unit: draw.oneOf(['m³', 'm2', 'st']) })),
    ...sometimes(5, 3, (item) => ({ ...item, rawCode: `${21 + draw.below(4)}.${draw.below(3)}` })),
    ...sometimes(5, 3, (item) => ({ ...item, product: `Product ${draw.below(4)}` })),
    ...sometimes(6, 3, (item) => ({ ...item, productGroup: `Groep ${draw.below(12)}` })),
    ...sometimes(1, 2, (item) => inEachSet(item, (profile) => cheaper(draw, profile))),
    ...sometimes(4, 2, (item) => inEachSet(item, (profile) => withoutModules(profile, gone))),
    ...sometimes(6, 2, (item) => inEachSet(item, (profile) => withoutCells(draw, profile))),
    ...sometimes(6, 2, (item) => inEachSet(item, (profile, set) => asBareRow(draw, profile, set))),
  ];
}

type Cell = number | null;

function mapCells(profile: ImpactProfile, map: (value: Cell, module: number) => Cell): ImpactProfile {
  return Object.fromEntries(
    Object.entries(profile).map(([code, row]) => {
      const mapped = row.map(map);
      // A row of nulls states nothing, which is another fault than an empty cell.
      return [code, mapped.every((value) => value === null) ? row : mapped];
    }),
  );
}

function cheaper(draw: Draw, profile: ImpactProfile): ImpactProfile {
  return mapCells(profile, (value) => (value === null ? null : value - draw.below(1500)));
}

function withoutModules(profile: ImpactProfile, gone: readonly boolean[]): ImpactProfile {
  return mapCells(profile, (value, module) => (gone[module] ? null : value));
}

function withoutCells(draw: Draw, profile: ImpactProfile): ImpactProfile {
  return mapCells(profile, (value) => (draw.chance(12) ? null : value));
}

/** Returns the profile as an MKI without indicators. */
function asBareRow(draw: Draw, profile: ImpactProfile, set: SetCode): ImpactProfile {
  if (profile.MKI) return profile;
  const co2 = IMPACT_SETS[set].co2Indicator;
  const row = profile[co2] ?? [];
  return { MKI: row.map((value) => (value === null ? null : draw.below(20_000))), [co2]: row };
}
