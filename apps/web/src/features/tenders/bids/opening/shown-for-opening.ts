import type { Applicant, Project, Shown } from '@milieuspoor/contract';
import { shownModel } from '../../../../lib/project-changes/shown.ts';

export type NamedBids = readonly Pick<Applicant, 'uuid' | 'name'>[];

/** Returns what the screen shows to the user who asks for an opening or confirms one. */
export function shownForOpening(project: Project, bids: NamedBids): Shown {
  return { ...shownModel(project), bidders: bids.map(({ uuid, name }) => ({ uuid, name })) };
}
