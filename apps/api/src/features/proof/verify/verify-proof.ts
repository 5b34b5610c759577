import { beginReading } from '../../../database/backup/tables.queries.ts';
import type { Database, Queries } from '../../../database/open-database.ts';
import { readDigest } from '../digest-file.ts';
import { hasProof, listChains, listNames } from '../proof.queries.ts';
import { listTenants } from '../proof-rows.queries.ts';
import { type VerifiedChain, verifyChain } from './verify-chain.ts';

/** The verification of an organisation, with the names for its ids. */
export interface Verified extends VerifiedChain {
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Compares the database, at one moment, with its digests; with a file, with that digest and those before and after it
 * of the same organisation.
 */
export async function verifyProof(database: Database, file: Buffer | null): Promise<readonly Verified[]> {
  return database.transaction(async (queries) => {
    await beginReading(queries);
    return verifyAll(queries, file);
  });
}

/** Does what `verifyProof` does, for what a transaction sees. */
export async function verifyAll(queries: Queries, file: Buffer | null): Promise<readonly Verified[]> {
  const digest = file && readDigest(file);
  if (file && !digest)
    throw new Error('Dit bestand is geen vingerafdruk van Milieuspoor, of het is beschadigd.');
  if (!(await hasProof(queries)))
    throw new Error(
      'Deze database is van een eerdere versie, zonder deze vingerafdrukken: start eerst de server van deze versie.',
    );
  const all = digest
    ? [digest.organization]
    : new Set([...(await listTenants(queries)), ...(await listChains(queries))]);
  const verified: Verified[] = [];
  for (const tenantId of all) {
    const chain = await verifyChain(queries, tenantId, file && digest && { bytes: file, digest });
    const names = await listNames(queries, tenantId);
    verified.push({ ...chain, names: new Map(names.map(({ id, name }) => [id, name])) });
  }
  return verified;
}
