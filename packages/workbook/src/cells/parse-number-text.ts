/**
 * A number in a cell of type text. 'dutch' and 'international' are the notation that the text proves (a decimal comma
 * or a decimal point); null where it proves neither, as in "12".
 */
export type NumberText =
  | { readonly kind: 'number'; readonly value: number; readonly notation: 'dutch' | 'international' | null }
  | { readonly kind: 'ambiguous'; readonly dutch: number; readonly international: number }
  | { readonly kind: 'invalid' };

const INVALID: NumberText = { kind: 'invalid' };

/**
 * Reads text as a Dutch ("1.234,5") or an international ("1,234.5", "1234.5") number. Thousands must be grouped by
 * three. "1.234" and "1,234" could be either, so both readings are returned; "0.234" and "1234.567" can't, because no
 * one groups thousands like that. With an exponent the separator is always a decimal one: "1,234E-3".
 */
export function parseNumberText(text: string): NumberText {
  const trimmed = text.replace(/^[\s\u00A0\u202F]+|[\s\u00A0\u202F]+$/g, '').replace(/\u2212/g, '-');
  const parts = /^([+-]?)([\d.,' \u00A0\u2009\u202F]*\d)(?:[eE]([+-]?\d{1,3}))?$/.exec(trimmed);
  if (!parts) return INVALID;
  const sign = parts[1] === '-' ? -1 : 1;
  const exponent = parts[3];
  const digits = withoutSpaceGroups(parts[2] ?? '');
  if (digits === null) return INVALID;
  if (exponent !== undefined) return withExponent(digits, sign, exponent);

  const points = countOf(digits, '.');
  const commas = countOf(digits, ',');
  if (points === 0 && commas === 0)
    return /^\d+$/.test(digits) ? number(sign * Number(digits), null) : INVALID;
  if (points > 0 && commas > 0) {
    const decimalComma = digits.lastIndexOf(',') > digits.lastIndexOf('.');
    return decimalComma
      ? grouped(digits, '.', ',', sign, 'dutch')
      : grouped(digits, ',', '.', sign, 'international');
  }
  const separator = points > 0 ? '.' : ',';
  const notation = points > 0 ? 'international' : 'dutch';
  if (points + commas > 1) {
    // Only thousands can repeat: points are then Dutch, commas international.
    return grouped(digits, separator, null, sign, points > 0 ? 'dutch' : 'international');
  }
  const asDecimal = sign * Number(digits.replace(',', '.'));
  if (!/^\d*[.,]\d+$/.test(digits)) return INVALID;
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) || hadSpaceGroups(parts[2] ?? ''))
    return number(asDecimal, notation);
  const asThousands = sign * Number(digits.replace(/[.,]/, ''));
  return separator === '.'
    ? { kind: 'ambiguous', dutch: asThousands, international: asDecimal }
    : { kind: 'ambiguous', dutch: asDecimal, international: asThousands };
}

function withExponent(digits: string, sign: number, exponent: string): NumberText {
  if (!/^\d*[.,]?\d+$/.test(digits)) return INVALID;
  const notation = digits.includes(',') ? 'dutch' : digits.includes('.') ? 'international' : null;
  return number(sign * Number(`${digits.replace(',', '.')}e${exponent}`), notation);
}

function grouped(
  digits: string,
  thousands: '.' | ',',
  decimal: '.' | ',' | null,
  sign: number,
  notation: 'dutch' | 'international',
): NumberText {
  const parts = decimal === null ? [digits] : digits.split(decimal);
  const whole = (parts[0] ?? '').split(thousands);
  const fraction = parts[1];
  const groupsFit =
    /^[1-9]\d{0,2}$/.test(whole[0] ?? '') && whole.slice(1).every((group) => /^\d{3}$/.test(group));
  if (parts.length > 2 || !groupsFit || (fraction !== undefined && !/^\d+$/.test(fraction))) return INVALID;
  return number(sign * Number(`${whole.join('')}.${fraction ?? '0'}`), notation);
}

const SPACES = /[ \u00A0\u2009\u202F']/;

function hadSpaceGroups(digits: string): boolean {
  return SPACES.test(digits);
}

/** Returns "1 234,5" without its spaces; null when the spaces don't separate thousands. */
function withoutSpaceGroups(digits: string): string | null {
  if (!hadSpaceGroups(digits)) return digits;
  return /^\d{1,3}(?:[ \u00A0\u2009\u202F']\d{3})+(?:[.,]\d+)?$/.test(digits)
    ? digits.replace(new RegExp(SPACES, 'g'), '')
    : null;
}

function number(value: number, notation: 'dutch' | 'international' | null): NumberText {
  return Number.isFinite(value) ? { kind: 'number', value, notation } : INVALID;
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
