import { alternativesOf, type Shape } from './shape.ts';

/** The kinds of value that the driver makes of a column. */
type Sort = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'json';

export interface DriverValue {
  /** the type's name in SQL */
  readonly type: string;
  readonly sort: Sort;
  readonly array: boolean;
}

const one = (type: string, sort: Sort): DriverValue => ({ type, sort, array: false });
const many = (type: string, sort: Sort): DriverValue => ({ type: `${type}[]`, sort, array: true });

/**
 * What `pg` returns, by the oid of a type. A bigint and a numeric are strings, because a number would round them; a
 * date is a Date at midnight in the time zone of the server, so queries cast it to text.
 */
export const DRIVER_VALUES: Readonly<Record<number, DriverValue>> = {
  16: one('boolean', 'boolean'),
  17: one('bytea', 'bytes'),
  20: one('bigint', 'string'),
  21: one('smallint', 'number'),
  23: one('integer', 'number'),
  25: one('text', 'string'),
  114: one('json', 'json'),
  700: one('real', 'number'),
  701: one('double precision', 'number'),
  1000: many('boolean', 'boolean'),
  1007: many('integer', 'number'),
  1009: many('text', 'string'),
  1016: many('bigint', 'string'),
  1022: many('double precision', 'number'),
  1043: one('character varying', 'string'),
  1082: one('date', 'date'),
  1114: one('timestamp without time zone', 'date'),
  1184: one('timestamp with time zone', 'date'),
  1700: one('numeric', 'string'),
  2950: one('uuid', 'string'),
  2951: many('uuid', 'string'),
  3802: one('jsonb', 'json'),
};

/** Tells whether everything that the shape allows, except null, is what such a column holds. */
export function isReadAs(column: DriverValue, shape: Shape): boolean {
  return alternativesOf(shape).every((each) => {
    if (['null', 'undefined', 'anything'].includes(each.kind)) return true;
    if (column.array) return each.kind === 'array' && isReadAs({ ...column, array: false }, each.of);
    if (column.sort === 'json') return each.kind !== 'date' && each.kind !== 'bytes';
    return each.kind === 'literal' ? typeof each.value === column.sort : each.kind === column.sort;
  });
}
