/** The levels that statistics can be split by, from the organisation's projects down to the product. */
export const AGGREGATE_LEVELS = ['project', 'product_group', 'product_sub_group', 'product'] as const;
export type AggregateLevel = (typeof AGGREGATE_LEVELS)[number];

/** Returns the next level of the drill-down; null at the lowest. */
export function nextAggregateLevel(level: AggregateLevel): AggregateLevel | null {
  return AGGREGATE_LEVELS[AGGREGATE_LEVELS.indexOf(level) + 1] ?? null;
}

/** The indicators, with their set, that a dashboard can be filtered on. */
export const DATA_TYPES = ['eci', 'eci_a2', 'co2', 'co2_a2', 'material'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** The quantities by which the largest nodes are found. */
export type Ranking = 'mki' | 'co2' | 'material';

/** Returns the quantity by which nodes of a data type are ranked: the ten largest in CO2 differ from those in MKI. */
export function rankingOf(dataType: DataType): Ranking {
  switch (dataType) {
    case 'eci':
    case 'eci_a2':
      return 'mki';
    case 'co2':
    case 'co2_a2':
      return 'co2';
    case 'material':
      return 'material';
  }
}

/** 'Projecten aanbesteed' are the tendered ones (RAW and UAV-GC), 'Overige' the rest. */
export const CONTRACT_TYPE_FILTERS = ['not-NA', 'NA'] as const;
export type ContractTypeFilter = (typeof CONTRACT_TYPE_FILTERS)[number];
