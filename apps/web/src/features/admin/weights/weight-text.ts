/** A weight as it is written and typed: digits with a comma for decimals and nothing between thousands. */
export function weightText(value: number): string {
  const digits = String(value);
  const plain = digits.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : digits;
  return plain.replace('.', ',');
}

/**
 * The weight that was typed; null for what is none. A dot is refused, since 575.838 may be meant as 575838 and as a bit
 * more than 575.
 */
export function parseWeightText(text: string): number | null {
  const trimmed = text.trim();
  return /^\d+(,\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
