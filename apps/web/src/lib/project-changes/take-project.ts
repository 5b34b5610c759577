import type { Project } from '@milieuspoor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';

/** Puts a project on the screen as the server just stated it, and reloads what follows from it. */
export function takeProject(queries: QueryClient, project: Project): void {
  // Earlier requests would answer with the former state.
  void queries.cancelQueries({ queryKey: queryKeys.project(project.uuid), exact: true });
  queries.setQueryData(queryKeys.project(project.uuid), project);
  // The agenda's events are under the key of the projects.
  void queries.invalidateQueries({ queryKey: queryKeys.projects });
  void queries.invalidateQueries({ queryKey: queryKeys.calculations(project.uuid) });
  void queries.invalidateQueries({ queryKey: queryKeys.history });
}
