import { PAGE_SIZES, type ProjectListSearch } from './project-list-search.ts';

/** Returns the question to the server for the list in an address. */
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
