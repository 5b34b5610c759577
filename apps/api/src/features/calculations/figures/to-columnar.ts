import { BinaryArray } from '../../../database/binary-array.ts';
import { type Columns, elementTypeOf, isListType, LIST_LENGTHS } from './calculation-columns.ts';

/**
 * Rows as one binary array for each column, and for each place of a column of several numbers; a row without such
 * numbers is null in every place.
 */
export type ColumnarRows = Readonly<Record<string, readonly Uint8Array<ArrayBuffer>[]>>;

/** Functions that read each column of a table from an object: a value, or the list of several numbers. */
export type ColumnReaders<Thing> = Readonly<Record<string, (thing: Thing, index: number) => unknown>>;

/**
 * Turns objects into the arrays that `figureRows` unpacks, one object at a time, each created in its turn: fifty
 * thousand with more than a hundred figures would take more memory than the arrays do.
 */
export function toColumnar<Source, Thing>(
  columns: Columns,
  sources: readonly Source[],
  toThing: (source: Source) => Thing,
  readers: ColumnReaders<Thing>,
): ColumnarRows {
  const written = Object.entries(columns).map(([name, type]) => {
    const read = readers[name];
    if (!read) throw new Error(`Nothing is read for the column ${name}`);
    const isList = isListType(type);
    const arrays = Array.from(
      { length: isList ? LIST_LENGTHS[type] : 1 },
      () => new BinaryArray(elementTypeOf(type), sources.length),
    );
    return { name, read, isList, arrays };
  });
  for (const [index, source] of sources.entries()) {
    const thing = toThing(source);
    for (const { read, isList, arrays } of written) {
      const value = read(thing, index);
      if (isList) addPlaces(arrays, value as readonly (number | null)[] | null);
      else arrays[0]?.add(value);
    }
  }
  return Object.fromEntries(
    written.map(({ name, arrays }) => [name, arrays.map((array) => array.toBytes())]),
  );
}

/** Adds a list; an absent list is null in each place. */
function addPlaces(arrays: readonly BinaryArray[], list: readonly (number | null)[] | null): void {
  for (let place = 0; place < arrays.length; place++) arrays[place]?.add(list?.[place]);
}
