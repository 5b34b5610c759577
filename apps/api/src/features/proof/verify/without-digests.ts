import type { VerifiedChain } from './verify-chain.ts';

/** The digest of a day is made within a day of its end, while a server runs. */
const MADE_WITHIN_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Tells whether an organisation has no digest at all, although it has rows of days that should have one: they were
 * removed, or never made.
 */
export function lacksDigests(
  { digests, waitingSince }: Pick<VerifiedChain, 'digests' | 'waitingSince'>,
  now: Date,
): boolean {
  return digests === 0 && waitingSince !== null && now.getTime() - waitingSince.getTime() > MADE_WITHIN_MS;
}

/** Tells whether there was nothing to compare. */
export function isNothingVerified(all: readonly Pick<VerifiedChain, 'digests' | 'differences'>[]): boolean {
  return all.every(({ digests, differences }) => digests === 0 && differences.length === 0);
}

/** Tells whether the database agrees with its digests, and there are digests. */
export function holds(all: readonly VerifiedChain[], now: Date): boolean {
  return (
    !isNothingVerified(all) &&
    all.every((chain) => chain.differences.length === 0 && !lacksDigests(chain, now))
  );
}
