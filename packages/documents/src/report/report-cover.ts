import { CONTRACT_TYPE_LABELS, PROJECT_TYPE_LABELS, SECTOR_LABELS, STATUS_LABELS } from '@milieuspoor/domain';
import { coverTitle } from '../pieces/paragraphs.ts';
import { factsTable } from '../pieces/tables.ts';
import { PROJECT_DAYS } from './report.ts';
import type { ReportSection } from './report-section.ts';
import { headedName } from './variant-names.ts';

/** Writes the first page: the subject of the report, and who made it and when. */
export const reportCover: ReportSection = (report, { text, language }) => {
  const { project, variants, madeAt, madeBy } = report;
  const { cover } = text;
  return [
    ...coverTitle(text.title, project.name),
    factsTable([
      [cover.organisation, project.organisation],
      ...(project.description ? [[cover.description, project.description] as const] : []),
      [cover.location, project.location || text.empty],
      [cover.sector, SECTOR_LABELS[language][project.sector]],
      [cover.projectType, PROJECT_TYPE_LABELS[language][project.projectType]],
      [cover.contractType, CONTRACT_TYPE_LABELS[language][project.contractType]],
      [cover.status, STATUS_LABELS[language][project.status]],
      ...(project.scopeEur === null ? [] : [[cover.scope, text.written.euro(project.scopeEur)] as const]),
      ...PROJECT_DAYS.flatMap((day) =>
        project.days[day] === null ? [] : [[cover.days[day], text.written.day(project.days[day])] as const],
      ),
      [cover.variants, variants.map((variant) => headedName(variant, text)).join('\n')],
      [cover.madeOn, text.written.moment(new Date(madeAt))],
      [cover.madeBy, madeBy || text.unknown],
    ]),
  ];
};
