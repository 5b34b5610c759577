import type { HouseStyle, ToldAward } from '@milieuspoor/documents';
import { needsWinnerReason } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { readBids } from '../../award/read-bids.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { awardOf } from './award-of.ts';
import { toRecordedBid } from './to-recorded-bid.ts';

/** An award about which bidders may be told, with the style of the organisation's letters. */
interface StyledAward {
  readonly award: ToldAward;
  readonly organisationId: string;
  readonly style: HouseStyle;
}

/**
 * Returns the award of a project, which is locked while it is read, so that everything in a letter is of the moment
 * that it names.
 */
export async function readToldAward(
  queries: Queries,
  { clock, settings }: Pick<Dependencies, 'clock' | 'settings'>,
  caller: Caller,
  projectId: string,
): Promise<Outcome<StyledAward>> {
  const project = await lockProjectRow(queries, caller.scope, projectId);
  const organisation = project && (await findOrganisation(queries, caller.scope, project.organisationSlug));
  if (!organisation) return NOT_FOUND;
  const found = awardOf(project, await readBids(queries, caller, project));
  if (!found.ok) return found;
  const { model, bids, winner } = found.value;
  return done({
    award: {
      project: { ...project, organisation: organisation.name },
      provider: { ...settings.provider, email: settings.providerEmail },
      madeAt: clock.now(),
      inCorrection: project.correctionBegunAt !== null,
      model,
      criteria: project.criteria,
      bids: bids.map(toRecordedBid),
      winnerId: winner.applicant.id,
      winnerReason: needsWinnerReason(winner) ? winner.applicant.winnerReason : null,
    },
    organisationId: organisation.id,
    style: await findDocumentStyle(queries, organisation),
  });
}
