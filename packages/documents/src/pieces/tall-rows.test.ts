import { expect, it } from 'vitest';
import { reportDocument } from '../report/report-document.ts';
import { exampleGroup, exampleReport, exampleVariant, sum } from '../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../testing/read-document.ts';

/** A row of the method says how complete a variant is, of one with many gaps in many lines. */
async function rowsOfMethod(undeclared: number) {
  const groups = [exampleGroup('Verhardingen', 40_000)];
  const whole = exampleVariant(1, groups);
  const modules = whole.modules.mki.map((each, place) => ({ ...each, undeclared: undeclared && place + 1 }));
  const gaps = { ...whole, modules: { mki: modules, co2: modules }, mki: sum(40_000) };
  const { parts } = readDocument(await reportDocument(exampleReport({ variants: [gaps] }), 'nl'));
  return elementsOf(partOf(parts, 'word/document.xml'), 'tr').filter((row) =>
    elementsOf(row, 't').some(({ textContent }) => textContent?.startsWith('versie 2026-1')),
  );
}

const mayBreak = (row: Parameters<typeof elementsOf>[0]) =>
  elementsOf(row, 'cantSplit').every((each) =>
    ['false', '0', 'off'].includes(each.getAttribute('w:val') ?? ''),
  );

it('a row that is higher than a short table may break over two pages, and no other', async () => {
  const [tall] = await rowsOfMethod(1);
  const [low] = await rowsOfMethod(0);
  if (!tall || !low) throw new Error('There is no row on the method');
  expect([mayBreak(tall), mayBreak(low)]).toEqual([true, false]);
});
