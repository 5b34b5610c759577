const UNIQUE_VIOLATION = '23505';

/** True for the refusal of a row whose like is there already, as when two ask for one name at the same moment. */
export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
