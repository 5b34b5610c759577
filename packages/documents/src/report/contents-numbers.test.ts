import { expect, it } from 'vitest';
import { exampleGroup, exampleReport, exampleVariant } from '../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../testing/read-document.ts';
import { reportDocument } from './report-document.ts';

type Within = Parameters<typeof elementsOf>[0];

/** Returns the positions of text behind a number, in twentieths of a point. */
function stopsIn(element: Within | undefined): number[] {
  const tabs = element ? elementsOf(element, 'tab') : [];
  return tabs.flatMap((tab) =>
    tab.getAttribute('w:val') === 'left' ? [Number(tab.getAttribute('w:pos'))] : [],
  );
}

it('chapters begin at the same place in the contents, however many figures their number has', async () => {
  const groups = [exampleGroup('Verhardingen', 10)];
  const variants = [1, 2, 3, 4, 5, 6].map((number) => exampleVariant(number, groups));
  const { parts } = readDocument(await reportDocument(exampleReport({ variants }), 'nl'));
  const style = elementsOf(partOf(parts, 'word/styles.xml'), 'style').find(
    (each) => each.getAttribute('w:styleId') === 'TOC1',
  );
  const ofStyle = stopsIn(style);
  const entries = elementsOf(partOf(parts, 'word/document.xml'), 'p').filter(
    (each) => elementsOf(each, 'pStyle')[0]?.getAttribute('w:val') === 'TOC1',
  );
  const numbered = entries.filter((entry) => stopsIn(entry).length > 0);
  expect(numbered.map((entry) => entry.textContent).find((text) => text?.startsWith('10'))).toContain(
    'Methode',
  );
  // The first stop behind the number is where its chapter begins: two digits of this size take about 220.
  expect(new Set(numbered.map((entry) => Math.min(...stopsIn(entry), ...ofStyle)))).toEqual(new Set([480]));
});
