import type { Project } from '@milieuspoor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';

/** Puts a project on the screen as the server just stated it, and fetches again what follows from it. */
export function takeProject(queries: QueryClient, project: Project): void {
  // What was asked before would answer with what was there before.
  void queries.cancelQueries({ queryKey: queryKeys.project(project.uuid), exact: true });
  queries.setQueryData(queryKeys.project(project.uuid), project);
  // The agenda's events stand under the key of the projects.
  void queries.invalidateQueries({ queryKey: queryKeys.projects });
  void queries.invalidateQueries({ queryKey: queryKeys.calculations(project.uuid) });
  void queries.invalidateQueries({ queryKey: queryKeys.history });
}
