import type { AskedOfModule } from '@milieuspoor/documents';
import type { Queries } from '../../../database/open-database.ts';
import { readAskedOfBids } from '../../award/model/read-asked-of-bids.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

/** Returns what a bid must declare in each module, in the form of documents. */
export async function readAskedOfModules(queries: Queries, project: ProjectRow): Promise<AskedOfModule[]> {
  const { baseline, modules } = await readAskedOfBids(queries, project);
  return modules.map(({ module, declared_posts, asked }) => ({
    module,
    declaredPosts: baseline && declared_posts,
    ofEach: asked,
  }));
}
