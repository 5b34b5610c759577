import { type BidderLetter, bidderLetterOf, type HouseStyle } from '@milieuspoor/documents';
import { type Language, needsWinnerReason } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { findApplicant } from '../bids/applicants.queries.ts';
import { readBids } from '../bids/read-bids.ts';
import { awardOf } from './award-of.ts';
import { toRecordedBid } from './to-recorded-bid.ts';
import type { WordFile } from './word-file.ts';

interface AskedLetter {
  /** of the bidder */
  readonly id: string;
  /** 'yyyy-mm-dd' */
  readonly sentOn: string;
  /** of the standstill period, calendar days */
  readonly days: number;
  readonly language: Language;
}

/**
 * What a bidder is told of the award as a Word letter, once somebody chose a winner (decision 99). The project is held while it
 * is read, so that everything in the letter is of the moment that it names. Only what the bidder may be told is written from.
 */
export async function exportBidderLetter(
  {
    database,
    clock,
    settings,
    documentWriter,
  }: Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>,
  caller: Caller,
  { id, sentOn, days, language }: AskedLetter,
): Promise<Outcome<WordFile>> {
  const found = await database.transaction(async (queries): Promise<Outcome<StyledLetter>> => {
    const applicant = await findApplicant(queries, caller.scope, id);
    const project = applicant && (await lockProjectRow(queries, caller.scope, applicant.projectId));
    const organisation = project && (await findOrganisation(queries, caller.scope, project.organisationSlug));
    if (!organisation) return NOT_FOUND;
    const award = awardOf(project, await readBids(queries, caller, project));
    if (!award.ok) return award;
    const { model, bids, winner } = award.value;
    // It may have been deleted while the project was waited for.
    if (!bids.some((bid) => bid.applicant.id === id)) return NOT_FOUND;
    const told = {
      project: { ...project, organisation: organisation.name },
      provider: { ...settings.provider, email: settings.providerEmail },
      madeAt: clock.now(),
      inCorrection: project.correctionBegunAt !== null,
      model,
      criteria: project.criteria,
      bids: bids.map(toRecordedBid),
      winnerId: winner.applicant.id,
      winnerReason: needsWinnerReason(winner) ? winner.applicant.winnerReason : null,
    };
    return done({
      letter: bidderLetterOf(told, id, { sentOn, days }),
      organisationId: organisation.id,
      style: await findDocumentStyle(queries, organisation),
    });
  });
  if (!found.ok) return found;
  const { letter, organisationId, style } = found.value;
  const written = await documentWriter.writeLetter(
    { subject: letter, language, style },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({
    fileName: `Brief_${letter.project.name}_${letter.bid.name}.docx`,
    bytes: written.value,
  });
}

interface StyledLetter {
  readonly letter: BidderLetter;
  readonly organisationId: string;
  readonly style: HouseStyle;
}
