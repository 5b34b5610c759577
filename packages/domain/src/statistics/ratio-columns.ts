import { SERIES_NAMES } from '../items/calculation-types.ts';

/** The columns of a ratio chart for a product sub-group, each per unit of it. */
export const RATIO_COLUMNS = ['eci', 'co2', 'total_units', 'secondary_material'] as const;
export type RatioColumn = (typeof RATIO_COLUMNS)[number];

export const RATIO_AGGREGATES = ['avg', 'max', 'min', 'sum'] as const;
export type RatioAggregate = (typeof RATIO_AGGREGATES)[number];

/** A column with its aggregate, as a request writes it: 'eci:avg'. */
export type RatioColumnConfig = `${RatioColumn}:${RatioAggregate}`;

export const RATIO_COLUMN_CONFIGS: readonly RatioColumnConfig[] = RATIO_COLUMNS.flatMap((column) =>
  RATIO_AGGREGATES.map((aggregate) => `${column}:${aggregate}` as const),
);

/**
 * The calculations of completed pairs whose work is told per unit: what a project began with, what was chosen to be built,
 * and of these what was carried out.
 */
export const RATIO_SIDES = [...SERIES_NAMES, 'as-built'] as const;
export type RatioSide = (typeof RATIO_SIDES)[number];
