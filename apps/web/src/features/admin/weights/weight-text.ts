/** A weight as it is typed: digits with a comma for decimals and nothing between thousands. */
export function weightText(value: number): string {
  const digits = String(value);
  const plain = digits.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : digits;
  return plain.replace('.', ',');
}

/** A weight to be read: as it is written, with points between thousands. */
export function shownWeight(value: number): string {
  const [whole = '', decimals] = weightText(value).split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/**
 * The weight that was typed; null for what is none. A dot is refused, since 575.838 may be meant as 575838 and as a bit
 * more than 575.
 */
export function parseWeightText(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+(,\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
