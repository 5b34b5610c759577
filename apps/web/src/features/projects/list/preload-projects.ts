import type { QueryClient } from '@tanstack/react-query';
import { projectListQuery } from '../project-queries.ts';
import { listQuestion } from './list-question.ts';
import { parseProjectListSearch } from './project-list-search.ts';

/** Asks for the list that an address states, before what shows it is there. */
export function preloadProjects(
  queries: QueryClient,
  organisationSlug: string,
  search: Readonly<Record<string, unknown>>,
): void {
  void queries.prefetchQuery(
    projectListQuery(organisationSlug, listQuestion(parseProjectListSearch(search))),
  );
}
