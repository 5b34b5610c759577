/**
 * Arrays in PostgreSQL's binary format (array_recv): a dimension header, then each element with its length. Thousands
 * of numbers are sent as bytes, where text would have to be written, parsed and rounded.
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
/** The size of an element of each type; that of a text depends on its letters. */
const ELEMENT_BYTES = { integer: 4, uuid: 16, number: 8 } as const;
/** The estimated size of a text; room is added where texts are longer. */
const TEXT_BYTES = 16;

/** An array that is written element by element, each of one type or null. */
export class BinaryArray {
  readonly #type: ElementType;
  #bytes: Buffer<ArrayBuffer>;
  #view: DataView<ArrayBuffer>;
  #offset = HEADER_BYTES;
  #count = 0;
  #hasNull = false;

  /** `expected`: the number of elements, for which memory is allocated at once */
  constructor(type: ElementType, expected: number) {
    const each = LENGTH_BYTES + (type === 'text' ? TEXT_BYTES : ELEMENT_BYTES[type]);
    this.#type = type;
    // It does not use the shared pool, because the whole buffer is transferred between processes.
    this.#bytes = Buffer.from(new ArrayBuffer(HEADER_BYTES + expected * each));
    this.#view = new DataView(this.#bytes.buffer);
  }

  add(value: unknown): void {
    this.#count++;
    if (value === null || value === undefined) {
      this.#hasNull = true;
      this.#makeRoom(LENGTH_BYTES);
      this.#view.setInt32(this.#offset, NULL_LENGTH);
      this.#offset += LENGTH_BYTES;
      return;
    }
    const length =
      this.#type === 'text' ? Buffer.byteLength(String(value), 'utf8') : ELEMENT_BYTES[this.#type];
    this.#makeRoom(LENGTH_BYTES + length);
    this.#view.setInt32(this.#offset, length);
    this.#write(value, this.#offset + LENGTH_BYTES);
    this.#offset += LENGTH_BYTES + length;
  }

  /** Returns the whole array; elements that are added later are not included. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const header = [1, this.#hasNull ? 1 : 0, ELEMENT_TYPES[this.#type].oid, this.#count, 1];
    for (const [place, number] of header.entries()) this.#view.setInt32(place * LENGTH_BYTES, number);
    return new Uint8Array(this.#bytes.buffer, 0, this.#offset);
  }

  #makeRoom(bytes: number): void {
    const needed = this.#offset + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.from(new ArrayBuffer(2 * needed));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  #write(value: unknown, at: number): void {
    switch (this.#type) {
      case 'text':
        this.#bytes.write(String(value), at, 'utf8');
        break;
      case 'uuid':
        this.#bytes.write(String(value).replaceAll('-', ''), at, 'hex');
        break;
      case 'integer':
        this.#view.setInt32(at, Number(value));
        break;
      case 'number':
        this.#view.setFloat64(at, Number(value));
        break;
    }
  }
}
