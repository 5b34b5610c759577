import type { Queries } from '../queries.ts';
import { insertRows } from './load.queries.ts';
import type { StoredRow } from './rows-of-table.ts';
import type { StoredTable } from './tables.queries.ts';

const ROWS_MAX = 500;
/** The length of text in a batch; a longer row is inserted alone. */
const LENGTH_MAX = 1024 * 1024;

/** Inserts many rows of one table at a time, in their order. */
export class InsertInBatches {
  readonly #queries: Queries;
  readonly #table: StoredTable;
  #rows: StoredRow[] = [];
  #length = 0;

  constructor(queries: Queries, table: StoredTable) {
    this.#queries = queries;
    this.#table = table;
  }

  async add(row: StoredRow): Promise<void> {
    const length = row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (this.#rows.length >= ROWS_MAX || this.#length + length > LENGTH_MAX) await this.flush();
    this.#rows.push(row);
    this.#length += length;
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#length = 0;
    if (rows.length > 0) await insertRows(this.#queries, this.#table, rows);
  }
}
