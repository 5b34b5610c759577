import type { AskedOfModule } from '@milieuspoor/documents';
import type { Queries } from '../../../database/open-database.ts';
import { readAskedOfBids } from '../../award/model/read-asked-of-bids.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/** What a bid has to declare of each module, as documents state it. */
export async function readAskedOfModules(queries: Queries, project: ProjectRow): Promise<AskedOfModule[]> {
  const { baseline, modules } = await readAskedOfBids(queries, project);
  return modules.map(({ module, declared_posts, asked }) => ({
    module,
    declaredPosts: baseline && declared_posts,
    ofEach: asked,
  }));
}
