import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Refusal } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findLastEditor } from './project-state.queries.ts';
import type { ProjectRow } from './projects.queries.ts';
import { type BasedOn, isStaleProject } from './seen-version.ts';
import { toProject } from './to-project.ts';

/**
 * Returns why a change of a project that is based on this version is refused: it has changed since. Returns null if it
 * has not.
 */
export async function refuseStale(
  queries: Queries,
  project: ProjectRow,
  {
    seen,
    language,
    basedOn = 'project',
  }: { readonly seen: string | null; readonly language: Language; readonly basedOn?: BasedOn },
): Promise<Refusal | null> {
  if (seen === null || !isStaleProject(project, seen, basedOn)) return null;
  const person = await findLastEditor(queries, project);
  return {
    kind: 'stale',
    message: message(person ? 'project-changed-by' : 'project-changed', { person }),
    current: toProject(project, language),
  };
}
