import { createHash } from 'node:crypto';
import { setImmediate as untilOthersWereAnswered } from 'node:timers/promises';
import {
  type BidStanding,
  type BidWork,
  type LackingKind,
  leftBesideOthers,
  type ScopeAnswer,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { compareAside } from '../../calculations/scope/compare-aside.ts';
import { listScopeAnswers } from '../../calculations/scope/scope-answers.queries.ts';
import { readScopePostsJson } from '../../calculations/scope/scope-posts.queries.ts';
import { Remembered } from './remembered.ts';

/** A bid among others, none of which is sealed. */
interface OpenedBid {
  readonly row: CalculationRow | null;
  readonly standing: BidStanding;
  readonly work: BidWork | null;
}

/** The posts of a bid in its set. */
interface BidPosts {
  readonly of: CalculationRow;
  /** the JSON text of a list */
  readonly json: string;
  readonly hash: string;
}

/**
 * Returns the gaps of each scored bid where another bid declares something for the same posts: its MKI is lower by
 * that, whether there is nothing or it was left out. The bids are compared by the same rules as everything else
 * (D-104). A bid that was set apart as withdrawn or invalid is not part of the comparison.
 */
export async function readBesideOthers(
  queries: Queries,
  bids: readonly OpenedBid[],
): Promise<(bid: OpenedBid) => readonly LackingKind[]> {
  const rows = bids.flatMap(({ row, standing }) =>
    row && standing !== 'withdrawn' && standing !== 'invalid' ? [row] : [],
  );
  const organisationId = rows[0]?.organisationId;
  const isCompared = rows.length > 1 && bids.some(({ standing }) => standing === 'scored');
  if (organisationId === undefined || !isCompared) return () => [];
  const posts: BidPosts[] = [];
  for (const row of rows) {
    const json = await readScopePostsJson(queries, { id: row.id, organisationId, set: row.headlineSet });
    posts.push({ of: row, json, hash: hashOf(json) });
  }
  const answers = await listScopeAnswers(
    queries,
    organisationId,
    rows.map(({ id }) => id),
  );
  const left = new Map<OpenedBid, readonly LackingKind[]>();
  for (const bid of bids) {
    const own = posts.find(({ of }) => of === bid.row);
    if (!own || bid.standing !== 'scored') continue;
    const said = answers
      .filter(({ calculationId, subject }) => calculationId === own.of.id && subject !== 'posts')
      .map(({ subject, meaning, positions }) => ({ subject, meaning, positions }));
    const besideEach: (readonly LackingKind[])[] = [];
    for (const other of posts)
      if (other !== own && other.of.headlineSet === own.of.headlineSet)
        besideEach.push(await lackingBeside(own, other, said));
    left.set(bid, leftBesideOthers(besideEach, bid.work?.shortfalls ?? []));
  }
  return (bid) => left.get(bid) ?? [];
}

/** The gaps of posts follow from the posts of both bids and from the answers, so a result can be reused. */
const known = new Remembered<readonly LackingKind[]>();

async function lackingBeside(
  own: BidPosts,
  other: BidPosts,
  said: readonly ScopeAnswer[],
): Promise<readonly LackingKind[]> {
  if (own.hash === other.hash) return [];
  const key = `${own.hash} ${other.hash} ${hashOf(JSON.stringify(said))}`;
  return known.get(key, async () => {
    // There is a comparison for every two bids, and small ones run in this thread.
    await untilOthersWereAnswered();
    const { lacking } = await compareAside({
      baseline: other.json,
      optimization: own.json,
      answers: { baseline: [], optimization: said },
    });
    return lacking.shortfalls.map(({ kind, posts }) => ({ kind, posts }));
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
