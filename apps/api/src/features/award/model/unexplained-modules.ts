import { type AskedModule, KnownMeanings, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Message, message } from '../../../text/message.ts';
import { listScopeAnswers } from '../../calculations/scope/scope-answers.queries.ts';
import { readScopePosts } from '../../calculations/scope/scope-posts.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findDeclaredModules } from './declared-modules.queries.ts';

type AskingProject = Pick<ProjectRow, 'organisationId' | 'askedModules'>;
interface BaselineInSet {
  readonly id: string;
  readonly headlineSet: SetCode;
}

/**
 * Returns the modules that the model asks of each post and that posts of this baseline leave empty, without an answer
 * that they do not apply there.
 */
export async function unexplainedModules(
  queries: Queries,
  { organisationId, askedModules }: AskingProject,
  { id, headlineSet: set }: BaselineInSet,
): Promise<AskedModule[]> {
  if (askedModules.length === 0) return [];
  const { posts, declaredPosts } = await findDeclaredModules(queries, { id, organisationId, set });
  const isEmpty = LIFE_CYCLE_MODULES.some(
    (module, place) => askedModules.includes(module) && (declaredPosts[place] ?? 0) < posts,
  );
  if (!isEmpty) return [];
  const known = new KnownMeanings(await listScopeAnswers(queries, organisationId, [id]));
  const work = (await readScopePosts(queries, { id, organisationId, set })).filter(
    ({ quantity }) => quantity > 0,
  );
  return LIFE_CYCLE_MODULES.flatMap((module, place): AskedModule[] => {
    if (!askedModules.includes(module)) return [];
    const open = work.filter(
      ({ mkiEur, position }) =>
        (mkiEur[place] ?? null) === null && known.of(`module:${module}`, position) !== 'not-applicable',
    );
    return open.length > 0 ? [{ module, posts: open.length }] : [];
  });
}

/**
 * Returns why this model can't be complete beside this baseline: it asks what the baseline leaves empty. Returns null
 * if it can.
 */
export async function refuseEmptyBaseline(
  queries: Queries,
  project: AskingProject,
  baseline: BaselineInSet | null,
): Promise<Message | null> {
  const empty = baseline ? await unexplainedModules(queries, project, baseline) : [];
  if (empty.length === 0) return null;
  const modules = empty.map(({ module, posts }) => `${module} (${posts})`).join(', ');
  return message('asked-modules-empty', { modules });
}
