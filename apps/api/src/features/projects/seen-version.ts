import { formatModified } from '@milieuspoor/domain';

/** What tells a version of something that people change. */
export interface Versioned {
  readonly revision: number;
  readonly modifiedAt: Date;
}

/** The version that a change says it is based on: in the header If-Match, or as it was read; null when it says none. */
export function seenVersion(
  ifMatch: string | null,
  body: { readonly revision?: number | undefined; readonly modified?: string | undefined },
): string | null {
  return ifMatch ?? body.revision?.toString() ?? body.modified ?? null;
}

/** A version is a revision, or the moment of the last change as the API writes it (decision 94). */
export function isStale({ revision, modifiedAt }: Versioned, seen: string): boolean {
  return /^\d+$/.test(seen) ? Number(seen) !== revision : seen !== formatModified(modifiedAt);
}
