import type { EmviStatus } from '../../projects/project-statuses.ts';

/** Another maximum for what the criteria other than the MKI can earn together, whole euro. */
interface MaximumChange {
  readonly emviStatus: EmviStatus;
  readonly formerEur: number | null;
  readonly nextEur: number | null;
}

/**
 * Whether a bidder's discount on other criteria, which was given as one amount, stays once they can earn another maximum
 * together; null where nothing is filled in. Another maximum takes it while a model that was complete is taken up again, for
 * it was given by the former scale (part 2, §4; D-44). What exceeds its maximum never stays: such a bid would be
 * ranked by a discount that nobody can be given.
 */
export function keepsDiscount(
  discountEur: number | null,
  { emviStatus, formerEur, nextEur }: MaximumChange,
): boolean {
  if (emviStatus === 'Editing' && formerEur !== nextEur) return false;
  // Other criteria that are not filled in can earn nothing.
  return (discountEur ?? 0) <= (nextEur ?? 0);
}

/** Whether there is a discount that could have been given and would not stay, whatever was given. */
export function mayTakeDiscount({ emviStatus, formerEur, nextEur }: MaximumChange): boolean {
  return emviStatus === 'Editing' ? formerEur !== nextEur : (nextEur ?? 0) < (formerEur ?? 0);
}
