import { type BidWork, type DeniedGap, deniedGaps } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { CalculationRow, StandingCalculation } from '../../calculations/calculations.queries.ts';
import { readPairQuestions } from '../../calculations/scope/read-pair-questions.ts';
import { readScopePosts } from '../../calculations/scope/scope-posts.queries.ts';

interface LackingBid {
  readonly row: CalculationRow | null;
  readonly work: BidWork | null;
}

/** Of what a bid lacks beside the baseline, what its other set declares all the same. Posts are read only of a bid that may. */
export async function readDeniedGaps(
  queries: Queries,
  baseline: StandingCalculation | null,
  { row, work }: LackingBid,
): Promise<readonly DeniedGap[]> {
  const kinds = new Set(work?.shortfalls.map(({ kind }) => kind));
  if (!row || !baseline || kinds.size === 0 || row.sets.length < 2) return [];
  const { organisationId, headlineSet: set } = row;
  const pair = { organisationId, baselineId: baseline.id, optimizationId: row.id, sets: [set] };
  const { questions } = await readPairQuestions(queries, pair);
  const others = [];
  if (kinds.has('posts'))
    for (const other of row.sets.filter((each) => each !== set))
      others.push({
        set: other,
        posts: await readScopePosts(queries, { id: row.id, organisationId, set: other }),
      });
  const of = { set, posts: await readScopePosts(queries, { id: baseline.id, organisationId, set }) };
  return deniedGaps(questions, { baseline: of, others }).filter(({ kind }) => kinds.has(kind));
}
