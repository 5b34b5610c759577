import { PAGE_SIZES, type ProjectListSearch } from './project-list-search.ts';

/** What the server is asked for the list that an address states. */
export function listQuestion(search: ProjectListSearch) {
  return {
    search: String(search.text ?? ''),
    ...(search.status ? { project_status: search.status } : {}),
    ...(search.projectSector ? { sector: search.projectSector } : {}),
    ...(search.mine ? ({ mine: 'true' } as const) : {}),
    ordering: search.order ?? '-modified',
    page: search.page ?? 1,
    page_size: search.pageSize ?? PAGE_SIZES[0],
  };
}
