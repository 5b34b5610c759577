import { expect, it } from 'vitest';
import { reportDocument } from '../report/report-document.ts';
import { exampleGroup, exampleReport, exampleVariant } from '../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../testing/read-document.ts';

/** Returns the row of the method of a calculation with this version of its weights. */
async function rowOfMethod(weightsVersion: string) {
  const variant = { ...exampleVariant(1, [exampleGroup('Verhardingen', 40_000)]), weightsVersion };
  const { parts } = readDocument(await reportDocument(exampleReport({ variants: [variant] }), 'nl'));
  return elementsOf(partOf(parts, 'word/document.xml'), 'tr').find((row) =>
    elementsOf(row, 't').some(({ textContent }) => textContent?.startsWith('versie 2026-1')),
  );
}

const mayBreak = (row: Parameters<typeof elementsOf>[0]) =>
  elementsOf(row, 'cantSplit').every((each) =>
    ['false', '0', 'off'].includes(each.getAttribute('w:val') ?? ''),
  );

it('a row that is higher than a short table may break over two pages, and no other', async () => {
  const tall = await rowOfMethod(`2026-1${' naar de cijfers van een langere omschrijving'.repeat(20)}`);
  const low = await rowOfMethod('2026-1');
  if (!tall || !low) throw new Error('There is no row on the method');
  expect([mayBreak(tall), mayBreak(low)]).toEqual([true, false]);
});
