import { CONTRACT_TYPE_LABELS, formatDay, PROJECT_TYPE_LABELS, SECTOR_LABELS } from '@milieuspoor/domain';
import { numberedHeading } from '../pieces/paragraphs.ts';
import { factsTable } from '../pieces/tables.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes which project it is, of which client, and who answers questions. */
export const projectSection: CriterionSection = (
  { project, provider, madeAt },
  { project: text },
  { language },
) => [
  numberedHeading(text.heading),
  factsTable([
    [text.name, project.name],
    [text.organisation, project.organisation],
    [text.location, project.location || text.empty],
    [text.sector, SECTOR_LABELS[language][project.sector]],
    [text.projectType, PROJECT_TYPE_LABELS[language][project.projectType]],
    [text.contractType, CONTRACT_TYPE_LABELS[language][project.contractType]],
    [text.madeOn, formatDay(madeAt)],
    [text.provider, [provider.name, ...provider.address, provider.phone, provider.email].join('\n')],
  ]),
];
