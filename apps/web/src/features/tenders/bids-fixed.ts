import type { Project } from '@milieuspoor/contract';
import { areBidsFixed } from '@milieuspoor/domain';

/** Whether the model and the bids of a project lie fixed: opened, and no correction runs. */
export function bidsFixed({ bids_opened, correction }: Pick<Project, 'bids_opened' | 'correction'>): boolean {
  return areBidsFixed({ opened: bids_opened !== null, correcting: correction !== null });
}
