import { channel } from 'node:diagnostics_channel';
import type { SQL } from '../sql.ts';

/**
 * The event that rows of this query are about to be read as a type. It is published within the call, so that its stack
 * shows the place.
 */
export interface RowsAsked {
  readonly query: SQL;
}

/** The event that the database answered a query, with its rows and with its columns as PostgreSQL describes them. */
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

// Nobody listens in production, where publishing costs almost nothing; the tests do (testing/row-checks).
export const rowsAsked = channel('milieuspoor:rows-asked');
export const queryAnswered = channel('milieuspoor:query-answered');
