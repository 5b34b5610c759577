import { IMPACT_SETS, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes what a bidder must send, and what happens to a calculation that cannot be compared. */
export const handInSection: CriterionSection = ({ baseline }, { handIn: text }, { figures }) => {
  const megabytes = figures.number(UPLOAD_MAX_BYTES / 2 ** 20, 0);
  const set = baseline && IMPACT_SETS[baseline.set];
  return [
    numberedHeading(text.heading),
    leadIn(text.lead),
    ...bullets([
      text.quote,
      text.file(UPLOAD_EXTENSIONS.join(', '), megabytes),
      set ? text.profiles(set.name, set.standard) : text.anyProfiles,
    ]),
    ...(set && baseline ? paragraphs(text.weighing(set.name, baseline.weightsVersion)) : []),
    leadIn(text.notScoredLead),
    ...bullets(text.notScored),
  ];
};
