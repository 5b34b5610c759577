/**
 * The widths of Calibri's letters, in thousandths of the text size: each character from the space to the tilde. Carlito
 * has the same widths.
 */
const WIDTHS = [
  226, 326, 401, 498, 507, 715, 682, 221, 303, 303, 498, 498, 250, 306, 252, 386, 507, 507, 507, 507, 507,
  507, 507, 507, 507, 507, 268, 268, 498, 498, 498, 463, 894, 579, 544, 533, 615, 488, 459, 631, 623, 252,
  319, 520, 420, 855, 646, 662, 517, 673, 543, 459, 487, 642, 567, 890, 519, 487, 468, 307, 386, 307, 498,
  498, 291, 479, 525, 423, 525, 498, 305, 471, 525, 229, 239, 455, 229, 799, 525, 527, 525, 525, 349, 391,
  335, 525, 452, 715, 433, 453, 395, 314, 460, 314, 498,
] as const;
const FIRST = ' '.codePointAt(0) ?? 0;

/** The widths of the other characters in our texts. */
const OTHERS: Readonly<Record<string, number>> = {
  '\u00a0': 226,
  '\u2011': 306,
  '‘': 250,
  '’': 250,
  '“': 418,
  '”': 418,
  '–': 498,
  '—': 905,
  '…': 690,
  '•': 498,
  '€': 507,
  '†': 498,
  '×': 498,
};

/** The most that a bold letter is wider. */
const BOLDER = 45;
const THOUSANDTHS = 1000;
/** Twentieths of a point in a half point. */
const TWIPS = 10;

/**
 * Returns the width of a text on one line, in twentieths of a point, for bold text the largest possible; null when it
 * has letters of other fonts.
 */
export function calibriWidth(
  text: string,
  { size, bold }: { readonly size: number; readonly bold: boolean },
): number | null {
  let width = 0;
  for (const character of text) {
    const own = widthOf(character) ?? widthOf(character.normalize('NFD').charAt(0));
    if (own === null) return null;
    width += bold ? own + BOLDER : own;
  }
  return (width / THOUSANDTHS) * size * TWIPS;
}

function widthOf(character: string): number | null {
  return WIDTHS[(character.codePointAt(0) ?? 0) - FIRST] ?? OTHERS[character] ?? null;
}
