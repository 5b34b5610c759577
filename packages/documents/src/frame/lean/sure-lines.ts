import { calibriWidth } from './calibri.ts';

/** Nearer to the edge of a line than this, in twentieths of a point, nobody knows on which side a word falls. */
const DOUBT = 60;
/** What a line may end behind within a word. */
const BREAKS_WITHIN = /[-–—/…]/;

/** How many lines a text surely takes in Calibri; null when that is not sure. */
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
      // Bold letters are known at most, which is enough to know that all of them fit on one line.
      if (taken + own < width + DOUBT || font.bold || BREAKS_WITHIN.test(word)) return null;
      lines++;
      taken = 0;
    }
    taken += own + space;
  }
  return lines;
}
