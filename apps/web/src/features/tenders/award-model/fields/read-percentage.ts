/** A percentage as it was typed: nothing yet, an exact fraction of 0 or more, or a text that is none. */
export type ReadPercentage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'percentage'; readonly numerator: bigint; readonly denominator: bigint };

/** A point is no part of one: '33.333' is a third to one reader and thirty-three thousand to the next. */
const PERCENTAGE = /^(\d+)(?:,(\d*))?$/;

/** Reads a percentage as it is written in Dutch, with as many decimals behind the comma as somebody cares to give. */
export function readPercentage(text: string): ReadPercentage {
  const bare = text.replace(/[\s%]/g, '');
  if (bare === '') return { kind: 'empty' };
  const [, whole, decimals = ''] = PERCENTAGE.exec(bare) ?? [];
  if (whole === undefined) return { kind: 'unreadable' };
  return {
    kind: 'percentage',
    numerator: BigInt(whole + decimals),
    denominator: 10n ** BigInt(decimals.length),
  };
}
