import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { BidderLetter } from './bidder-letter.ts';

/** A part of a letter. What is computed as in the record of the award has the record's texts. */
export type LetterSection = (
  letter: BidderLetter,
  text: LetterText,
  shared: Reader & { readonly record: RecordText; readonly criterion: EmviText },
) => readonly Piece[];
