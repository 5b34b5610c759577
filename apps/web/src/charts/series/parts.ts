import type { ResourceKey, StatisticKind } from '@milieuspoor/domain';
import type { NamedColor } from '../palette.ts';
import type { Quantity } from '../quantities.ts';

/** A part that a quantity consists of: the key of its figure and what its colour means. */
export interface Part {
  readonly valueKey: string;
  readonly resource: ResourceKey;
  readonly color: NamedColor;
}

/** The kinds of statistic that consist of parts. */
export type PartKind = Extract<
  StatisticKind,
  'material' | 'energy' | 'emissions_construction_site' | 'emissions_transport'
>;

/** Which parts stand for what; the wanted one comes last, so that it grows at the end of the bar. */
export const PARTS: Readonly<Record<PartKind, { quantity: Quantity; parts: readonly Part[] }>> = {
  material: {
    quantity: 'material',
    parts: [
      { valueKey: 'primary_ton', resource: 'primaryTon', color: 'primary' },
      { valueKey: 'secondary_ton', resource: 'secondaryTon', color: 'secondary' },
      { valueKey: 'biobased_material', resource: 'biobasedTon', color: 'biobased' },
    ],
  },
  energy: {
    quantity: 'energy',
    parts: [
      { valueKey: 'fossil_total', resource: 'fossilMj', color: 'fossil' },
      { valueKey: 'renewable_total', resource: 'renewableMj', color: 'renewable' },
    ],
  },
  emissions_construction_site: {
    quantity: 'equipment',
    parts: [
      { valueKey: 'non_emission_free', resource: 'equipmentOtherHours', color: 'emission' },
      { valueKey: 'emission_free', resource: 'equipmentEmissionFreeHours', color: 'emission-free' },
    ],
  },
  emissions_transport: {
    quantity: 'transport',
    parts: [
      { valueKey: 'non_emission_free', resource: 'transportOtherTkm', color: 'emission' },
      { valueKey: 'emission_free', resource: 'transportEmissionFreeTkm', color: 'emission-free' },
    ],
  },
};

/** What the parts are called on the screen, by what they mean. */
export type PartLabels = Readonly<Partial<Record<NamedColor, string>>>;
