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

/** The array of these values, null among them; its element type says how each is written. */
export function toBinaryArray(type: ElementType, values: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const elements = values.map((value) =>
    value === null || value === undefined ? null : toBytes(type, value),
  );
  const size = elements.reduce((sum, bytes) => sum + LENGTH_BYTES + (bytes?.length ?? 0), HEADER_BYTES);
  // Not from the shared pool: the buffer changes hands between threads as a whole.
  const array = Buffer.from(new ArrayBuffer(size));
  array.writeInt32BE(1, 0);
  array.writeInt32BE(elements.includes(null) ? 1 : 0, 4);
  array.writeInt32BE(ELEMENT_TYPES[type].oid, 8);
  array.writeInt32BE(elements.length, 12);
  array.writeInt32BE(1, 16);
  let offset = HEADER_BYTES;
  for (const bytes of elements) {
    array.writeInt32BE(bytes?.length ?? NULL_LENGTH, offset);
    offset += LENGTH_BYTES;
    if (!bytes) continue;
    array.set(bytes, offset);
    offset += bytes.length;
  }
  return new Uint8Array(array.buffer as ArrayBuffer);
}

function toBytes(type: ElementType, value: unknown): Uint8Array {
  switch (type) {
    case 'text':
      return Buffer.from(String(value), 'utf8');
    case 'uuid':
      return Buffer.from(String(value).replaceAll('-', ''), 'hex');
    case 'integer': {
      const bytes = Buffer.allocUnsafe(4);
      bytes.writeInt32BE(Number(value));
      return bytes;
    }
    case 'number': {
      const bytes = Buffer.allocUnsafe(8);
      bytes.writeDoubleBE(Number(value));
      return bytes;
    }
  }
}
