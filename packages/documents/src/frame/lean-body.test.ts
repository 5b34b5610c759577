import { Document, type IXmlableObject, Packer, Paragraph, TableOfContents } from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { expect, it } from 'vitest';
import { subHeading } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import { documentLook } from './document-look.ts';
import { documentStyles } from './document-styles.ts';
import { bodyWithoutTables, leanBody } from './lean-body.ts';
import { createPictureShelf } from './picture-shelf.ts';

const look = documentLook(null, null, createPictureShelf());

/** Tables of 40 rows below a heading each, and what came of laying out as much of their document as is left of it. */
async function laidOut(
  rowOf: (row: number) => readonly string[],
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
  let cells = 0;
  const document = new Document({
    ...documentStyles({ languageTag: 'nl-NL', accent: '0F5468', template: null }),
    pageNumbers: (whole, context) => {
      const body = left(whole);
      cells = JSON.stringify(body).split('"w:tc"').length - 1;
      const estimate = estimatePageNumbers(body, context);
      // The library counts bookmarks through all documents; they stand in the order of the headings.
      pages = Object.fromEntries(
        [...estimate.bookmarks.values()].map((page, place) => [String(place), page]),
      );
      return estimate;
    },
    sections: [
      {
        children: [
          new TableOfContents('Inhoud', { headingStyleRange: '1-2' }),
          ...Array.from({ length: 8 }, (_, place) => [
            subHeading(`Hoofdstuk ${place}`),
            typeof table === 'function' ? table(look) : table,
            new Paragraph('Een zin eronder.'),
          ]).flat(),
        ],
      },
    ],
  });
  await Packer.toBuffer(document);
  return { pages, cells };
}

const long =
  'Een productgroep met een naam die nergens op één regel past, hoe breed haar kolom ook is'.repeat(2);

it.each([
  ['rows of one line', (row: number) => [`Groep ${row}`, '€1.234,\u2011', '12,34'], 8 * 41],
  [
    'names of two lines',
    (row: number) => [row % 4 === 0 ? long : 'Groep', '€1.234,\u2011', '12,34'],
    8 * (1 + 30 + 10 * 3),
  ],
  [
    'cells of several paragraphs',
    (row: number) => ['Groep', 'regel\n'.repeat(1 + (row % 4)), '1'],
    8 * (1 + 40 * 3),
  ],
  ['figures that may take two lines', () => ['Groep', '1.234.567.890.123.456.789', long], 8 * (1 + 40 * 3)],
  [
    'words and figures that just do not fit',
    (row: number) => [row % 4 === 0 ? 'm'.repeat(30) : 'Groep', row % 4 === 1 ? '8'.repeat(24) : '1', '2'],
    8 * (1 + 20 + 20 * 3),
  ],
  ['empty cells', () => ['', '', ''], 8 * 41],
])(
  'a body of %s has its headings on the same pages',
  async (_, rowOf, cellsLeft) => {
    const whole = await laidOut(rowOf, (body) => body);
    const lean = await laidOut(rowOf, leanBody);
    expect(Object.keys(whole.pages)).toHaveLength(8);
    expect(lean.pages).toEqual(whole.pages);
    expect(Number(whole.pages['7'])).toBeGreaterThan(5);
    expect([whole.cells, lean.cells]).toEqual([8 * 41 * 3, cellsLeft]);
  },
  60_000,
);

it('leaves the given body as it is', async () => {
  await laidOut(
    () => ['Groep', '1', '2'],
    (body) => {
      const before = JSON.stringify(body);
      leanBody(body);
      bodyWithoutTables(body);
      expect(JSON.stringify(body)).toBe(before);
      return body;
    },
  );
});
