import { type BidWork, lackingModules, UNKNOWN_WORK } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type HeldAgainst, type HeldWorkRow, listHeldWork } from './held-work.queries.ts';

/**
 * Returns the stored comparison of any calculation with these. Several are of different projects, so that each calculation is compared
 * with one at most.
 */
export async function readHeldWork(
  queries: Queries,
  ...against: readonly HeldAgainst[]
): Promise<(calculationId: string) => BidWork> {
  const rows = await listHeldWork(queries, against);
  return (calculationId) => {
    const row = rows.find((each) => each.calculationId === calculationId);
    return row ? toHeldWork(row) : UNKNOWN_WORK;
  };
}

function toHeldWork({
  calculationId: _of,
  modules,
  unworkedPosts,
  otherModules,
  otherUnworkedPosts,
  ...counts
}: HeldWorkRow): BidWork {
  return {
    ...counts,
    known: true,
    asked: [],
    modules: modules ? lackingModules({ modules }, unworkedPosts ?? 0) : [],
    otherModules:
      counts.otherLackingPosts + counts.otherSlightPosts > 0 && otherModules
        ? lackingModules({ modules: otherModules }, otherUnworkedPosts ?? 0)
        : [],
  };
}
