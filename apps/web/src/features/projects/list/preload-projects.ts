import { SET_CODES } from '@milieuspoor/domain';
import type { QueryClient } from '@tanstack/react-query';
import { choiceOf } from '../../../lib/address/address-values.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { projectListQuery } from '../project-queries.ts';
import { listQuestion } from './list-question.ts';
import { parseProjectListSearch } from './project-list-search.ts';
import { rememberedShownAs } from './shown-as.ts';

/**
 * Fetches the list in an address, before the components that show it are loaded. One who is `entering` from another screen
 * sees a list that is as new as the figures beside it.
 */
export function preloadProjects(
  queries: QueryClient,
  organisationSlug: string,
  search: Readonly<Record<string, unknown>>,
  entering: boolean,
): void {
  if (entering)
    void queries.invalidateQueries({
      queryKey: [...queryKeys.projects, organisationSlug],
      refetchType: 'none',
    });
  const set = choiceOf(SET_CODES, search.set) ?? 'a1';
  const question = listQuestion(parseProjectListSearch(search), rememberedShownAs(), set);
  void queries.prefetchQuery(projectListQuery(organisationSlug, question));
}
