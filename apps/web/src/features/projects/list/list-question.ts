import { COLLECTION_CAP } from '@milieuspoor/contract';
import { PAGE_SIZES, type ProjectListSearch } from './project-list-search.ts';
import { CARDS_AT_FIRST, type ShownAs } from './shown-as.ts';

/** Returns the question to the server for the list in an address. */
export function listQuestion(search: ProjectListSearch, shownAs: ShownAs) {
  return {
    search: String(search.text ?? ''),
    ...(search.status ? { project_status: search.status } : {}),
    ...(search.projectSector ? { sector: search.projectSector } : {}),
    ...(search.mine ? ({ mine: 'true' } as const) : {}),
    ordering: search.order ?? '-modified',
    page: shownAs === 'first-cards' ? 1 : (search.page ?? 1),
    page_size: sizeOf(search, shownAs),
  };
}

function sizeOf({ pageSize = PAGE_SIZES[0] }: ProjectListSearch, shownAs: ShownAs): number {
  if (shownAs === 'first-cards') return CARDS_AT_FIRST;
  return shownAs === 'all-cards' || pageSize === 'all' ? COLLECTION_CAP : pageSize;
}
