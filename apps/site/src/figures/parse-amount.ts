/**
 * An amount as people type it, with a comma or a point as its decimal sign and perhaps a power of ten ('3,95E-6'). Null
 * for an empty field, which is not a 0; 'wrong' for what is no amount.
 */
export function parseAmount(text: string): number | null | 'wrong' {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // Dutch notation has points between thousands, which a comma behind them tells apart from a decimal point.
  const plain = /,/.test(trimmed)
    ? trimmed.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
    : trimmed.replace(/−/g, '-');
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : 'wrong';
}

/** A whole number of 0 or more, with or without points between thousands; null for anything else. */
export function parseWholeEuro(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^€\s*/, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(/,-$/, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
