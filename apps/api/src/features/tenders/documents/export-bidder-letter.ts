import { type BidderLetter, bidderLetterOf, type HouseStyle } from '@milieuspoor/documents';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { findApplicant } from '../../bids/applicants.queries.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import type { AskedLetters } from './asked-letters.ts';
import { readToldAward } from './read-told-award.ts';
import type { WordFile } from './word-file.ts';

/**
 * Writes what a bidder is told about the award as a Word letter, once somebody chose a winner (docs/decisions/0099).
 */
export async function exportBidderLetter(
  needed: Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>,
  caller: Caller,
  { id, sentOn, days, language }: AskedLetters,
): Promise<Outcome<WordFile>> {
  const found = await needed.database.transaction(async (queries): Promise<Outcome<StyledLetter>> => {
    const applicant = await findApplicant(queries, caller.scope, id);
    if (!applicant) return NOT_FOUND;
    const told = await readToldAward(queries, needed, caller, applicant.projectId);
    if (!told.ok) return told;
    const { award, ...styled } = told.value;
    // It may have been deleted while waiting for the project.
    if (!award.bids.some((bid) => bid.id === id)) return NOT_FOUND;
    return done({ letter: bidderLetterOf(award, id, { sentOn, days }), ...styled });
  });
  if (!found.ok) return found;
  const { letter, organisationId, style } = found.value;
  const written = await needed.documentWriter.writeLetter(
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
