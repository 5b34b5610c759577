import { type ResourceKey, unitKey } from '@milieuspoor/domain';

/**
 * Converts a figure to another unit as `value * times / per`. It has two whole numbers, because 0.001 is not exact in
 * binary.
 */
export interface UnitConversion {
  readonly times: number;
  readonly per: number;
}

const SAME: UnitConversion = { times: 1, per: 1 };

/** The unit that a column states between brackets, with the units that are converted to it; keys are those of `unitKey`. */
const UNITS = {
  ton: {
    ton: SAME,
    kton: { times: 1_000, per: 1 },
    kg: { times: 1, per: 1_000 },
    g: { times: 1, per: 1_000_000 },
  },
  mj: {
    MJ: SAME,
    kj: { times: 1, per: 1_000 },
    gj: { times: 1_000, per: 1 },
    tj: { times: 1_000_000, per: 1 },
    // 1 kWh is 3.6 MJ by definition.
    kWh: { times: 36, per: 10 },
    mwh: { times: 3_600, per: 1 },
  },
  uur: {
    uur: SAME,
    min: { times: 1, per: 60 },
  },
  tkm: {
    tkm: SAME,
    kgkm: { times: 1, per: 1_000 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, UnitConversion>>>>;

const UNIT_OF_RESOURCE: Readonly<Record<ResourceKey, keyof typeof UNITS>> = {
  primaryTon: 'ton',
  secondaryTon: 'ton',
  biobasedTon: 'ton',
  renewableMj: 'mj',
  fossilMj: 'mj',
  equipmentEmissionFreeHours: 'uur',
  equipmentOtherHours: 'uur',
  transportEmissionFreeTkm: 'tkm',
  transportOtherTkm: 'tkm',
};

/** Returns how a figure in `unit` is converted to the unit of the resource; null for a unit that can't be. */
export function findConversion(resource: ResourceKey, unit: string): UnitConversion | null {
  const known: ReadonlyMap<string, UnitConversion> = new Map(
    Object.entries(UNITS[UNIT_OF_RESOURCE[resource]]),
  );
  return known.get(unitKey(unit)) ?? null;
}

const NET_CALORIFIC = '(?:ncv|lhv|net calorific value|lower heating value|netto calorische waarde)';

/** Returns 'Energie fossiel (MJ, NCV)' as 'Energie fossiel (MJ)': energy is counted by its net calorific value anyway. */
export function withoutCalorificValue(header: string): string {
  return header
    .replace(new RegExp(`\\s*[([]\\s*${NET_CALORIFIC}\\s*[)\\]]`, 'i'), '')
    .replace(new RegExp(`\\s*,?\\s*\\b${NET_CALORIFIC}\\b`, 'i'), '');
}

/** Tells whether a resource is counted in hours. */
export function isInHours(resource: ResourceKey): boolean {
  return UNIT_OF_RESOURCE[resource] === 'uur';
}

/** Returns the other units that readers of the layout are told about. */
export function otherUnits(resource: ResourceKey): readonly string[] {
  return TOLD_UNITS[UNIT_OF_RESOURCE[resource]];
}

const TOLD_UNITS = { ton: ['kg'], mj: ['GJ', 'kWh'], uur: ['min'], tkm: [] } as const;

/** Tells whether it is another spelling of the same unit. */
export function isSameUnit({ times, per }: UnitConversion): boolean {
  return times === per;
}

export function convert(value: number, { times, per }: UnitConversion): number {
  return (value * times) / per;
}
