/**
 * The fictional benefit of a tender as a percentage of the project's size, both in euro: rounded to a whole one, a half
 * upwards. Null while either is missing, and for a size of 0, which has no shares.
 */
export function benefitPercentage(benefitEur: number | null, scopeEur: number | null): number | null {
  if (!scopeEur || benefitEur === null) return null;
  return Math.round((100 * benefitEur) / scopeEur);
}
