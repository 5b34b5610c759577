import { CATEGORIES, FORMS, type Form, type Measured } from './lighthouse.ts';

export interface MeasuredPage {
  /** from the root of the site */
  readonly path: string;
  /** null for a form that could not be measured */
  readonly forms: Readonly<Record<Form, Measured | null>>;
}

/**
 * Returns a row for each page, with the lowest of all above them. The four figures are performance, accessibility, best
 * practices and SEO.
 */
export function scoreTable(pages: readonly MeasuredPage[]): string {
  const lowest = FORMS.map((form) => {
    const measured = pages.flatMap(({ forms }) => forms[form] ?? []);
    return measured.length === 0
      ? '-'
      : CATEGORIES.map((each) => Math.min(...measured.map(({ scores }) => scores[each]))).join(' ');
  });
  const rows = pages.map(({ path, forms }) => [
    path || '(home)',
    ...FORMS.map((form) => scoresOf(forms[form])),
    [...new Set(FORMS.flatMap((form) => forms[form]?.failed ?? []))].join(', '),
  ]);
  return [
    '| page | phone | desktop | below 0.9 |',
    '| --- | --- | --- | --- |',
    rowOf([`lowest of ${pages.length}`, ...lowest, '']),
    ...rows.map(rowOf),
    '',
  ].join('\n');
}

function scoresOf(measured: Measured | null): string {
  return measured === null ? '-' : CATEGORIES.map((each) => measured.scores[each]).join(' ');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
