import type { QueryClient } from '@tanstack/react-query';
import { projectListQuery } from '../project-queries.ts';
import { listQuestion } from './list-question.ts';
import { parseProjectListSearch } from './project-list-search.ts';
import { rememberedShownAs } from './shown-as.ts';

/** Fetches the list in an address, before the components that show it are loaded. */
export function preloadProjects(
  queries: QueryClient,
  organisationSlug: string,
  search: Readonly<Record<string, unknown>>,
): void {
  void queries.prefetchQuery(
    projectListQuery(organisationSlug, listQuestion(parseProjectListSearch(search), rememberedShownAs())),
  );
}
