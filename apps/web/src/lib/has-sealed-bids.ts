import type { Project } from '@milieuspoor/contract';
import { areBidsSealed } from '@milieuspoor/domain';

/** Tells whether the bids of a project are sealed: chosen with its model, and not opened yet (docs/decisions/0093). */
export function hasSealedBids({
  seal_bids: chosen,
  bids_opened: opened,
}: Pick<Project, 'seal_bids' | 'bids_opened'>): boolean {
  return areBidsSealed({ chosen, opened: opened !== null });
}
