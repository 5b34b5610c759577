import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { projectListQuery } from '../project-queries.ts';
import { listQuestion } from './list-question.ts';
import { type ProjectListSearch, parseProjectListSearch } from './project-list-search.ts';

/** The part of the list that the address states, and how to change it; any change but of the page goes to the first. */
export function useProjectList(organisationSlug: string) {
  const raw = useSearch({ strict: false });
  const search = useMemo(() => parseProjectListSearch(raw), [raw]);
  const navigate = useNavigate();
  const change = useCallback(
    (changes: ProjectListSearch) => {
      // Typing must not fill the way back with its letters, nor a choice take the list out of view.
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
  const question = listQuestion(search);
  const { page, page_size: pageSize } = question;
  const projects = useQuery({
    ...projectListQuery(organisationSlug, question),
    placeholderData: keepPreviousData,
  });
  const last =
    projects.data && !projects.isPlaceholderData
      ? Math.max(1, Math.ceil(projects.data.count / pageSize))
      : null;
  // A page that is there no more: projects became fewer, or an address is from before.
  useEffect(() => {
    if (last !== null && page > last) change({ page: last });
  }, [last, page, change]);
  return { search, change, projects, page, pageSize };
}
