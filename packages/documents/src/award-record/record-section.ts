import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';

/** A part of the record: what it says of an award. What it shares with the criterion is said in the criterion's words. */
export type RecordSection = (
  record: AwardRecord,
  text: RecordText,
  shared: Reader & { readonly criterion: EmviText },
) => readonly Piece[];
