import { formatModified, type Language } from '@milieuspoor/domain';
import { type Zippable, zipSync } from 'fflate';
import type { HouseStyle } from '../house-style/house-style.ts';
import type { BidderLetter } from './bidder-letter.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import { letterFileNames } from './letter-file-names.ts';

/** Returns letters as Word documents in a zip, each named after its bidder and the moment whose state it describes. */
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
      // A Word document is already compressed.
      { level: 0, mtime: wallClock(letter.madeAt) },
    ];
  return zipSync(files);
}

/** Returns the Dutch local time of a moment, because a zip states times without a zone. */
function wallClock(at: Date): Date {
  const [day = 1, month = 1, year = 1980, hour = 0, minute = 0, second = 0] = formatModified(at)
    .split(/\D+/)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}
