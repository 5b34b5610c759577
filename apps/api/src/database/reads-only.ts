const READS = /^\s*SELECT\b/i;
const NAMES_PARTS = /^\s*WITH\b/i;
/** The statements that a part of a WITH may be besides a question. */
const CHANGES = /\b(?:INSERT|UPDATE|DELETE|MERGE)\b/i;

/**
 * True of a statement that certainly stores nothing, by its first word; of one that names its parts, when none of them
 * changes anything. None of our functions that a query calls stores anything.
 */
export function readsOnly(statement: string): boolean {
  return READS.test(statement) || (NAMES_PARTS.test(statement) && !CHANGES.test(statement));
}
