import { type SQL, sql } from './sql.ts';

/** Returns the condition that every word of a search occurs somewhere in the text, in any order and case. */
export function hasWords(search: string, text: SQL): SQL {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  return sql`NOT EXISTS (
    SELECT FROM unnest(${sql.param(words)}::text[]) AS word WHERE strpos(lower(${text}), word) = 0)`;
}

/** Returns an order such as '-name' as SQL: each field has its columns, of which the last one orders equal values. */
export function inOrder<Field extends string>(
  ordering: Field | `-${Field}`,
  columns: Readonly<Record<Field, readonly SQL[]>>,
  id: SQL,
): SQL {
  const descending = ordering.startsWith('-');
  const field = (descending ? ordering.slice(1) : ordering) as Field;
  const direction = descending ? sql`DESC` : sql`ASC`;
  return sql.join([...columns[field].map((column) => sql`${column} ${direction}`), id], sql`, `);
}
