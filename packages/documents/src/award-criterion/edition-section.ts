import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionToHandOut } from './award-criterion.ts';
import { changeLines } from './change-lines.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes that the document is a concept, or the number of its edition and what changed since the former one. */
export const editionSection: CriterionSection<CriterionToHandOut> = (
  { edition, madeAt },
  { edition: text, changes },
  reader,
) => {
  const at = (moment: Date) => dayAndTimeOf(formatModified(moment));
  if (edition.kind === 'concept') return paragraphs(text.concept);
  const { number, since } = edition;
  if (!since) return paragraphs(text.first(number, at(madeAt)));
  return [
    ...paragraphs(text.later(number, at(madeAt), since.number)),
    numberedHeading(changes.heading(since.number)),
    leadIn(changes.lead(since.number, at(since.at))),
    ...bullets(changeLines(since.changes, changes, reader)),
    ...paragraphs(changes.rest),
  ];
};
