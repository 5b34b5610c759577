import { LIFE_CYCLE_MODULES, RESOURCE_KEYS, type ResourceKey, SET_CODES } from '@milieuspoor/domain';
import type { ElementType } from '../../../database/binary-array.ts';

/**
 * Columns of several numbers: one for each life-cycle module, or one for each resource in the order of RESOURCE_KEYS.
 */
export const LIST_LENGTHS = {
  numberPerModule: LIFE_CYCLE_MODULES.length,
  numberPerResource: RESOURCE_KEYS.length,
} as const;
type ListType = keyof typeof LIST_LENGTHS;

/** The type of a column: of one value, or of several numbers. */
export type ColumnType = ElementType | ListType;
export type Columns = Readonly<Record<string, ColumnType>>;

export function isListType(type: ColumnType): type is ListType {
  return type in LIST_LENGTHS;
}

/** Returns the element type of a column's arrays. */
export function elementTypeOf(type: ColumnType): ElementType {
  return isListType(type) ? 'number' : type;
}

/** The column of each resource, in calculation_item and calculation_total. */
export const RESOURCE_COLUMNS: Readonly<Record<ResourceKey, string>> = {
  primaryTon: 'primary_ton',
  secondaryTon: 'secondary_ton',
  biobasedTon: 'biobased_ton',
  renewableMj: 'renewable_mj',
  fossilMj: 'fossil_mj',
  equipmentEmissionFreeHours: 'equipment_emission_free_hours',
  equipmentOtherHours: 'equipment_other_hours',
  transportEmissionFreeTkm: 'transport_emission_free_tkm',
  transportOtherTkm: 'transport_other_tkm',
};

const RESOURCES: Columns = Object.fromEntries(
  Object.values(RESOURCE_COLUMNS).map((column) => [column, 'number']),
);

const IMPACTS: Columns = Object.fromEntries(
  SET_CODES.flatMap((set) => [
    [`${set}_mki_eur`, 'numberPerModule'],
    [`${set}_co2_kg`, 'numberPerModule'],
  ]),
);

/** The columns of calculation_item, without those of its owner. */
export const ITEM_COLUMNS: Columns = {
  position: 'integer',
  post_number: 'text',
  product_group: 'text',
  product_sub_group: 'text',
  product: 'text',
  unit: 'text',
  quantity: 'number',
  raw_code: 'text',
  nmd_category: 'text',
  work_scope: 'text',
  ...RESOURCES,
  ...IMPACTS,
  ...Object.fromEntries(
    SET_CODES.flatMap((set) => [
      [`${set}_undeclared`, 'text'],
      [`${set}_declared`, 'numberPerModule'],
    ]),
  ),
};

/** The columns of calculation_total, without those of its owner. */
export const TOTAL_COLUMNS: Columns = {
  level: 'text',
  node_id: 'uuid',
  parent_id: 'uuid',
  name: 'text',
  item_count: 'integer',
  ...RESOURCES,
  resource_items: 'numberPerResource',
  ...IMPACTS,
  ...Object.fromEntries(
    SET_CODES.flatMap((set) => [
      [`${set}_mki_items`, 'numberPerModule'],
      [`${set}_co2_items`, 'numberPerModule'],
      [`${set}_items`, 'integer'],
      [`${set}_items_undeclared`, 'integer'],
      [`${set}_items_without_co2`, 'integer'],
      [`${set}_items_incomplete`, 'numberPerModule'],
    ]),
  ),
};
