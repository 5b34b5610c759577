import { type BidWork, lackingModules, type SetCode, UNKNOWN_WORK } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type HeldWorkRow, listHeldWork } from './held-work.queries.ts';

/** A calculation with which others are compared, in the set of the comparison. */
interface HeldAgainst {
  readonly id: string;
  readonly organisationId: string;
  readonly headlineSet: SetCode;
}

/** Returns the stored comparison of any calculation with this one. */
export async function readHeldWork(
  queries: Queries,
  { id, organisationId, headlineSet: set }: HeldAgainst,
): Promise<(calculationId: string) => BidWork> {
  const rows = await listHeldWork(queries, { againstId: id, organisationId, set });
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
