import './own-fonts-only.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { lettersOf } from './woff2-letters.ts';

/** The files of the screens' font, each with a part of its letters; letters are searched in this order. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const FILES = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json')),
  'files',
);
const FONTS = SUBSETS.map((subset) => ({
  family: `Source Sans 3 ${subset}`,
  file: readFileSync(join(FILES, `source-sans-3-${subset}-wght-normal.woff2`)),
}));
for (const { family, file } of FONTS)
  if (!GlobalFonts.register(file, family)) throw new Error(`The font ${family} could not be read`);

/** The font of the screens, in the form of a style sheet. */
export const FONT_FAMILY = FONTS.map(({ family }) => `'${family}'`).join(', ');

const LETTERS = new Set(FONTS.flatMap(({ file }) => [...lettersOf(file)]));
/** Replaces a letter that the font lacks. */
const LACKING = '?';

/**
 * Returns the text in letters of our own font. Another letter would come from a font of the machine, so that the
 * picture would depend on where it was drawn.
 */
export function inOwnLetters(text: string): string {
  return [...text]
    .map((letter) => (LETTERS.has(letter.codePointAt(0) ?? 0) || letter === '\n' ? letter : LACKING))
    .join('');
}

const ruler = createCanvas(1, 1).getContext('2d');

/** Returns the width of a text of this size, px. */
export function textWidth(text: string, size: number): number {
  ruler.font = `${size}px ${FONT_FAMILY}`;
  return ruler.measureText(text).width;
}
