/**
 * Arrays in PostgreSQL's binary format (array_recv): a dimension header, then each element with its length. Thousands of
 * numbers travel as the bytes they are, where text would be written, read and rounded on the way.
 */
export const ELEMENT_TYPES = {
  text: { oid: 25, sqlType: 'text' },
  integer: { oid: 23, sqlType: 'integer' },
  uuid: { oid: 2950, sqlType: 'uuid' },
  number: { oid: 701, sqlType: 'double precision' },
} as const;
export type ElementType = keyof typeof ELEMENT_TYPES;

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const HEX = 16;
/** What an element of each type takes; a text takes what its letters do. */
const ELEMENT_BYTES = { integer: 4, uuid: 16, number: 8 } as const;

/** The array of these values, null among them; its element type says how each is written. */
export function toBinaryArray(type: ElementType, values: readonly unknown[]): Uint8Array<ArrayBuffer> {
  let size = HEADER_BYTES + values.length * LENGTH_BYTES;
  let hasNull = false;
  for (const value of values)
    if (isNull(value)) hasNull = true;
    else size += type === 'text' ? Buffer.byteLength(String(value), 'utf8') : ELEMENT_BYTES[type];
  const bytes = emptyArray(type, values.length, size, hasNull);
  const view = new DataView(bytes.buffer);
  let offset = HEADER_BYTES;
  for (const value of values) {
    const start = offset + LENGTH_BYTES;
    const length = isNull(value) ? NULL_LENGTH : writeElement(type, value, bytes, view, start);
    view.setInt32(offset, length);
    offset = length === NULL_LENGTH ? start : start + length;
  }
  return new Uint8Array(bytes.buffer);
}

/**
 * For lists of so many numbers the array of each place in them; a list that is not there is null in each. Every list is
 * gone through as a whole: in the order of the arrays, most of the time would be spent on fetching them from memory.
 */
export function toBinaryPlaces(
  lists: readonly (readonly (number | null)[] | null)[],
  places: number,
): Uint8Array<ArrayBuffer>[] {
  const declared = new Array<number>(places).fill(0);
  for (const list of lists)
    for (let place = 0; place < places; place++)
      if (!isNull(list?.[place])) declared[place] = (declared[place] ?? 0) + 1;
  const arrays = declared.map((count) => {
    const size = HEADER_BYTES + lists.length * LENGTH_BYTES + count * ELEMENT_BYTES.number;
    const { buffer } = emptyArray('number', lists.length, size, count < lists.length);
    return { view: new DataView(buffer), buffer, offset: HEADER_BYTES };
  });
  for (const list of lists)
    for (let place = 0; place < places; place++) {
      const array = arrays[place];
      if (!array) continue;
      const value = list?.[place];
      array.view.setInt32(array.offset, isNull(value) ? NULL_LENGTH : ELEMENT_BYTES.number);
      array.offset += LENGTH_BYTES;
      if (isNull(value)) continue;
      array.view.setFloat64(array.offset, value);
      array.offset += ELEMENT_BYTES.number;
    }
  return arrays.map(({ buffer }) => new Uint8Array(buffer));
}

/** An array whose elements are still to be written. */
function emptyArray(type: ElementType, count: number, size: number, hasNull: boolean): Buffer<ArrayBuffer> {
  // Not from the shared pool: the buffer changes hands between threads as a whole.
  const bytes = Buffer.from(new ArrayBuffer(size));
  const header = [1, hasNull ? 1 : 0, ELEMENT_TYPES[type].oid, count, 1];
  for (const [place, number] of header.entries()) bytes.writeInt32BE(number, place * LENGTH_BYTES);
  return bytes;
}

function isNull(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Writes an element and answers how long it is. */
function writeElement(type: ElementType, value: unknown, bytes: Buffer, view: DataView, at: number): number {
  switch (type) {
    case 'text':
      return bytes.write(String(value), at, 'utf8');
    case 'uuid':
      writeUuid(String(value), view, at);
      return ELEMENT_BYTES.uuid;
    case 'integer':
      view.setInt32(at, Number(value));
      return ELEMENT_BYTES.integer;
    case 'number':
      view.setFloat64(at, Number(value));
      return ELEMENT_BYTES.number;
  }
}

function writeUuid(uuid: string, view: DataView, at: number): void {
  const digits = uuid.replaceAll('-', '');
  for (let byte = 0; byte < ELEMENT_BYTES.uuid; byte++)
    view.setUint8(at + byte, Number.parseInt(digits.slice(2 * byte, 2 * byte + 2), HEX));
}
