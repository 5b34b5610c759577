import { toComparedName } from './sheet-names.ts';

/** Finds the post number that another spelling of it means; null where none or more than one could be meant. */
export type NumberFinder = (found: string) => string | null;

/**
 * Returns a finder among these numbers: without capitals, blanks and zeros in front, and then with letters that look
 * like a digit read as one.
 */
export function createNumberFinder(numbers: Iterable<string>): NumberFinder {
  const known = [...numbers];
  const spelled =
    known.length === 0 ? [] : [toPlain, toDigits].map((keyOf) => ({ keyOf, byKey: groupBy(known, keyOf) }));
  return (found) => {
    for (const { keyOf, byKey } of spelled) {
      const meant = byKey.get(keyOf(found)) ?? [];
      if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
    }
    return null;
  };
}

function groupBy(numbers: readonly string[], keyOf: (number: string) => string): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const number of numbers) {
    const key = keyOf(number);
    const group = byKey.get(key);
    if (group) group.push(number);
    else byKey.set(key, [number]);
  }
  return byKey;
}

/** '0001' is 1, and ' a12' is A12. */
function toPlain(number: string): string {
  return toComparedName(number).replace(/^0+(?=\d)/, '');
}

/** '21101O' is 211010, and 'l2' is 12; a number without any digit is a word. */
function toDigits(number: string): string {
  const plain = toComparedName(number);
  if (!/\d/.test(plain)) return plain;
  return plain
    .replaceAll('o', '0')
    .replace(/[li|]/g, '1')
    .replace(/^0+(?=\d)/, '');
}
