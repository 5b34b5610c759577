import type { Element } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { emviDocument } from '../award-criterion/emvi-document.ts';
import { awardRecordDocument } from '../award-record/award-record-document.ts';
import type { ReportAward } from '../report/report.ts';
import { reportDocument } from '../report/report-document.ts';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { exampleRecord } from '../testing/example-record.ts';
import { exampleReport, PLAIN_BID } from '../testing/example-report.ts';
import { elementsOf, partOf, type ReadDocument, readDocument } from '../testing/read-document.ts';

const LONG_NAME =
  'Reconstructie van de doorgaande weg met fietspaden, riolering en nieuwe lantaarnpalen, fase 1 tot en met 4';

const headerOf = ({ parts }: ReadDocument) => partOf(parts, 'word/header1.xml');
const has = (part: ReturnType<typeof headerOf>, name: string) => elementsOf(part, name).length > 0;

it('a short name stands across from the title, and a long one is told apart from it on the next line', async () => {
  const short = exampleCriterion();
  const long = { ...short, project: { ...short.project, name: LONG_NAME } };
  const [one, other] = await Promise.all([emviDocument(short, 'nl'), emviDocument(long, 'nl')]);
  const [header, longHeader] = [headerOf(readDocument(one)), headerOf(readDocument(other))];
  const tabs = (part: typeof header) => /<w:tab\/>|\t/.test(part.toString());
  expect(has(header, 't') && tabs(header)).toBe(true);
  expect(tabs(longHeader)).toBe(false);
  expect(longHeader.documentElement?.textContent).toContain(`Gunningscriterium MKI · ${LONG_NAME}`);
});

it('no head of a table is broken within a word, in either language', async () => {
  for (const language of ['nl', 'en'] as const)
    for (const bytes of [
      await emviDocument(exampleCriterion(), language),
      await awardRecordDocument(exampleRecord(), language),
      await reportDocument(exampleReport({ award: AWARD }), language),
    ])
      expect(brokenHeads(readDocument(bytes))).toEqual([]);
});

it('the number of the tenth chapter stands clear of its heading', async () => {
  const { parts } = readDocument(await awardRecordDocument(exampleRecord(), 'nl'));
  const level = elementsOf(partOf(parts, 'word/numbering.xml'), 'lvl').find(
    (each) => elementsOf(each, 'lvlText')[0]?.getAttribute('w:val') === '%1',
  );
  const room = Number(level && elementsOf(level, 'ind')[0]?.getAttribute('w:hanging'));
  // Twentieths of a point: two bold digits of 14 points, and a space.
  expect(room).toBeGreaterThan(2 * 0.72 * 14 * 20 + 0.35 * 14 * 20);
});

const AWARD: ReportAward = {
  state: 'open',
  winnerReason: null,
  claim: null,
  bids: [
    {
      ...PLAIN_BID,
      ...{ name: 'Noord', quoteEur: 900_000, mkiEur: 75_000, criteriaDiscountEur: 0, scoreEur: 125_000 },
      ...{
        fictionalPriceEur: 775_000,
        rank: 1,
        standing: 'scored',
        winner: false,
        tied: false,
        criteria: [],
      },
    },
  ],
};

/** Returns the words of table headings that are wider than their column, by the widths of the widest ordinary fonts. */
function brokenHeads({ parts }: ReadDocument): string[] {
  const heads = elementsOf(partOf(parts, 'word/document.xml'), 'tr')
    .filter((row) => elementsOf(row, 'tblHeader').length > 0)
    .flatMap((row) => elementsOf(row, 'tc'));
  expect(heads.length).toBeGreaterThan(5);
  return heads.flatMap((cell) => {
    const width = Number(elementsOf(cell, 'tcW')[0]?.getAttribute('w:w')) - CELL_MARGINS;
    return wordsOf(cell).filter((word) => widthOf(word) > width);
  });
}

const CELL_MARGINS = 200;
/** twentieths of a point: bold text of 9,5 points */
const EM = 190;

function widthOf(word: string): number {
  return [...word].reduce(
    (sum, letter) => sum + (/[fijlrtI]/.test(letter) ? 0.4 : /[MW]/.test(letter) ? 1.1 : 0.7) * EM,
    0,
  );
}

function wordsOf(cell: Element): string[] {
  return elementsOf(cell, 't').flatMap(({ textContent }) => (textContent ?? '').split(/\s+/));
}
