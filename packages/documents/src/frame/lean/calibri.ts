/**
 * How wide the letters of Calibri are, in thousandths of the size of the text: of each character from the space to the tilde.
 * Carlito's are the same.
 */
const WIDTHS = [
  226, 326, 401, 498, 507, 715, 682, 221, 303, 303, 498, 498, 250, 306, 252, 386, 507, 507, 507, 507, 507,
  507, 507, 507, 507, 507, 268, 268, 498, 498, 498, 463, 894, 579, 544, 533, 615, 488, 459, 631, 623, 252,
  319, 520, 420, 855, 646, 662, 517, 673, 543, 459, 487, 642, 567, 890, 519, 487, 468, 307, 386, 307, 498,
  498, 291, 479, 525, 423, 525, 498, 305, 471, 525, 229, 239, 455, 229, 799, 525, 527, 525, 525, 349, 391,
  335, 525, 452, 715, 433, 453, 395, 314, 460, 314, 498,
] as const;
const FIRST = ' '.codePointAt(0) ?? 0;

/** The others that our texts have. */
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

/** What a letter takes more in bold, at most. */
const BOLDER = 45;
const THOUSANDTHS = 1000;
/** Of a half point: twentieths of a point. */
const TWIPS = 10;

/** What a text takes on one line, in twentieths of a point, in bold at most; null when it has letters of other fonts. */
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
