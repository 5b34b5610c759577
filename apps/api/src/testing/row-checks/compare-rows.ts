import type { QueryAnswered } from '../../database/pool/query-channels.ts';
import { DRIVER_VALUES, isReadAs } from './driver-values.ts';
import { misfits } from './misfits.ts';
import { describeShape, type ObjectShape, type Shape } from './shape.ts';

/**
 * Returns where an answer of the database differs from the row type: a column that the type lacks, a field without a
 * column, another type, a null or a value that the type excludes. A row type without fields reads none, so it is not
 * compared.
 */
export function compareRows(
  { rows, columns }: Pick<QueryAnswered, 'rows' | 'columns'>,
  type: Shape,
): string[] {
  if (type.kind !== 'object') return [`the row type is ${describeShape(type)}, which names no columns`];
  if (Object.keys(type.properties).length === 0) return [];
  const problems = [...compareColumns(columns, type)];
  // When names or types are wrong, each value would repeat it.
  if (problems.length > 0) return problems;
  const faults = rows.flatMap((row) => misfits(row, type, 'row').map((each) => each.replace(/^row\./, '')));
  return [...new Set(faults)];
}

function compareColumns(columns: QueryAnswered['columns'], { properties }: ObjectShape): string[] {
  const names = columns.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `two columns are called ${name}`),
    ...Object.entries(properties)
      .filter(([name, { optional }]) => !optional && !names.includes(name))
      .map(([name]) => `no column gives ${name}`),
    ...columns.flatMap(({ name, dataTypeID }) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!property) return [`column ${name} is not in the row type`];
      const driverValue = DRIVER_VALUES[dataTypeID];
      if (!driverValue) return [`${name} has a type (oid ${dataTypeID}) that driver-values.ts does not know`];
      if (isReadAs(driverValue, property.shape)) return [];
      const given = `${driverValue.sort}${driverValue.array ? '[]' : ''}`;
      return [
        `${name} is a ${driverValue.type}, which is read as ${given}, and not ${describeShape(property.shape)}`,
      ];
    }),
  ];
}
