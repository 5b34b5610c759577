import type { EmviStatus } from '../../projects/project-statuses.ts';

/**
 * Whether a bidder's discount on other criteria, which was given as one amount, stays once they can earn another maximum
 * together; null where nothing is filled in. Another maximum takes it while a model that was complete is taken up again, for
 * it was given by the former scale (part 2, §4; decision 44). What exceeds its maximum never stays: such a bid would be
 * ranked by a discount that nobody can be given.
 */
export function keepsDiscount(
  discountEur: number | null,
  {
    emviStatus,
    formerEur,
    nextEur,
  }: {
    readonly emviStatus: EmviStatus;
    readonly formerEur: number | null;
    readonly nextEur: number | null;
  },
): boolean {
  if (emviStatus === 'Editing' && formerEur !== nextEur) return false;
  // Other criteria that are not filled in can earn nothing.
  return (discountEur ?? 0) <= (nextEur ?? 0);
}
