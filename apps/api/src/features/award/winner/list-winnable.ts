import { bidStanding, comparedScale, takesPart } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { readHeldWork } from '../../calculations/scope/read-held-work.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { bidCalculationOf } from '../bid-calculation-of.ts';
import { listGapDecisions } from '../gaps/gap-decisions.queries.ts';
import { gapsBeside } from '../gaps/read-bid-gaps.ts';
import { hasOtherReference } from '../other-reference.ts';
import { listActiveDesignBaselines, listBidFigures } from './winnable.queries.ts';

/**
 * Returns the projects in which a bid takes part, so that one can win: what `readBids` says of each bid, without its
 * price, place and history. Their bids are read together; only for callers who may see all of them.
 */
export async function listWinnable(
  queries: Queries,
  projects: readonly ProjectRow[],
): Promise<ReadonlySet<string>> {
  if (projects.length === 0) return new Set();
  const baselines = await listActiveDesignBaselines(queries, projects);
  const workOf = await readHeldWork(queries, ...baselines);
  const decisions = await listGapDecisions(queries, ...projects);
  const bids = Map.groupBy(await listBidFigures(queries, projects), ({ projectId }) => projectId);
  const winnable = new Set<string>();
  for (const project of projects) {
    const rows = bids.get(project.id) ?? [];
    const baseline = baselines.find(({ projectId }) => projectId === project.id) ?? null;
    // Posts are read only for a project whose model itself asks modules, or whose reference value belongs to another
    // baseline.
    const gaps = await gapsBeside(queries, project, { baseline, workOf, decisions });
    const otherReference = await hasOtherReference(queries, project, baseline);
    const known = rows.map((row) => ({ row, calculation: bidCalculationOf(row) }));
    const among = {
      baseline: baseline && {
        set: baseline.headlineSet,
        weightsVersion: baseline.weightsVersions[baseline.headlineSet] ?? '',
      },
      bids: known.flatMap(({ calculation }) => calculation ?? []),
    };
    const takes = known.some(({ row, calculation }) =>
      takesPart(
        row.ruling ??
          bidStanding(calculation, {
            ...gaps.of(row),
            scale: calculation && comparedScale(calculation, among),
            ...{ otherReference, ceilingEur: project.mkiCeilingEur },
          }),
      ),
    );
    if (takes) winnable.add(project.id);
  }
  return winnable;
}
