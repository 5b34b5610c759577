import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import { listSealed, replaceSealed, SEALED_COLUMNS } from './sealed-columns.queries.ts';

export interface SealedAnew {
  /** number that is sealed with the present key from now on */
  readonly anew: number;
  /** number that already was */
  readonly current: number;
  /** the values that no key opens, so that nobody can use them, by table and column */
  readonly unreadable: readonly string[];
}

/**
 * Seals with the present key what another key sealed, also while the product is in use. Afterwards the former key can
 * be removed.
 */
export async function sealAnew(queries: Queries, secret: AppSecret): Promise<SealedAnew> {
  let anew = 0;
  let current = 0;
  const unreadable: string[] = [];
  for (const place of SEALED_COLUMNS)
    for (const { id, sealed } of await listSealed(queries, place)) {
      if (secret.isCurrent(sealed)) {
        current++;
        continue;
      }
      const plain = opened(secret, sealed);
      if (!plain) unreadable.push(`${place.table}.${place.column} of ${id}`);
      // A value that somebody changed meanwhile was already sealed again.
      else if (await replaceSealed(queries, place, { id, sealed, anew: secret.encrypt(plain) })) anew++;
      else current++;
    }
  return { anew, current, unreadable };
}

function opened(secret: AppSecret, sealed: Buffer): Buffer | null {
  try {
    return secret.decrypt(sealed);
  } catch {
    return null;
  }
}
