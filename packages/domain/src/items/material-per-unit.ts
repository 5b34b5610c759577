import { unitKey } from '../names/unit-key.ts';
import type { CalculationItem, Resources } from './calculation-item.ts';

/** The material that one unit of an item takes: primary, secondary and biobased together. */
export interface MaterialPerUnit {
  /** ton, of what is declared */
  readonly ton: number;
  /** false where a part of it is undeclared, so that there may be more */
  readonly isWhole: boolean;
}

/** Returns the material of one unit, ton; null where none is declared, or none is used, as by work that removes soil. */
export function materialPerUnit(
  perUnit: Pick<Resources, 'primaryTon' | 'secondaryTon' | 'biobasedTon'>,
): MaterialPerUnit | null {
  const { primaryTon, secondaryTon, biobasedTon } = perUnit;
  // An undeclared part counts as 0 here, and is told by `isWhole`.
  const ton = (primaryTon ?? 0) + (secondaryTon ?? 0) + (biobasedTon ?? 0);
  return ton > 0
    ? { ton, isWhole: primaryTon !== null && secondaryTon !== null && biobasedTon !== null }
    : null;
}

/**
 * How many times more or less than its own weight a ton or a kilogram may take. Losses, packaging and water stay within it:
 * concrete per ton takes a ton in published declarations, and in OEKOBAUDAT (2020-II, and EN 15804+A2) the products per kilogram
 * with most scrap take 1.27 (reinforcing steel), 1.39 (cast pipes) and 1.49 (brass). Being replaced once doubles the material.
 * Figures for a m3 of concrete or asphalt (2.3 and more) or for a m2 of paving (below 0.2) lie outside.
 */
const TIMES_OWN_WEIGHT = 2;

/**
 * The most material of a m3, ton: no list of materials is needed, because lead is the heaviest of the 911 densities in
 * OEKOBAUDAT, at 11.34 ton per m3. Steel has 7.85, and what roads and structures are made of 0.4 to 3. Figures in
 * kilograms are above it for all that weighs more than 12 kg per m3, as even light foam does.
 */
const TON_PER_M3_MAX = 12;

/**
 * The most material of a m2 and of a m, ton: a layer of lead of one metre, and a road tunnel with a cross-section of 125 m2 of
 * concrete. Figures in kilograms are above it from 12 kg per m2 and 300 kg per m on. A piece may weigh anything.
 */
const TON_PER_M2_MAX = 12;
const TON_PER_M_MAX = 300;

/** By which measure the material of a unit is improbable, whatever other items have. */
export const WEIGHED_UNITS = ['ton', 'kg', 'm3', 'm2', 'm'] as const;
export type WeighedUnit = (typeof WEIGHED_UNITS)[number];

/** ton of material in one unit: at least and at most */
const TON_PER_UNIT: Readonly<Record<WeighedUnit, { readonly least: number; readonly most: number }>> = {
  ton: { least: 1 / TIMES_OWN_WEIGHT, most: TIMES_OWN_WEIGHT },
  kg: { least: 0.001 / TIMES_OWN_WEIGHT, most: 0.001 * TIMES_OWN_WEIGHT },
  m3: { least: 0, most: TON_PER_M3_MAX },
  m2: { least: 0, most: TON_PER_M2_MAX },
  m: { least: 0, most: TON_PER_M_MAX },
};

/** Sums of decimal figures are slightly off in binary. */
const BINARY_NOISE = 1e-9;

/** A figure outside what is probable. */
export interface ImprobableMaterial<By> {
  readonly by: By;
  /** how many times it is above the most, or below the least */
  readonly times: number;
}

/**
 * Tells whether the material of one unit cannot be that of a ton, a kilogram, a m3, a m2 or a m; null where it can, and for other
 * units. Of material that is declared in part, only too much can be told.
 */
export function improbableByWeight(
  unit: string,
  { ton, isWhole }: MaterialPerUnit,
): ImprobableMaterial<WeighedUnit> | null {
  const key = unitKey(unit);
  const by = WEIGHED_UNITS.find((weighed) => weighed === key);
  if (!by) return null;
  const { least, most } = TON_PER_UNIT[by];
  const times = ton > most ? ton / most : isWhole ? least / ton : 0;
  return times > 1 + BINARY_NOISE ? { by, times } : null;
}

/** Units of which the material differs from product to product, so that it is held against other items. */
const COMPARED_UNITS: readonly string[] = ['m3', 'm2', 'm', 'st'];

/** Tells whether the material of such a unit is held against other items; a ton or a kilogram says itself what it weighs. */
export function isComparedByMaterial({ unit }: Pick<CalculationItem, 'unit'>): boolean {
  return COMPARED_UNITS.includes(unitKey(unit));
}

/** The items with which the material of a unit is compared. */
export type ComparedWith = 'product' | 'group';

/**
 * From how many times the median, above or below, an item is asked about. The same product in the same unit weighs the
 * same but for its size, so that ten times is a slip of a decimal point. A product group mixes light and heavy products:
 * pipes of plastic and of concrete differ by a factor 47 per m, and stone and the foil below it by more. A slip of kg and ton
 * is a factor 1000.
 */
export const TIMES_MEDIAN: Readonly<Record<ComparedWith, number>> = { product: 10, group: 100 };

/** Tells whether the material of one unit is far from the median of such items, ton; null where it isn't. */
export function improbableByMedian(
  { ton, isWhole }: MaterialPerUnit,
  by: ComparedWith,
  medianTon: number,
): ImprobableMaterial<ComparedWith> | null {
  if (medianTon <= 0) return null;
  const times = ton > medianTon ? ton / medianTon : isWhole ? medianTon / ton : 0;
  return times >= TIMES_MEDIAN[by] * (1 - BINARY_NOISE) ? { by, times } : null;
}

/** The fewest earlier items of an organisation, or other items of the same calculation, that have a median. */
export const EARLIER_ITEMS_MIN = 3;
export const OWN_GROUP_MIN = 5;
