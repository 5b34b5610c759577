import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { AwardCriterion } from './award-criterion.ts';

/** A part of the tender document: writes something about a criterion, with the texts and the notation of its reader. */
export type CriterionSection<Criterion extends AwardCriterion = AwardCriterion> = (
  criterion: Criterion,
  text: EmviText,
  reader: Reader,
) => readonly Piece[];
