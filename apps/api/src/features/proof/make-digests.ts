import { randomBytes } from 'node:crypto';
import { PROOF_FORM, PROOF_KINDS, type ProofKind, toIsoDay } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createSteadyClock } from '../../platform/clock.ts';
import { regularly } from '../../platform/regularly.ts';
import { type Leaf, writeDigest } from './digest-file.ts';
import { leafHash, sha256Of } from './leaf-hash.ts';
import { findChain, holdChain, insertDigest, insertLeaves, type NewLeaf } from './proof.queries.ts';
import { listTenants, listUnproved, type ProofRow } from './proof-rows.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const HOUR_MS = 3_600_000;
const SALT_BYTES = 32;

/**
 * Makes the digest of yesterday, in the Netherlands, for each organisation that has none of it yet. It vouches for every row of before
 * the end of that day that none vouches for so far: of days on which no server ran, and what was stored a moment too late.
 */
export async function makeDigests({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const day = dayBefore(toIsoDay(now));
  for (const tenantId of await listTenants(database.queries)) {
    if (isMade(await findChain(database.queries, tenantId), day)) continue;
    await database.transaction((queries) => makeDigest(queries, tenantId, { day, now }));
  }
}

/** Looks at the start and every hour whether a day has ended, by a clock that doesn't run ahead. */
export function makeDigestsRegularly(
  { database, clock }: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  const needs = { database, clock: createSteadyClock(clock) };
  void makeDigests(needs).catch(onFault);
  return regularly(everyMs, () => makeDigests(needs), onFault);
}

/** Nothing is made of a day that a digest vouched for already, nor of an earlier one: a clock may have been set back. */
function isMade(chain: { readonly day: string | null } | null, day: string): boolean {
  return chain !== null && chain.day !== null && chain.day >= day;
}

async function makeDigest(
  queries: Queries,
  tenantId: string,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<void> {
  const chain = await holdChain(queries, tenantId);
  if (isMade(chain, day)) return;
  const salted: { leaf: Leaf; kept: NewLeaf }[] = [];
  for (const kind of PROOF_KINDS) {
    const rows = await listUnproved(queries, kind, { tenantId, day }, PROOF_FORM);
    if (!rows) return;
    salted.push(...rows.map((row) => saltRow(kind, row)));
  }
  const number = chain.number + 1;
  const bytes = writeDigest({
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
    leaves: salted.map(({ leaf }) => leaf),
  });
  const made = { number, day, madeAt: now, leaves: salted.length, bytes, sha256: sha256Of(bytes) };
  await insertDigest(queries, tenantId, made);
  await insertLeaves(
    queries,
    { tenantId, number },
    salted.map(({ kept }) => kept),
  );
}

function saltRow(
  kind: ProofKind,
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

function dayBefore(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
