/** The levels that statistics can be split by, from the organisation's projects down to the product. */
export const AGGREGATE_LEVELS = ['project', 'product_group', 'product_sub_group', 'product'] as const;
export type AggregateLevel = (typeof AGGREGATE_LEVELS)[number];

/** The level that a drill-down reaches from this one; null at the lowest. */
export function nextAggregateLevel(level: AggregateLevel): AggregateLevel | null {
  return AGGREGATE_LEVELS[AGGREGATE_LEVELS.indexOf(level) + 1] ?? null;
}

/** What the years, contract type and data type of a dashboard are filtered on. */
export const DATA_TYPES = ['eci', 'eci_a2', 'co2', 'co2_a2', 'material'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** What the largest of many nodes are found by. */
export type Ranking = 'mki' | 'co2' | 'material';

/** Who asks for a data type looks for what weighs most in it: the ten largest of CO2 are not those of the MKI. */
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
