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
/** What an element of each type takes; a text takes what its letters do. */
const ELEMENT_BYTES = { integer: 4, uuid: 16, number: 8 } as const;
/** About what a text takes; where they take more, room is made. */
const TEXT_BYTES = 16;

/** An array that is written element by element, each of one type, null among them. */
export class BinaryArray {
  readonly #type: ElementType;
  #bytes: Buffer<ArrayBuffer>;
  #view: DataView<ArrayBuffer>;
  #offset = HEADER_BYTES;
  #count = 0;
  #hasNull = false;

  /** `expected`: how many elements there will be, for which memory is taken at once */
  constructor(type: ElementType, expected: number) {
    const each = LENGTH_BYTES + (type === 'text' ? TEXT_BYTES : ELEMENT_BYTES[type]);
    this.#type = type;
    // Not from the shared pool: the buffer changes hands between processes as a whole.
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

  /** The whole array; what is added afterwards is not in it. */
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
