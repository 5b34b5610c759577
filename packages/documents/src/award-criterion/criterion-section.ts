import type { Language } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { AwardCriterion } from './award-criterion.ts';

/** A part of the tender document: what it says of a criterion, in the words of a language. */
export type CriterionSection = (
  criterion: AwardCriterion,
  text: EmviText,
  language: Language,
) => readonly Piece[];
