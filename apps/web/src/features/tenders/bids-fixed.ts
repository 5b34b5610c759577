import type { Project } from '@milieuspoor/contract';
import { areBidsFixed } from '@milieuspoor/domain';

/** Tells whether the model and the bids of a project are fixed: they were opened, and no correction is running. */
export function bidsFixed({ bids_opened, correction }: Pick<Project, 'bids_opened' | 'correction'>): boolean {
  return areBidsFixed({ opened: bids_opened !== null, correcting: correction !== null });
}
