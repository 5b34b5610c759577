import { bidderLetterOf } from '@milieuspoor/documents';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import { refuseUnwritten } from '../../documents/refuse-unwritten.ts';
import type { AskedLetters } from './asked-letters.ts';
import { readToldAward } from './read-told-award.ts';

/** A zip file with the name under which it is saved. */
interface ZipFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes the letters to all bidders of a project in a zip, all of one moment; each equals the letter that its bidder
 * would get separately.
 */
export async function exportBidderLetters(
  needed: Pick<Dependencies, 'database' | 'clock' | 'settings' | 'documentWriter'>,
  caller: Caller,
  { id, sentOn, days, language }: AskedLetters,
): Promise<Outcome<ZipFile>> {
  const found = await needed.database.transaction((queries) => readToldAward(queries, needed, caller, id));
  if (!found.ok) return found;
  const { award, organisationId, style } = found.value;
  const letters = award.bids.map((bid) => bidderLetterOf(award, bid.id, { sentOn, days }));
  const written = await needed.documentWriter.writeLetters(
    { subject: letters, language, style },
    { organisationId, memberId: caller.accountId },
  );
  if (written.kind !== 'written') return refuseUnwritten(written);
  return done({ fileName: `Brieven_${award.project.name}.zip`, bytes: written.value });
}
