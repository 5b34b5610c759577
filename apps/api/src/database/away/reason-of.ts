/**
 * Returns in words why something failed. A name with several addresses fails with one error for each and an empty
 * message.
 */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
