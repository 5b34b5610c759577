import {
  CHANGING_KINDS,
  FIXED_KINDS,
  type FixedKind,
  FORM_OF_KIND,
  PROOF_FORM,
  PROOF_KINDS,
  type ProofKind,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { type Digest, type Leaf, readDigest } from '../digest-file.ts';
import { leafHash, sha256Of } from '../leaf-hash.ts';
import { findChain, findStoredDigest, listDigestNumbers } from '../proof.queries.ts';
import { endOfDay, listPlacesOf, listProved, type ProvedRow } from '../proof-rows.queries.ts';
import { listPlacesOfStates } from '../proof-states.queries.ts';
import type { Difference } from './differences.ts';
import { verifyKeptStates, verifyStatesNow } from './verify-states.ts';

/** A digest that somebody stored outside the database. */
export interface GivenDigest {
  readonly bytes: Buffer;
  readonly digest: Digest;
}

/** The result of comparing the rows of an organisation with its digests. */
export interface VerifiedChain {
  readonly tenantId: string;
  readonly digests: number;
  /** of the last digest; null where there is none */
  readonly lastDay: string | null;
  /** number of rows that a digest vouches for and that were checked */
  readonly looked: Readonly<Record<ProofKind, number>>;
  /** number of entries of the history whose names cannot be checked any more, since somebody was erased */
  readonly namesErased: number;
  /** number of rows that no digest vouches for yet, since they are newer or came a moment too late */
  readonly waiting: number;
  /** the moment of the oldest of these; null where there is none */
  readonly waitingSince: Date | null;
  readonly differences: readonly Difference[];
}

/**
 * The duration of a transaction plus the difference between clocks: a row may be this much older than the digest that
 * it missed.
 */
const LATE_MS = 3_600_000;
const ROWS_AT_ONCE = 500;

/** Verifies all digests of an organisation, with a given one replacing the stored one of its number. */
export async function verifyChain(
  queries: Queries,
  tenantId: string,
  given: GivenDigest | null,
): Promise<VerifiedChain> {
  const differences: Difference[] = [];
  const looked = noneYet();
  const place = { tenantId, tell: (difference: Difference) => void differences.push(difference) };
  /** which digest vouches for a row, by its place in `read`; for a row that may change, the first that does */
  const vouched = new Map<string, number>();
  /** for rows that may change, the last digest that vouches for each */
  const states = { project: new Map(), calculation: new Map(), bid: new Map() } satisfies Record<
    string,
    Map<string, { readonly day: string; readonly projectId: string | null }>
  >;
  const read: Digest[] = [];
  let namesErased = 0;

  const chain = await findChain(queries, tenantId);
  const numbers = await listDigestNumbers(queries, tenantId);
  const last = Math.max(chain?.number ?? 0, numbers.at(-1) ?? 0);
  const links = Array.from({ length: last }, (_, at) => at + 1);
  // The database may have been restored to an earlier day.
  if (given && given.digest.number > last) links.push(given.digest.number);
  let before: { readonly sha256: string | null } | null = { sha256: null };
  for (const number of links) {
    const found = await take(number);
    const digest = found && readDigest(found);
    if (found && (!digest || digest.form.number > PROOF_FORM.number))
      differences.push({ kind: 'digest-unreadable', number });
    if (digest && before && number <= last && digest.previous !== before.sha256)
      differences.push({ kind: 'chain-broken', number });
    before = found && { sha256: sha256Of(found) };
    if (!digest || digest.form.number > PROOF_FORM.number) continue;
    const earlier = read.at(-1);
    if (
      digest.number !== number ||
      digest.organization !== tenantId ||
      (earlier && digest.day <= earlier.day)
    )
      differences.push({ kind: 'digest-changed', number });
    read.push(digest);
    for (const kind of FIXED_KINDS) await lookAt(kind, digest);
    await verifyKeptStates(queries, digest, place);
    for (const { kind, key, project } of digest.leaves) {
      if (!(kind in states)) continue;
      states[kind as keyof typeof states].set(key, { day: digest.day, projectId: project });
      if (!vouched.has(`${kind} ${key}`)) vouched.set(`${kind} ${key}`, read.length - 1);
    }
  }
  for (const kind of CHANGING_KINDS) {
    await verifyStatesNow(queries, kind, states[kind], place);
    looked[kind] = states[kind].size;
  }
  if (chain && (chain.number !== last || (before && links.length === last && chain.sha256 !== before.sha256)))
    differences.push({ kind: 'chain-broken', number: last });
  const { newer: waiting, oldest: waitingSince } = await findAdded();
  return {
    ...{ tenantId, digests: read.length, lastDay: read.at(-1)?.day ?? null },
    ...{ looked, namesErased, waiting, waitingSince, differences },
  };

  /** Returns the bytes of a digest: the given ones, else the stored ones. */
  async function take(number: number): Promise<Buffer | null> {
    const stored = await findStoredDigest(queries, tenantId, number);
    const kept = given?.digest.number === number ? given.bytes : null;
    if (!stored) {
      differences.push({ kind: 'digest-missing', number });
      return kept;
    }
    if (sha256Of(stored.bytes) !== stored.sha256 || readDigest(stored.bytes)?.day !== stored.day)
      differences.push({ kind: 'digest-changed', number });
    if (kept && !kept.equals(stored.bytes)) differences.push({ kind: 'other-digest', number });
    return kept ?? stored.bytes;
  }

  async function lookAt(kind: FixedKind, { leaves, form, day }: Digest): Promise<void> {
    const ofKind = leaves.filter((leaf) => leaf.kind === kind);
    for (let at = 0; at < ofKind.length; at += ROWS_AT_ONCE) {
      const some = ofKind.slice(at, at + ROWS_AT_ONCE);
      const keys = some.map(({ key }) => key);
      const rows = await listProved(queries, kind, { tenantId, keys }, form);
      const byKey = new Map(rows.map((row) => [row.key, row]));
      for (const leaf of some) compare(leaf, byKey.get(leaf.key), day);
    }
  }

  function compare(leaf: Leaf, row: ProvedRow | undefined, day: string): void {
    const tell = (kind: Extract<Difference, { row: ProofKind }>['kind']) =>
      differences.push({ kind, row: leaf.kind, key: leaf.key, projectId: leaf.project, day });
    const id = `${leaf.kind} ${leaf.key}`;
    looked[leaf.kind]++;
    if (vouched.has(id)) tell('row-twice');
    else vouched.set(id, read.length - 1);
    if (!row) return void tell('row-removed');
    if (!row.salt) return void tell('salt-missing');
    if (leafHash(row.salt, row.content) !== leaf.public) tell('row-changed');
    if (leaf.names === null || row.names === null) return;
    if (row.namesSalt) {
      if (leafHash(row.namesSalt, row.names) !== leaf.names) tell('names-changed');
    } else if (row.erased) namesErased++;
    else tell('salt-missing');
  }

  /**
   * Reports rows that state to be older than a digest that does not know them; returns how many are newer than all, and
   * since when.
   */
  async function findAdded(): Promise<{ newer: number; oldest: Date | null }> {
    const ends: number[] = [];
    for (const { day } of read) ends.push((await endOfDay(queries, day)).getTime() - LATE_MS);
    let newer = 0;
    let oldest: Date | null = null;
    for (const kind of PROOF_KINDS) {
      // A digest from before this kind was included missed nothing of it.
      const first = read.findIndex(({ form }) => form.number >= FORM_OF_KIND[kind]);
      for (const { key, projectId, moment } of await listPlaces(kind)) {
        const by = vouched.get(`${kind} ${key}`);
        const missedBy = (by ?? read.length) - 1;
        const missed = first >= 0 && missedBy >= first ? read[missedBy] : undefined;
        if (missed && moment.getTime() < (ends[missedBy] ?? 0))
          differences.push({ kind: 'row-added', row: kind, key, projectId, day: missed.day });
        else if (by === undefined) {
          newer++;
          if (oldest === null || moment < oldest) oldest = moment;
        }
      }
    }
    return { newer, oldest };
  }

  function listPlaces(kind: ProofKind) {
    return kind === 'project' || kind === 'calculation' || kind === 'bid'
      ? listPlacesOfStates(queries, kind, tenantId)
      : listPlacesOf(queries, kind, tenantId);
  }
}

function noneYet(): Record<ProofKind, number> {
  const none = { history: 0, file: 0, issued: 0, 'issued-file': 0, report: 0, decision: 0, answer: 0 };
  return { ...none, project: 0, calculation: 0, bid: 0 };
}
