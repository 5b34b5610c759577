import { expect, it } from 'vitest';
import { exampleGroup, exampleReport, exampleVariant } from '../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../testing/read-document.ts';
import { reportDocument } from './report-document.ts';

const variants = [
  exampleVariant(1, [exampleGroup('Verhardingen', 10)], { notes: 'Eerste regel\nTweede regel' }),
];

it.each([
  ['nl', 'Tabel'],
  ['en', 'Table'],
] as const)(
  'captions in %s are numbered by fields of Word, each with a bookmark of its own',
  async (language, label) => {
    const { parts } = readDocument(await reportDocument(exampleReport({ variants }), language));
    const captions = elementsOf(partOf(parts, 'word/document.xml'), 'p').filter(
      (each) => elementsOf(each, 'pStyle')[0]?.getAttribute('w:val') === 'Caption',
    );
    expect(captions.length).toBeGreaterThan(4);
    const fields = captions.map((each) => elementsOf(each, 'fldSimple')[0]);
    expect(new Set(fields.map((field) => field?.getAttribute('w:instr')?.trim()))).toEqual(
      new Set([`SEQ ${label} \\* ARABIC`]),
    );
    // What the fields show is their number, which is that of the order in the document.
    expect(fields.map((field) => field?.textContent)).toEqual(captions.map((_, place) => String(place + 1)));
    expect(captions[0]?.textContent).toMatch(new RegExp(`^${label}\u00a01\\. `));
    const marks = captions.flatMap((each) => elementsOf(each, 'bookmarkStart'));
    const names = marks.map((each) => each.getAttribute('w:name'));
    expect(new Set(names).size).toBe(captions.length);
    expect(names).toContain('_Ref_table_1');
  },
);

it('a note keeps its lines', async () => {
  const { parts } = readDocument(await reportDocument(exampleReport({ variants }), 'nl'));
  const note = elementsOf(partOf(parts, 'word/document.xml'), 'p').find((each) =>
    each.textContent?.includes('Eerste regel'),
  );
  expect(note && elementsOf(note, 'br')).toHaveLength(1);
  expect(note?.textContent).not.toContain('\n');
});
