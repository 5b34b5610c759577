import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { ASPHALT_DENSITY, ASPHALT_LAYERS } from './data/asphalt-layers.ts';
import { FOUNDATION_LAYER } from './data/foundation-layer.ts';
import { sumMki, weighAmounts } from './weigh-amounts.ts';

export interface RoadLayer {
  readonly key: 'surface' | 'binder' | 'base' | 'foundation';
  readonly thicknessMm: number;
  /** euro for one m2: for making it, and for everything else that was declared */
  readonly productionEur: number;
  readonly otherEur: number;
}

const FOUNDATION_MM = 250;

/**
 * Returns the MKI in Set A1 of one m2 of an example road, layer by layer from the top, of what was declared for each.
 */
export function roadLayers(): readonly RoadLayer[] {
  const asphalt = ASPHALT_LAYERS.map(({ key, thicknessMm, declaredPerKg }) => ({
    key,
    thicknessMm,
    ...split(declaredPerKg, (thicknessMm / 1000) * ASPHALT_DENSITY),
  }));
  return [...asphalt, { key: 'foundation', thicknessMm: FOUNDATION_MM, ...split(FOUNDATION_LAYER, 1) }];
}

/** Splits a profile per module, of which A1-A3 comes first, for this number of units. */
function split(
  profile: Readonly<Record<string, readonly number[]>>,
  units: number,
): Pick<RoadLayer, 'productionEur' | 'otherEur'> {
  const amounts = (take: (values: readonly number[]) => readonly number[]) =>
    Object.fromEntries(
      Object.entries(profile).map(([code, values]) => [
        code,
        units * take(values).reduce((sum, each) => sum + each, 0),
      ]),
    );
  const mkiOf = (take: (values: readonly number[]) => readonly number[]) =>
    sumMki(weighAmounts(FIRST_WEIGHTED_SETS.a1, amounts(take)));
  return {
    productionEur: mkiOf((values) => values.slice(0, 1)),
    otherEur: mkiOf((values) => values.slice(1)),
  };
}
