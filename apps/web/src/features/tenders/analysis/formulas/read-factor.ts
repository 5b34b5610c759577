/** Above this nobody weighs an MKI, and an amount was typed instead of a factor. */
const MOST = 1_000;
const FACTOR = /^\d{1,4}(?:,\d{1,2})?$/;

/**
 * A factor as it is written in Dutch, with two decimals at most: '2', '1,75'. Null for anything else, '1.75' included: with
 * a point it is another number elsewhere, and a guess would be a wrong one.
 */
export function readFactor(text: string): number | null {
  const bare = text.trim();
  if (!FACTOR.test(bare)) return null;
  const factor = Number(bare.replace(',', '.'));
  return factor <= MOST ? factor : null;
}
