import { areBidsSealed, type TenderSeal } from '@milieuspoor/domain';
import type { ProjectRow } from '../../projects/projects.queries.ts';

type SealedProject = Pick<ProjectRow, 'sealsBids' | 'bidsOpenedAt'>;

/** Returns the seal of a project's tender. */
export function sealOf({ sealsBids, bidsOpenedAt }: SealedProject): TenderSeal {
  return { chosen: sealsBids, opened: bidsOpenedAt !== null };
}

/** Tells whether the bids of a project are sealed: then there is no ranking and no winner, for anybody. */
export function hasSealedBids(project: SealedProject): boolean {
  return areBidsSealed(sealOf(project));
}
