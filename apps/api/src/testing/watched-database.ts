import type { Database, Queries } from '../database/open-database.ts';
import { type SQL, toStatement } from '../database/sql.ts';

/** Returns the database with a record of its statements, in order and without their values. */
export function watchedDatabase(database: Database): Database & { readonly statements: readonly string[] } {
  const statements: string[] = [];
  const watched = (queries: Queries): Queries => ({
    async execute(query: SQL, planning) {
      statements.push(toStatement(query).sql);
      return queries.execute(query, planning);
    },
  });
  return {
    ...database,
    statements,
    queries: watched(database.queries),
    transaction: (work) => database.transaction((queries) => work(watched(queries))),
  };
}
