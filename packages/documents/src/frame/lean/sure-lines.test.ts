import { Document, Paragraph, TextRun } from 'docx';
import { layoutDocument } from 'docx/layout';
import { expect, it } from 'vitest';
import { calibriWidth } from './calibri.ts';
import { sureLines } from './sure-lines.ts';

const PLAIN = { size: 20, bold: false };
/** Twentieths of a point in a pixel, the unit of the library's layout. */
const TWIPS = 15;

/** Returns the width that the library gives each text between two letters, in twentieths of a point. */
function laidOutWidths(texts: readonly string[], bold: boolean): number[] {
  const { pages } = layoutDocument(
    new Document({
      styles: { default: { document: { run: { font: 'Calibri', size: PLAIN.size } } } },
      sections: [
        {
          children: ['', ...texts].map(
            (text) => new Paragraph({ children: [new TextRun({ text: `x${text}x`, bold })] }),
          ),
        },
      ],
    }),
  );
  const [letters = 0, ...widths] = pages.flatMap(({ body }) =>
    body.flatMap((block) =>
      block.type === 'paragraph' ? block.lines.map(({ textWidth }) => textWidth) : [],
    ),
  );
  return widths.map((width) => (width - letters) * TWIPS);
}

const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
const CHARACTERS = [...ASCII, ...'\u00a0\u2011‘’“”–—…•€†×éëïöüàçñÉÖ'];

it('letters are as wide as the library lays them out, and in bold at least as wide', () => {
  const plain = laidOutWidths(CHARACTERS, false);
  const bold = laidOutWidths(CHARACTERS, true);
  expect(plain).toHaveLength(CHARACTERS.length);
  for (const [place, character] of CHARACTERS.entries()) {
    expect(calibriWidth(character, PLAIN), character).toBeCloseTo(plain[place] ?? 0, 0);
    expect(calibriWidth(character, { ...PLAIN, bold: true }), character).toBeGreaterThan(
      (bold[place] ?? Number.POSITIVE_INFINITY) - 1,
    );
  }
});

it.each([
  ['', 1],
  ['een woord', 1],
  ['woord '.repeat(60).trim(), 4],
  ['woord\u00a0'.repeat(60), null],
  ['Ответ', null],
  ['w'.repeat(100), null],
])('%s takes so many lines of 9298: %s', (text, lines) => {
  expect(sureLines(text, 9298, PLAIN)).toBe(lines);
});

it('nobody is sure of a word that ends at the edge of its line, or that may be broken there', () => {
  const words = 'woord '.repeat(30).trim();
  const width = calibriWidth(words, PLAIN) ?? 0;
  expect(sureLines(words, width + 100, PLAIN)).toBe(1);
  expect(sureLines(words, width + 20, PLAIN)).toBeNull();
  expect(sureLines(words, width - 20, PLAIN)).toBeNull();
  expect(sureLines(words, width - 100, PLAIN)).toBe(2);
  expect(sureLines(`${words}-`, width - 100, PLAIN)).toBeNull();
  expect(sureLines(words, width - 100, { ...PLAIN, bold: true })).toBeNull();
});
