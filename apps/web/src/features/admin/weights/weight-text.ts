/** Returns a weight as it is typed: digits with a comma for decimals and nothing between thousands. */
export function weightText(value: number): string {
  const digits = String(value);
  const plain = digits.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : digits;
  return plain.replace('.', ',');
}

/** Returns a weight as it is read: with points between thousands. */
export function shownWeight(value: number): string {
  const [whole = '', decimals] = weightText(value).split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/**
 * Returns the weight that was typed; null for text that is no weight. A dot is refused, since 575.838 may mean 575838
 * or a bit more than 575.
 */
export function parseWeightText(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+(,\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
