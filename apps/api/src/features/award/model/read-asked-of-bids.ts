import type { AskedOfBids } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findActiveCalculation } from '../../calculations/calculations.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { findDeclaredModules } from './declared-modules.queries.ts';

/**
 * Returns what a bid must declare to be complete: what the active baseline declares per post, and what the model asks
 * of each post in addition.
 */
export async function readAskedOfBids(queries: Queries, project: ProjectRow): Promise<AskedOfBids> {
  const baseline = await findActiveCalculation(queries, project, 'design-baseline');
  const { organisationId } = project;
  const declared =
    baseline &&
    (await findDeclaredModules(queries, { id: baseline.id, organisationId, set: baseline.headlineSet }));
  return {
    baseline: baseline && { uuid: baseline.id, name: baseline.name, posts: declared?.posts ?? 0 },
    modules: LIFE_CYCLE_MODULES.map((module, place) => ({
      module,
      declared_posts: declared?.declaredPosts[place] ?? 0,
      asked: project.askedModules.includes(module),
    })),
  };
}
