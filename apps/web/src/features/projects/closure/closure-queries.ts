import type { Project, ProjectClosure } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Why a project is closed, and what became of asking to open it; asked anew once it is opened or closed otherwise. */
export const closureQuery = ({ uuid, project_locked, project_status }: Project) =>
  queryOptions({
    queryKey: ['closure', uuid, { project_locked, project_status }],
    queryFn: ({ signal }) => client.call(endpoints.getProjectClosure, { params: { uuid } }, signal),
    staleTime: 0,
  });

/** Takes over what the server answered to asking or refusing. */
export function takeClosure(queries: QueryClient, project: Project, closure: ProjectClosure): void {
  queries.setQueryData(closureQuery(project).queryKey, closure);
  void queries.invalidateQueries({ queryKey: queryKeys.history });
  void queries.invalidateQueries({ queryKey: queryKeys.unlockRequests });
}
