import type { EmviStatus } from '../../projects/project-statuses.ts';

/** A change of the maximum that the criteria other than the MKI can earn together, whole euro. */
interface MaximumChange {
  readonly emviStatus: EmviStatus;
  readonly formerEur: number | null;
  readonly nextEur: number | null;
}

/**
 * Tells whether a bidder's discount on other criteria, given as one amount, remains when the maximum of these criteria
 * changes; null where nothing is filled in. Another maximum removes it while a completed model is being edited again,
 * because it was given on the former scale (part 2, §4; D-44). A discount above the new maximum never remains: such a
 * bid would be ranked by a discount that nobody can get.
 */
export function keepsDiscount(
  discountEur: number | null,
  { emviStatus, formerEur, nextEur }: MaximumChange,
): boolean {
  if (emviStatus === 'Editing' && formerEur !== nextEur) return false;
  // Other criteria without an amount can earn nothing.
  return (discountEur ?? 0) <= (nextEur ?? 0);
}

/** Tells whether any discount that could have been given would be removed, whatever was given. */
export function mayTakeDiscount({ emviStatus, formerEur, nextEur }: MaximumChange): boolean {
  return emviStatus === 'Editing' ? formerEur !== nextEur : (nextEur ?? 0) < (formerEur ?? 0);
}
