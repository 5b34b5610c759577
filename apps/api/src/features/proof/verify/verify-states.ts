import { CHANGING_KINDS, type ChangingKind } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Digest } from '../digest-file.ts';
import { leafHash } from '../leaf-hash.ts';
import { listEntriesBetween, listKeptStates, listStatesNow } from '../proof-states.queries.ts';
import type { Difference } from './differences.ts';
import { changedFields, type State, unrecordedFields } from './unrecorded-fields.ts';

interface Place {
  readonly tenantId: string;
  readonly tell: (difference: Difference) => void;
}

type Pair = {
  readonly kind: ChangingKind;
  readonly key: string;
  readonly projectId: string;
  readonly day: string;
};

const ROWS_AT_ONCE = 100;

/**
 * Verifies a digest's statements on rows that may change: the stored state of each is the hashed one, and the history
 * explains every difference from the state before.
 */
export async function verifyKeptStates(
  queries: Queries,
  { leaves, number, day }: Digest,
  { tenantId, tell }: Place,
): Promise<void> {
  for (const kind of CHANGING_KINDS) {
    const ofKind = leaves.filter((leaf) => leaf.kind === kind);
    for (const some of inParts(ofKind)) {
      const keys = some.map(({ key }) => key);
      const kept = await listKeptStates(queries, kind, { tenantId, number }, keys);
      const byKey = new Map(kept.map((state) => [state.key, state]));
      for (const { key, project, public: hash } of some) {
        const state = byKey.get(key);
        const about = { row: kind, key, projectId: project, day };
        if (!state) tell({ kind: 'salt-missing', ...about });
        else if (leafHash(state.salt, state.content) !== hash) tell({ kind: 'row-changed', ...about });
        else if (state.before !== null && project !== null) {
          const pair = { kind, key, projectId: project, day };
          await compare(queries, pair, { before: state.before, now: state.content, isLast: false }, tell);
        }
      }
    }
  }
}

/**
 * Verifies that rows are as in the last digest, except for later changes in the history; returns how many of them
 * exist.
 */
export async function verifyStatesNow(
  queries: Queries,
  kind: ChangingKind,
  /** the day of the last digest that vouches for it, and its project, by the id of a row */
  vouched: ReadonlyMap<string, { readonly day: string; readonly projectId: string | null }>,
  { tenantId, tell }: Place,
): Promise<void> {
  for (const some of inParts([...vouched])) {
    const keys = some.map(([key]) => key);
    const rows = await listStatesNow(queries, kind, tenantId, keys);
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const [key, { day, projectId }] of some) {
      const row = byKey.get(key);
      if (!row) tell({ kind: 'row-removed', row: kind, key, projectId, day });
      else if (row.last !== null) {
        const pair = { kind, key, projectId: row.projectId, day };
        await compare(queries, pair, { before: row.last, now: row.content, isLast: true }, tell);
      }
    }
  }
}

async function compare(
  queries: Queries,
  { kind, key, projectId, day }: Pair,
  states: { readonly before: string; readonly now: string; readonly isLast: boolean },
  tell: Place['tell'],
): Promise<void> {
  const before: State = JSON.parse(states.before);
  const now: State = JSON.parse(states.now);
  const changed = changedFields(before, now);
  if (changed.length === 0) return;
  const bidder = typeof now.applicantId === 'string' ? [now.applicantId] : [];
  const between = { after: Number(before.after), until: states.isLast ? null : Number(now.after) };
  const entries = await listEntriesBetween(queries, projectId, [key, ...bidder], between);
  const fields = unrecordedFields(kind, changed, now, entries);
  if (fields.length > 0) tell({ kind: 'row-changed', row: kind, key, projectId, day, fields });
}

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) yield items.slice(at, at + ROWS_AT_ONCE);
}
