import { expect, it } from 'vitest';
import { reportDocument } from '../report/report-document.ts';
import { exampleGroup, exampleReport, exampleVariant } from '../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../testing/read-document.ts';

/** A row of the method names the calculations that it is about, each on a line. */
async function rowsOfMethod(calculations: number) {
  const groups = [exampleGroup('Verhardingen', 40_000)];
  const variants = Array.from({ length: calculations }, (_, place) => exampleVariant(place + 1, groups));
  const { parts } = readDocument(await reportDocument(exampleReport({ variants }), 'nl'));
  return elementsOf(partOf(parts, 'word/document.xml'), 'tr').filter((row) =>
    elementsOf(row, 't').some(({ textContent }) => textContent?.startsWith('versie 2026-1')),
  );
}

const mayBreak = (row: Parameters<typeof elementsOf>[0]) =>
  elementsOf(row, 'cantSplit').every((each) =>
    ['false', '0', 'off'].includes(each.getAttribute('w:val') ?? ''),
  );

it('a row that is higher than a short table may break over two pages, and no other', async () => {
  const [tall] = await rowsOfMethod(24);
  const [low] = await rowsOfMethod(1);
  if (!tall || !low) throw new Error('There is no row on the method');
  expect([mayBreak(tall), mayBreak(low)]).toEqual([true, false]);
});
