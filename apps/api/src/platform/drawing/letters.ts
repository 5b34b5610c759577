import './own-fonts-only.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { lettersOf } from './woff2-letters.ts';

/** The files of the screens' font, each with a part of its letters; a letter is looked for in this order. */
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

/** The font of the screens, as a style sheet names it. */
export const FONT_FAMILY = FONTS.map(({ family }) => `'${family}'`).join(', ');

const LETTERS = new Set(FONTS.flatMap(({ file }) => [...lettersOf(file)]));
/** Stands for a letter that the font lacks. */
const LACKING = '?';

/**
 * The text in letters of our own font. Another letter would be taken from a font of the machine, and the picture would
 * depend on where it was drawn.
 */
export function inOwnLetters(text: string): string {
  return [...text]
    .map((letter) => (LETTERS.has(letter.codePointAt(0) ?? 0) || letter === '\n' ? letter : LACKING))
    .join('');
}

const ruler = createCanvas(1, 1).getContext('2d');

/** How many px a text of this size takes up. */
export function textWidth(text: string, size: number): number {
  ruler.font = `${size}px ${FONT_FAMILY}`;
  return ruler.measureText(text).width;
}
