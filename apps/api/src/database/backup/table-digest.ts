import { createHash } from 'node:crypto';
import type { StoredRow } from './rows-of-table.ts';

const MODULUS = 1n << 256n;

/** Counts rows and adds up their digests, so that the same rows give the same result in any order. */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  add(row: StoredRow): void {
    this.#rows++;
    const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
  }

  get rows(): number {
    return this.#rows;
  }

  equals(other: TableDigest): boolean {
    return this.#rows === other.#rows && this.#sum === other.#sum;
  }
}
