/**
 * The length of the reason for a correction of a tender, or for a decision against its formula; characters, trimmed.
 */
export const TENDER_REASON = { least: 10, most: 1000 } as const;

/**
 * Tells whether nothing that affects a score may change (docs/decisions/0046): once bids are open everybody knows whom
 * a change helps. A correction, begun with its reason, allows changes until it ends.
 */
export function areBidsFixed({
  opened,
  correcting,
}: {
  readonly opened: boolean;
  readonly correcting: boolean;
}): boolean {
  return opened && !correcting;
}
