import type { Project, ProjectClosure } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/**
 * Asks why a project is closed, and how the request to open it was answered; the key changes when the project is opened
 * or closed in another way.
 */
export const closureQuery = ({ uuid, project_locked, project_status }: Project) =>
  queryOptions({
    queryKey: ['closure', uuid, { project_locked, project_status }],
    queryFn: ({ signal }) => client.call(endpoints.getProjectClosure, { params: { uuid } }, signal),
    staleTime: 0,
  });

/** Stores the server's answer to a request or a refusal. */
export function takeClosure(queries: QueryClient, project: Project, closure: ProjectClosure): void {
  queries.setQueryData(closureQuery(project).queryKey, closure);
  void queries.invalidateQueries({ queryKey: queryKeys.history });
  void queries.invalidateQueries({ queryKey: queryKeys.unlockRequests });
}
