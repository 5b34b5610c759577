const UNIQUE_VIOLATION = '23505';

/**
 * Tells whether a row was refused because an equal one exists, as when two users request one name at the same moment.
 */
export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
