import { type BidWork, type DeniedGap, deniedGaps, type SetCode } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { CalculationRow, StandingCalculation } from '../../calculations/calculation-row.queries.ts';
import { readPairQuestions } from '../../calculations/scope/read-pair-questions.ts';
import { findPairVersion, readScopePosts } from '../../calculations/scope/scope-posts.queries.ts';
import { Remembered } from './remembered.ts';

interface LackingBid {
  readonly row: CalculationRow | null;
  readonly work: BidWork | null;
}

/**
 * The declarations in a bid's other set follow from both calculations and from the answers, so a result can be reused.
 */
const known = new Remembered<readonly DeniedGap[]>();

/**
 * Returns which of the gaps of a bid beside the baseline its other set declares. It reads posts only of bids that may
 * have any, and once for the same figures and answers.
 */
export async function readDeniedGaps(
  queries: Queries,
  baseline: StandingCalculation | null,
  { row, work }: LackingBid,
): Promise<readonly DeniedGap[]> {
  const kinds = new Set(work?.shortfalls.map(({ kind }) => kind));
  if (!row || !baseline || kinds.size === 0 || row.sets.length < 2) return [];
  const pair = { baselineId: baseline.id, optimizationId: row.id };
  const version = await findPairVersion(queries, { ...pair, organisationId: row.organisationId });
  const read = () => readDenied(queries, row, pair.baselineId);
  const denied = version === null ? await read() : await known.get(`${row.headlineSet} ${version}`, read);
  return denied.filter(({ kind }) => kinds.has(kind));
}

async function readDenied(
  queries: Queries,
  { id, organisationId, headlineSet: set, sets }: CalculationRow,
  baselineId: string,
): Promise<readonly DeniedGap[]> {
  const pair = { organisationId, baselineId, optimizationId: id, sets: [set] };
  const { questions } = await readPairQuestions(queries, pair);
  const postsOf = async (calculation: string, of: SetCode) => ({
    set: of,
    posts: await readScopePosts(queries, { id: calculation, organisationId, set: of }),
  });
  const others = [];
  for (const other of sets.filter((each) => each !== set)) others.push(await postsOf(id, other));
  return deniedGaps(questions, { baseline: await postsOf(baselineId, set), others });
}
