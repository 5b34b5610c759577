import { COLLECTION_CAP, PROJECT_FIGURES } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { PAGE_SIZES, type ProjectListSearch } from './project-list-search.ts';
import { CARDS_AT_FIRST, type ShownAs } from './shown-as.ts';

export type ListQuestion = ReturnType<typeof listQuestion>;

/** Returns the question to the server for the list in an address, among figures of a set. */
export function listQuestion(search: ProjectListSearch, shownAs: ShownAs, set: SetCode) {
  return {
    search: String(search.text ?? ''),
    ...(search.status ? { project_status: search.status } : {}),
    ...(search.projectSector ? { sector: search.projectSector } : {}),
    ...(search.mine ? ({ mine: 'true' } as const) : {}),
    ordering: search.order ?? '-modified',
    // Another order is the same in both sets, and so is its answer.
    ...(isByFigure(search.order) ? { set } : {}),
    page: isFirst(shownAs) ? 1 : (search.page ?? 1),
    page_size: sizeOf(search, shownAs),
  };
}

function isByFigure(order: ProjectListSearch['order']): boolean {
  return PROJECT_FIGURES.some((figure) => order === figure || order === `-${figure}`);
}

/** A map asks for all points by itself, and of the list it needs how many there are. */
function isFirst(shownAs: ShownAs): boolean {
  return shownAs === 'first-cards' || shownAs === 'map';
}

function sizeOf({ pageSize = PAGE_SIZES[0] }: ProjectListSearch, shownAs: ShownAs): number {
  if (isFirst(shownAs)) return CARDS_AT_FIRST;
  return shownAs === 'all-cards' || pageSize === 'all' ? COLLECTION_CAP : pageSize;
}
