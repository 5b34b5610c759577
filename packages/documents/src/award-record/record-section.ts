import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';

/**
 * A part of the record: writes something about an award. What the record shares with the criterion has the criterion's
 * texts.
 */
export type RecordSection = (
  record: AwardRecord,
  text: RecordText,
  shared: Reader & { readonly criterion: EmviText },
) => readonly Piece[];
