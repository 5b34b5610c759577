import type { EmviStatus } from '../../projects/project-statuses.ts';

/**
 * Whether saving a maximum for the other criteria empties the bidders' discounts on them: another maximum does so while a
 * model that was complete is taken up again, for the discounts were given by the former scale (part 2, §4; decision 44).
 */
export function resetsCriteria({
  emviStatus,
  formerEur,
  nextEur,
}: {
  readonly emviStatus: EmviStatus;
  readonly formerEur: number | null;
  readonly nextEur: number | null;
}): boolean {
  return emviStatus === 'Editing' && formerEur !== nextEur;
}
