import { randomBytes } from 'node:crypto';
import { CHANGING_KINDS, FIXED_KINDS, type FixedKind, PROOF_FORM, toIsoDay } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createSteadyClock } from '../../platform/clock.ts';
import { regularly } from '../../platform/regularly.ts';
import { keepMissingFiguresHashes } from '../calculations/figures/figures-hash.queries.ts';
import { type Digest, joinDigest, type Leaf, leafLines } from './digest-file.ts';
import { leafHash, sha256Of } from './leaf-hash.ts';
import { findChain, insertDigest, insertLeaves, lockChain, type NewLeaf } from './proof.queries.ts';
import {
  type Batch,
  countUnproved,
  findDayBeyond,
  listTenants,
  listUnproved,
  type ProofRow,
  type Until,
} from './proof-rows.queries.ts';
import { insertStates, listChangedStates } from './proof-states.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const HOUR_MS = 3_600_000;
const SALT_BYTES = 32;

interface Sizes {
  /** number of rows that are read, hashed and stored together */
  readonly rowsAtOnce: number;
  /** number of entries of the history after which a digest is full; it still includes those of the same day */
  readonly rowsPerDigest: number;
}
const SIZES: Sizes = { rowsAtOnce: 500, rowsPerDigest: 20_000 };

/**
 * Makes the digest of yesterday, in the Netherlands, for each organisation that lacks it. It vouches for every row from
 * before the end of that day for which no digest vouches yet: rows of days on which no server ran, and rows that were
 * stored a moment too late.
 */
export async function makeDigests({ database, clock }: Needs, sizes: Partial<Sizes> = {}): Promise<void> {
  const now = clock.now();
  const day = dayAfter(toIsoDay(now), -1);
  for (const tenantId of await listTenants(database.queries)) {
    if (isMade(await findChain(database.queries, tenantId), day)) continue;
    await keepMissingFiguresHashes(database.queries, tenantId);
    await makeUpTo(database, { tenantId, day }, now, { ...SIZES, ...sizes });
  }
}

/**
 * Makes what is missing up to a day: one digest, or for a long history several, each up to the day on which it is full.
 * So no file and no transaction grows with the history. Stops where somebody is being erased: the next run continues.
 */
async function makeUpTo(database: Database, until: Until, now: Date, sizes: Sizes): Promise<void> {
  const { tenantId, day } = until;
  for (;;) {
    const chain = await findChain(database.queries, tenantId);
    if (isMade(chain, day)) return;
    const next = chain?.day ? dayAfter(chain.day, 1) : '';
    const full = await findDayBeyond(database.queries, until, sizes.rowsPerDigest);
    // Takes the middle of three days in order: not before the next one, and not after the last.
    const [, end = day] = [next, full ?? day, day].toSorted();
    try {
      await database.transaction((queries) => makeDigest(queries, tenantId, { day: end, now, ...sizes }));
    } catch (cause) {
      if (cause instanceof RowsPassedOver) return;
      throw cause;
    }
  }
}

/** Checks at the start and every hour whether a day has ended, by a clock that doesn't run ahead. */
export function makeDigestsRegularly(
  { database, clock }: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  const needs = { database, clock: createSteadyClock(clock) };
  void makeDigests(needs).catch(onFault);
  return regularly(everyMs, () => makeDigests(needs), onFault);
}

/** Tells whether a digest already vouches for this day or a later one: a clock may have been set back. */
function isMade(chain: { readonly day: string | null } | null, day: string): boolean {
  return chain !== null && chain.day !== null && chain.day >= day;
}

/**
 * Rolls back a digest that would lack a row which is being erased, or a row that came in between: the next run makes
 * it.
 */
class RowsPassedOver extends Error {}

async function makeDigest(
  queries: Queries,
  tenantId: string,
  { day, now, rowsAtOnce }: { readonly day: string; readonly now: Date; readonly rowsAtOnce: number },
): Promise<void> {
  const chain = await lockChain(queries, tenantId);
  if (isMade(chain, day)) return;
  const number = chain.number + 1;
  const until = { tenantId, day };
  // Of everything that is read, only the lines of the file remain in memory.
  const lines: Buffer[] = [];
  let count = 0;
  for (const kind of FIXED_KINDS) {
    await inBatches(rowsAtOnce, async (batch) => {
      const rows = await listUnproved(queries, kind, until, PROOF_FORM, batch);
      const salted = rows.map((row) => saltRow(kind, row));
      await insertLeaves(
        queries,
        { tenantId, number },
        salted.map(({ kept }) => kept),
      );
      return keepLines(salted.map(({ leaf }) => leaf));
    });
    if ((await countUnproved(queries, kind, until)) > 0) throw new RowsPassedOver();
  }
  for (const kind of CHANGING_KINDS)
    await inBatches(rowsAtOnce, async (batch) => {
      const rows = await listChangedStates(queries, kind, until, batch);
      const states = rows.map((row) => ({ ...row, salt: randomBytes(SALT_BYTES) }));
      await insertStates(queries, kind, { tenantId, number }, states);
      return keepLines(
        states.map(({ key, projectId, salt, content }) => ({
          ...{ kind, key, project: projectId, public: leafHash(salt, content), names: null },
        })),
      );
    });
  const head: Omit<Digest, 'leaves'> = {
    product: 'Milieuspoor',
    form: {
      ...PROOF_FORM,
      person_fields: [...PROOF_FORM.person_fields],
      person_subjects: [...PROOF_FORM.person_subjects],
    },
    organization: tenantId,
    number,
    day,
    made_at: now.toISOString(),
    previous: chain.sha256,
  };
  const bytes = joinDigest(head, lines);
  const made = { number, day, madeAt: now, leaves: count, bytes, sha256: sha256Of(bytes) };
  await insertDigest(queries, tenantId, made);

  function keepLines(leaves: readonly Leaf[]): readonly Leaf[] {
    if (leaves.length > 0) lines.push(leafLines(leaves));
    count += leaves.length;
    return leaves;
  }
}

/** Takes batch after batch, each from the end of the one before, until one is not full. */
async function inBatches(
  atMost: number,
  take: (batch: Batch) => Promise<readonly { readonly key: string }[]>,
): Promise<void> {
  for (let beyond: string | null = null; ; ) {
    const taken = await take({ beyond, atMost });
    if (taken.length < atMost) return;
    beyond = taken.at(-1)?.key ?? null;
  }
}

function saltRow(
  kind: FixedKind,
  { key, projectId, content, names }: ProofRow,
): { leaf: Leaf; kept: NewLeaf } {
  const salt = randomBytes(SALT_BYTES);
  const namesSalt = names === null ? null : randomBytes(SALT_BYTES);
  return {
    leaf: {
      ...{ kind, key, project: projectId, public: leafHash(salt, content) },
      names: names === null || namesSalt === null ? null : leafHash(namesSalt, names),
    },
    kept: { kind, key, salt, namesSalt },
  };
}

function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
