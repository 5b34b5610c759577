import type { ResourceKey, StatisticKind } from '@milieuspoor/domain';
import type { NamedColor } from './colors/palette.ts';
import type { Quantity } from './quantities.ts';

/** The name of a part. Several parts share the colour of a burden, but each has its own name. */
export type PartName =
  | 'primary'
  | 'secondary'
  | 'biobased'
  | 'fossil'
  | 'renewable'
  | 'emission'
  | 'emission-free';

/** A part of a quantity: the key of its figure, its name and the meaning of its colour. */
export interface Part {
  readonly name: PartName;
  readonly valueKey: string;
  readonly resource: ResourceKey;
  readonly color: NamedColor;
}

/** The kinds of statistics that consist of parts. */
export type PartKind = Extract<
  StatisticKind,
  'material' | 'energy' | 'emissions_construction_site' | 'emissions_transport'
>;

/** The parts of each kind. The part that should grow comes last, so that it grows at the end of the bar. */
export const PARTS: Readonly<Record<PartKind, { quantity: Quantity; parts: readonly Part[] }>> = {
  material: {
    quantity: 'material',
    parts: [
      { valueKey: 'primary_ton', resource: 'primaryTon', name: 'primary', color: 'burden' },
      { valueKey: 'secondary_ton', resource: 'secondaryTon', name: 'secondary', color: 'secondary' },
      { valueKey: 'biobased_material', resource: 'biobasedTon', name: 'biobased', color: 'biobased' },
    ],
  },
  energy: {
    quantity: 'energy',
    parts: [
      { valueKey: 'fossil_total', resource: 'fossilMj', name: 'fossil', color: 'burden' },
      { valueKey: 'renewable_total', resource: 'renewableMj', name: 'renewable', color: 'renewable' },
    ],
  },
  emissions_construction_site: {
    quantity: 'equipment',
    parts: [
      { valueKey: 'non_emission_free', resource: 'equipmentOtherHours', name: 'emission', color: 'burden' },
      {
        valueKey: 'emission_free',
        resource: 'equipmentEmissionFreeHours',
        name: 'emission-free',
        color: 'emission-free',
      },
    ],
  },
  emissions_transport: {
    quantity: 'transport',
    parts: [
      { valueKey: 'non_emission_free', resource: 'transportOtherTkm', name: 'emission', color: 'burden' },
      {
        valueKey: 'emission_free',
        resource: 'transportEmissionFreeTkm',
        name: 'emission-free',
        color: 'emission-free',
      },
    ],
  },
};

/** The names of the parts on the screen. */
export type PartLabels = Readonly<Record<PartName, string>>;
