import { calibriWidth } from './calibri.ts';

/** Closer to the end of a line than this, in twentieths of a point, it is uncertain on which line a word falls. */
const DOUBT = 60;
/** Matches characters after which a line may end within a word. */
const BREAKS_WITHIN = /[-–—/…]/;

/** Returns the number of lines of a text in Calibri; null when it is not certain. */
export function sureLines(
  text: string,
  width: number,
  font: { readonly size: number; readonly bold: boolean },
): number | null {
  const space = calibriWidth(' ', font) ?? 0;
  let lines = 1;
  let taken = 0;
  for (const word of text.split(' ')) {
    const own = calibriWidth(word, font);
    if (own === null || own > width - DOUBT) return null;
    if (taken + own > width - DOUBT) {
      // For bold letters only the largest width is known, which suffices to know that all of them fit on one line.
      if (taken + own < width + DOUBT || font.bold || BREAKS_WITHIN.test(word)) return null;
      lines++;
      taken = 0;
    }
    taken += own + space;
  }
  return lines;
}
