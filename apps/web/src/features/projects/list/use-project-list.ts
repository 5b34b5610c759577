import type { SetCode } from '@milieuspoor/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { projectListQuery } from '../project-queries.ts';
import { listQuestion } from './list-question.ts';
import { type ProjectListSearch, parseProjectListSearch } from './project-list-search.ts';
import type { ShownAs } from './shown-as.ts';

/**
 * Returns the list in the address, among figures of a set, and how to change it; any change except of the page goes to
 * the first page.
 */
export function useProjectList(organisationSlug: string, shownAs: ShownAs, set: SetCode) {
  // A filter of the figures beside the list changes the address too, and nothing here.
  const search = useSearch({ strict: false, select: parseProjectListSearch, structuralSharing: true });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: ProjectListSearch) => {
      // Typing must not add its letters to the browser's history, and a choice must not scroll the list out of view.
      void navigate({
        to: '.',
        search: ((current: object) => ({
          ...current,
          ...parseProjectListSearch({ ...current, page: undefined, ...changes }),
        })) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const question = listQuestion(search, shownAs, set);
  const { page, page_size: pageSize } = question;
  const projects = useQuery({
    ...projectListQuery(organisationSlug, question),
    placeholderData: keepPreviousData,
  });
  const last =
    projects.data && !projects.isPlaceholderData
      ? Math.max(1, Math.ceil(projects.data.count / pageSize))
      : null;
  // The page no longer exists: there are fewer projects, or the address is an old one.
  useEffect(() => {
    if (last !== null && page > last) change({ page: last });
  }, [last, page, change]);
  return { search, change, projects, question, page, pageSize };
}
