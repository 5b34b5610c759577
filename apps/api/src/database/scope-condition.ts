import type { Scope } from '../http/caller.ts';
import { type SQL, sql } from './sql.ts';

/** Returns the condition that limits a query to the caller's organisations. */
export function inScope(scope: Scope, organisationColumn: SQL): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'organisations':
      return sql`${organisationColumn} = ANY(${sql.param(scope.ids)}::uuid[])`;
  }
}
