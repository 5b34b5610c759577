import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import { listSealed, replaceSealed, SEALED_COLUMNS } from './sealed-columns.queries.ts';

export interface SealedAnew {
  /** sealed by today's key from now on */
  readonly anew: number;
  /** were already */
  readonly current: number;
  /** by table and column: no key opens them, so they are of no use to anybody */
  readonly unreadable: readonly string[];
}

/** Seals with today's key what another one sealed, also while the product is used: after it the former key can be forgotten. */
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
      // What somebody changed meanwhile was sealed anew by that.
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
