import { Document, type IXmlableObject, Packer, TableOfContents } from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { expect, it } from 'vitest';
import { documentStyles } from '../../house-style/document-styles.ts';
import { bullets, caption, paragraphs, subHeading } from '../../pieces/paragraphs.ts';
import { dataTable } from '../../pieces/tables.ts';
import { documentLook } from '../document-look.ts';
import { createPictureShelf } from '../picture-shelf.ts';
import { bodyOfHeadings, leanBody } from './lean-body.ts';
import { rowHeightIn } from './row-height.ts';

const look = documentLook(null, null, createPictureShelf());
const styles = documentStyles({ languageTag: 'nl-NL', accent: '0F5468', template: null });
const rowHeight = rowHeightIn(styles, null);
const OURS = { rowHeight, ownWidth: look.contentWidth };
const OF_A_TEMPLATE = { rowHeight, ownWidth: null };

const CHAPTERS = 5;

interface Chapter {
  readonly rowOf: (row: number) => readonly string[];
  readonly sentences?: readonly string[];
}

/**
 * Lays out chapters with a table of 40 rows and sentences, of which `left` keeps a part to measure. Returns the pages
 * of the headings, and the text that was measured.
 */
async function laidOut(
  { rowOf, sentences = ['Een zin eronder.'] }: Chapter,
  left: (body: IXmlableObject) => IXmlableObject,
) {
  const columns = [
    { head: 'Productgroep', share: 6 },
    { head: 'MKI', share: 3, figures: true },
    { head: 'CO2', share: 3, figures: true },
  ];
  const rows = Array.from({ length: 40 }, (_, row) => rowOf(row));
  const table = dataTable(columns, rows, { total: true });
  let pages: Record<string, string> = {};
  let measured = '';
  const document = new Document({
    ...styles,
    pageNumbers: (whole, context) => {
      const body = left(whole);
      measured = textIn(body);
      const estimate = estimatePageNumbers(body, context);
      // The library counts bookmarks over all documents; they are in the order of the headings.
      pages = Object.fromEntries(
        [...estimate.bookmarks.values()].map((page, place) => [String(place), page]),
      );
      return estimate;
    },
    sections: [
      {
        children: [
          new TableOfContents('Inhoud', { hyperlink: true, headingStyleRange: '1-2' }),
          ...Array.from({ length: CHAPTERS }, (_, place) => [
            subHeading(`Hoofdstuk ${place}`),
            caption(`Tabel ${place}. De productgroepen van het ontwerp`),
            typeof table === 'function' ? table(look) : table,
            ...paragraphs(...sentences),
            ...bullets(sentences),
          ]).flat(),
        ],
      },
    ],
  });
  await Packer.toBuffer(document);
  return { pages, measured };
}

function textIn(element: unknown): string {
  return [...JSON.stringify(element).matchAll(/"w:t":\[(?:\{[^}]*\}\},?)?"?([^"\]]*)/g)]
    .map(([, text]) => text)
    .join('|');
}

const long =
  'Een productgroep met een naam die nergens op een enkele regel past, hoe breed haar kolom ook is';
const sentence = 'Het verschil zit vooral in ‘Verhardingen’ (€1.234,\u2011) en in het vervoer van grond. ';

/** What is measured in our own styles; with a template, whose fonts are unknown, all of `withTemplate` as well. */
interface Measured {
  readonly own: readonly string[];
  readonly withTemplate: readonly string[];
}
const NOTHING: Measured = { own: [], withTemplate: [] };

it.each<readonly [string, Chapter, Measured]>([
  ['rows of one line', { rowOf: (row) => [`Groep ${row}`, '€1.234,\u2011', '12,34'] }, NOTHING],
  [
    'names of two lines',
    { rowOf: (row) => [row % 4 === 0 ? long : 'Groep', '€1.234,\u2011', '12'] },
    { own: [], withTemplate: [long] },
  ],
  [
    'cells of several paragraphs',
    { rowOf: (row) => ['Groep', 'regel\n'.repeat(1 + (row % 4)), '1'] },
    { own: [], withTemplate: ['regel'] },
  ],
  [
    'cells of two lines beside cells of two or three paragraphs',
    { rowOf: (row) => [long, row % 3 === 0 ? 'regel\nregel\nregel\nregel\nregel' : 'regel\nregel', '1'] },
    { own: ['regel'], withTemplate: ['regel', long] },
  ],
  [
    'figures beside cells of two lines',
    { rowOf: () => ['Groep', '1.234.567.890.123.456.789', long] },
    // Of the letters of a total, which are bold, only the largest width is known.
    { own: [long], withTemplate: [long] },
  ],
  [
    'words and figures that just do not fit',
    { rowOf: (row) => [row % 4 === 0 ? 'm'.repeat(30) : 'Groep', row % 4 === 1 ? '8'.repeat(24) : '1', '2'] },
    { own: ['m'.repeat(30), '8'.repeat(24)], withTemplate: [] },
  ],
  ['empty cells', { rowOf: () => ['', '', ''] }, NOTHING],
  [
    'sentences of one to nine lines',
    {
      rowOf: () => ['Groep', '1', '2'],
      sentences: [1, 2, 3, 5, 8, 11].map((times) => sentence.repeat(times).trim()),
    },
    { own: ['Het verschil'], withTemplate: [] },
  ],
  [
    'sentences in letters of another font',
    { rowOf: () => ['Groep', '1', '2'], sentences: ['Ответ '.repeat(30).trim()] },
    { own: ['Ответ'], withTemplate: [] },
  ],
])(
  'a body of %s has its headings on the same pages, and measures no more than it must',
  async (_, chapter, measured) => {
    const whole = await laidOut(chapter, (body) => body);
    for (const known of [OURS, OF_A_TEMPLATE]) {
      const lean = await laidOut(chapter, (body) => leanBody(body, known));
      expect(Object.keys(whole.pages)).toHaveLength(CHAPTERS);
      expect(lean.pages).toEqual(whole.pages);
      const isOurs = known === OURS;
      if (isOurs && measured.own.length === 0) expect(lean.measured).toBe('Hoofdstuk 0');
      for (const text of [...measured.own, ...(isOurs ? [] : measured.withTemplate)])
        expect(lean.measured).toContain(text.slice(0, 40));
      expect(lean.measured.length).toBeLessThan(whole.measured.length);
    }
    expect(Number(whole.pages[String(CHAPTERS - 1)])).toBeGreaterThan(4);
  },
  60_000,
);

it('leaves the given body as it is', async () => {
  await laidOut({ rowOf: () => ['Groep', '1', '2'] }, (body) => {
    const before = JSON.stringify(body);
    leanBody(body, OURS);
    bodyOfHeadings(body);
    expect(JSON.stringify(body)).toBe(before);
    return body;
  });
});
