import { dayOfMoment } from '../../lib/day-of-moment.ts';

/** The parts of a project that its table shows, and that a search therefore looks in. */
interface SearchedProject {
  readonly project_name: string;
  readonly project_status_display: string;
  readonly modified: string;
  readonly project_contract_type_display: string;
  readonly sector_display: string;
}

/** True when every word of the search stands somewhere in the project's row, in whatever order and case, with or without accents. */
export function matchesSearch(project: SearchedProject, search: string): boolean {
  const text = [
    project.project_name,
    project.project_status_display,
    // As screens write it, and as files do.
    dayOfMoment(project.modified),
    project.modified,
    project.project_contract_type_display,
    project.sector_display,
  ].join('\n');
  const plainText = withoutAccents(text);
  const words = withoutAccents(search).split(/\s+/);
  return words.every((word) => plainText.includes(word));
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');
