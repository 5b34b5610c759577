/** How long a reason is with which a tender is corrected, or decided otherwise than by its formula; characters, trimmed. */
export const TENDER_REASON = { least: 10, most: 1000 } as const;

/**
 * Whether nothing that moves a score may change (docs/decisions/0046): once bids are open everybody knows whom a change helps. A
 * correction, begun with its reason, makes way until it ends.
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
