import type { SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { ChanceWork, WorkCalculation } from './chance-work.queries.ts';
import {
  Kinds,
  type KnownProducts,
  NO_POSTS,
  NO_PRODUCTS,
  Numbers,
  type Posts,
  toKnownProducts,
  toPosts,
} from './work-columns.ts';
import { listKnownRows, listPostRows } from './work-rows.queries.ts';

/** The limit of all that is kept, in rows of some 65 bytes, and what it names in each organisation once. */
const KEPT_ROWS = 1_000_000;
/** So many calculations are read at once: nobody else waits for more of them. */
const READ_AT_ONCE = 50;

export interface WorkToRead extends Pick<ChanceWork, 'looked' | 'built'> {
  readonly organisationId: string;
  readonly set: SetCode;
}

/** The rows of calculations, each at its place in `looked` and `built`. */
export interface ReadWork {
  readonly kinds: Kinds;
  readonly products: Numbers;
  readonly co2Profiles: Numbers;
  readonly looked: readonly Posts[];
  readonly built: readonly KnownProducts[];
}

interface Kept<Rows> {
  readonly version: string;
  readonly rows: Rows;
}

/** What is kept of one organisation. Its names are numbered by themselves, so that they go with it. */
class Shelf {
  readonly kinds = new Kinds();
  readonly products = new Numbers();
  readonly co2Profiles = new Numbers();
  readonly posts = new Map<string, Kept<Posts>>();
  readonly known = new Map<string, Kept<KnownProducts>>();
  /** all that were ever put here, as their names stay */
  rows = 0;
}

/**
 * Keeps the posts and known products of calculations in the process, each with the version of the calculation that it was read
 * with. Which calculations are meant, and their versions, is asked of the database for each question, so nothing is older than that
 * (docs/decisions/0156).
 */
export class KeptWork {
  readonly #shelves = new Map<string, Shelf>();
  readonly #limit: number;

  constructor(limit = KEPT_ROWS) {
    this.#limit = limit;
  }

  /** Returns the rows of these calculations; those that changed since they were kept are read. */
  async read(queries: Queries, { organisationId, set, looked, built }: WorkToRead): Promise<ReadWork> {
    const shelf = this.#shelves.get(organisationId) ?? new Shelf();
    const asked = { organisationId, set };
    const [posts, known] = await Promise.all([
      readOf(looked, shelf.posts, set, NO_POSTS, async (calculationIds) =>
        (await listPostRows(queries, { ...asked, calculationIds })).map((read) => ({
          ...{ calculationId: read.calculationId, version: read.version, rows: toPosts(read, shelf.kinds) },
        })),
      ),
      readOf(built, shelf.known, set, NO_PRODUCTS, async (calculationIds) =>
        (await listKnownRows(queries, { ...asked, calculationIds })).map((read) => ({
          ...{ calculationId: read.calculationId, version: read.version },
          rows: toKnownProducts(read, shelf),
        })),
      ),
    ]);
    shelf.rows += posts.read + known.read;
    this.#keep(organisationId, shelf);
    const { kinds, products, co2Profiles } = shelf;
    return { kinds, products, co2Profiles, looked: posts.rows, built: known.rows };
  }

  /** Those organisations make room that were not asked about for the longest time; one that is too large is not kept. */
  #keep(organisationId: string, shelf: Shelf): void {
    this.#shelves.delete(organisationId);
    if (shelf.rows > this.#limit) return;
    this.#shelves.set(organisationId, shelf);
    let rows = [...this.#shelves.values()].reduce((sum, each) => sum + each.rows, 0);
    for (const [oldest, { rows: its }] of this.#shelves) {
      if (rows <= this.#limit) break;
      this.#shelves.delete(oldest);
      rows -= its;
    }
  }
}

interface Read<Rows> extends Kept<Rows> {
  readonly calculationId: string;
}

/** Returns the rows of each calculation, and how many of them were read. */
async function readOf<Rows extends Posts | KnownProducts>(
  calculations: readonly WorkCalculation[],
  kept: Map<string, Kept<Rows>>,
  set: SetCode,
  none: Rows,
  read: (calculationIds: readonly string[]) => Promise<Read<Rows>[]>,
): Promise<{ rows: Rows[]; read: number }> {
  const keyOf = (calculationId: string) => `${calculationId} ${set}`;
  const found = new Map<string, Rows>();
  const missing: string[] = [];
  for (const { calculationId, version } of calculations) {
    const own = kept.get(keyOf(calculationId));
    if (own?.version === version) found.set(calculationId, own.rows);
    else missing.push(calculationId);
  }
  let count = 0;
  for (let from = 0; from < missing.length; from += READ_AT_ONCE)
    for (const { calculationId, version, rows } of await read(missing.slice(from, from + READ_AT_ONCE))) {
      found.set(calculationId, rows);
      kept.set(keyOf(calculationId), { version, rows });
      count += rows.kinds.length;
    }
  // One that was removed since it was found has no rows.
  return { rows: calculations.map(({ calculationId }) => found.get(calculationId) ?? none), read: count };
}
