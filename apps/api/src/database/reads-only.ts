const READS = /^\s*SELECT\b/i;
const NAMES_PARTS = /^\s*WITH\b/i;
/** The statements other than a query that a part of a WITH may hold. */
const CHANGES = /\b(?:INSERT|UPDATE|DELETE|MERGE)\b/i;

/**
 * Tells whether a statement certainly stores nothing, by its first word; for a WITH, whether none of its parts changes
 * anything. None of our functions that a query calls stores anything.
 */
export function readsOnly(statement: string): boolean {
  return READS.test(statement) || (NAMES_PARTS.test(statement) && !CHANGES.test(statement));
}
