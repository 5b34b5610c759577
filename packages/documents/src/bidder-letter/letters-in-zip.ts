import { formatModified, type Language } from '@milieuspoor/domain';
import { type Zippable, zipSync } from 'fflate';
import type { HouseStyle } from '../house-style/house-style.ts';
import type { BidderLetter } from './bidder-letter.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import { letterFileNames } from './letter-file-names.ts';

/** Letters as Word documents in a zip, each under the name of its bidder and of the moment whose state it tells. */
export async function lettersInZip(
  letters: readonly BidderLetter[],
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const names = letterFileNames(letters.map(({ bid }) => bid.name));
  const files: Zippable = {};
  for (const [place, letter] of letters.entries())
    files[names[place] ?? ''] = [
      await bidderLetterDocument(letter, language, style),
      // A Word document is packed already.
      { level: 0, mtime: wallClock(letter.madeAt) },
    ];
  return zipSync(files);
}

/** A zip states times without their zone, as a clock on the wall shows them: that of a clock in the Netherlands. */
function wallClock(at: Date): Date {
  const [day = 1, month = 1, year = 1980, hour = 0, minute = 0, second = 0] = formatModified(at)
    .split(/\D+/)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}
