import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';

/** The number of places in one piece of memory. */
const PLACES_PER_CHUNK = 4_096;
const MODULES = LIFE_CYCLE_MODULES.length;
/** Represents an undeclared value: no cell holds it as a number. */
const UNDECLARED = Number.NaN;

/** The figures of some places, with the row of the sheet that has each. */
export interface FigureChunk {
  readonly figures: Float64Array;
  readonly rows: Int32Array;
}

/**
 * Stores the figures of a set sheet, a number per life-cycle module for each of its rows. There may be more than a
 * million rows; separate lists would take four times the memory, and time for garbage collection.
 */
export class FigureStore {
  readonly #chunks: FigureChunk[] = [];
  #count = 0;

  /** Returns a store with the parts of another. */
  static of({
    chunks,
    count,
  }: {
    readonly chunks: readonly FigureChunk[];
    readonly count: number;
  }): FigureStore {
    const store = new FigureStore();
    store.#chunks.push(...chunks);
    store.#count = count;
    return store;
  }

  /** Returns what it consists of, to be sent to another process. */
  parts(): { readonly chunks: readonly FigureChunk[]; readonly count: number } {
    return { chunks: this.#chunks, count: this.#count };
  }

  /** Adds a place for the figures of a row, all of them undeclared, and returns it. */
  add(row: number): number {
    const place = this.#count++;
    if (place % PLACES_PER_CHUNK === 0)
      this.#chunks.push({
        figures: new Float64Array(PLACES_PER_CHUNK * MODULES).fill(UNDECLARED),
        rows: new Int32Array(PLACES_PER_CHUNK),
      });
    const chunk = this.#chunkOf(place);
    chunk.rows[place % PLACES_PER_CHUNK] = row;
    return place;
  }

  declare(place: number, module: number, value: number): void {
    this.#chunkOf(place).figures[(place % PLACES_PER_CHUNK) * MODULES + module] = value;
  }

  /** Multiplies the declared values at a place. */
  multiply(place: number, factor: number): void {
    const { figures } = this.#chunkOf(place);
    const start = (place % PLACES_PER_CHUNK) * MODULES;
    for (let at = start; at < start + MODULES; at++) figures[at] = (figures[at] ?? UNDECLARED) * factor;
  }

  /** Divides the declared values at a place by an amount above 0. */
  divide(place: number, by: number): void {
    const { figures } = this.#chunkOf(place);
    const start = (place % PLACES_PER_CHUNK) * MODULES;
    for (let at = start; at < start + MODULES; at++) figures[at] = (figures[at] ?? UNDECLARED) / by;
  }

  /** Returns the figures at a place, per module; null where nothing is declared. */
  figuresAt(place: number): (number | null)[] {
    const found: (number | null)[] = [];
    for (let module = 0; module < MODULES; module++) found.push(this.figureAt(place, module));
    return found;
  }

  figureAt(place: number, module: number): number | null {
    const { figures } = this.#chunkOf(place);
    const value = figures[(place % PLACES_PER_CHUNK) * MODULES + module] ?? UNDECLARED;
    return Number.isNaN(value) ? null : value;
  }

  /** Returns the row of the sheet that has the place. */
  rowAt(place: number): number {
    return this.#chunkOf(place).rows[place % PLACES_PER_CHUNK] ?? 0;
  }

  #chunkOf(place: number) {
    const chunk = this.#chunks[Math.floor(place / PLACES_PER_CHUNK)];
    if (!chunk) throw new RangeError(`There is no place ${place}`);
    return chunk;
  }
}
