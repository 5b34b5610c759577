/** Tells how a value may differ after a migration from the value before. */
export type MayBecome = (before: unknown, after: unknown) => boolean;

/**
 * The allowed changes of a migration to stored data, by table and column of the former schema; each with its reason.
 */
export interface Changes {
  readonly values?: Readonly<Record<string, MayBecome>>;
  /** the new name of a table */
  readonly renamed?: Readonly<Record<string, string>>;
  /** removed columns, and what replaces them */
  readonly dropped?: Readonly<Record<string, string>>;
  /** tables whose rows are removed, and what creates them again */
  readonly emptied?: Readonly<Record<string, string>>;
}

const isZeroOrNull = (value: unknown) => value === null || value === 0;
/** A figure does not change, but a former 0 may become undeclared. */
const zeroMayBeNull: MayBecome = (before, after) =>
  Array.isArray(before) && Array.isArray(after)
    ? before.length === after.length && before.every((figure, at) => sameOrNoneOf(figure, after[at]))
    : sameOrNoneOf(before, after);
const sameOrNoneOf = (before: unknown, after: unknown) =>
  before === after || (isZeroOrNull(before) && isZeroOrNull(after));

const RESOURCES = [
  ...['primary_ton', 'secondary_ton', 'biobased_ton', 'renewable_mj', 'fossil_mj'],
  ...[
    'equipment_emission_free_hours',
    'equipment_other_hours',
    'transport_emission_free_tkm',
    'transport_other_tkm',
  ],
];
const FIGURES = [...RESOURCES, 'a1_mki_eur', 'a1_co2_kg', 'a2_mki_eur', 'a2_co2_kg'];
const ofTable = (table: string, columns: readonly string[], how: MayBecome) =>
  Object.fromEntries(columns.map((column) => [`${table}.${column}`, how]));

export const WHAT_MIGRATIONS_CHANGE: Readonly<Record<string, Changes>> = {
  '0008_coverage_per_quantity': {
    values: {
      ...ofTable('calculation_item', FIGURES, zeroMayBeNull),
      ...ofTable('calculation_total', FIGURES, zeroMayBeNull),
      // Material is stated where all three kinds of it are, and CO2 where no item leaves it undeclared.
      ...ofTable(
        'calculation_summary',
        ['a1_co2_kg', 'a2_co2_kg', 'material_ton'],
        (_, after) => after === null,
      ),
    },
    renamed: { calculation_summary: 'calculation_comparable' },
    dropped: {
      'calculation_ratio_total.co2_item_count': 'a row without CO2 is not stated',
      'calculation_ratio_total.co2_units': 'units',
    },
  },
  '0040_weights': { dropped: { 'calculation.weights_version': 'a1_weights_version, a2_weights_version' } },
  // Of several winners the last chosen one remains.
  '0061_applicants': {
    values: { 'calculation.active': (before, after) => before === true && after === false },
  },
  '0078_second_factor_date': {
    dropped: { 'organisation.requires_second_factor': 'second_factor_from' },
  },
  '0118_scope_again': {
    emptied: {
      pair_scope: 'worked out anew at the start of the server',
      pair_scope_node: 'worked out anew at the start of the server',
    },
  },
  '0122_whole_bids': {
    emptied: {
      pair_scope: 'worked out anew at the start of the server',
      pair_scope_node: 'worked out anew at the start of the server',
    },
  },
  '0136_answers_by_quantity': {
    emptied: {
      pair_scope: 'worked out anew at the start of the server',
      pair_scope_node: 'worked out anew at the start of the server',
    },
  },
  '0139_co2_partly': {
    emptied: {
      pair_scope: 'worked out anew at the start of the server',
      pair_scope_node: 'worked out anew at the start of the server',
    },
  },
  '0146_pair_changes': {
    emptied: {
      pair_scope: 'worked out anew at the start of the server',
      pair_scope_node: 'worked out anew at the start of the server',
    },
  },
};

/** Tables that are not compared: one that counts changes, and one that every start writes again (`storeRules`). */
export const NOT_COMPARED: readonly string[] = ['organisation_version', 'representative_types'];
