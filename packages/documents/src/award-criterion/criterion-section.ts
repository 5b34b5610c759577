import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { AwardCriterion } from './award-criterion.ts';

/** A part of the tender document: what it says of a criterion, in the words and the figures of its reader. */
export type CriterionSection<Criterion extends AwardCriterion = AwardCriterion> = (
  criterion: Criterion,
  text: EmviText,
  reader: Reader,
) => readonly Piece[];
