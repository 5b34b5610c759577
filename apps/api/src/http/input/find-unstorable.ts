/** A path to a value inside parsed input: names of fields, places in lists. */
type Path = readonly (string | number)[];

/**
 * Returns where input holds a text that no database column can store: PostgreSQL refuses the character NUL, and half a
 * surrogate pair is not a character. Returns null when there is none.
 */
export function findUnstorable(input: unknown, path: Path = []): Path | null {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? path : null;
  if (typeof input !== 'object' || input === null) return null;
  for (const [key, value] of Object.entries(input)) {
    const found = findUnstorable(value, [...path, key]);
    if (found) return found;
  }
  return null;
}
