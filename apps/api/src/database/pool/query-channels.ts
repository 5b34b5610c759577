import { channel } from 'node:diagnostics_channel';
import type { SQL } from 'drizzle-orm';

/** Somebody is about to read rows of this query as a type. Published within the call, so that its stack tells where. */
export interface RowsAsked {
  readonly query: SQL;
}

/** The database answered a query: its rows, and its columns as PostgreSQL describes them. */
export interface QueryAnswered {
  readonly query: SQL;
  readonly text: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly Column[];
}

export interface Column {
  readonly name: string;
  /** oid of its type */
  readonly dataTypeID: number;
}

// Nobody listens in production, where publishing costs next to nothing; the tests do (testing/row-checks).
export const rowsAsked = channel('milieuspoor:rows-asked');
export const queryAnswered = channel('milieuspoor:query-answered');
