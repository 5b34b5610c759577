import type { Applicant, Project, Shown } from '@milieuspoor/contract';
import { shownModel } from '../../../../lib/project-changes/shown.ts';

export type NamedBids = readonly Pick<Applicant, 'uuid' | 'name'>[];

/** What is on the screen of who asks or confirms an opening. */
export function shownForOpening(project: Project, bids: NamedBids): Shown {
  return { ...shownModel(project), bidders: bids.map(({ uuid, name }) => ({ uuid, name })) };
}
