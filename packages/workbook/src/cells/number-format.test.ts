import { expect, it } from 'vitest';
import { shownAsOf } from './number-format.ts';

it.each([
  ['General', null],
  ['0.00', null],
  ['#,##0', null],
  ['#,##0.00;[Red]-#,##0.00', null],
  ['0.00E+00', null],
  ['# ?/?', null],
  // the accounting formats of Excel in Dutch
  ['_ "€"\\ * #,##0.00_ ;_ "€"\\ * \\-#,##0.00_ ;_ "€"\\ * "-"??_ ;_ @_ ', null],
  ['[$€-413]\\ #,##0.00', null],
  ['#,##0 "EUR"', null],
  // Colours and conditions are no words.
  ['[Blue][>=10]#,##0', null],
  ['#,##0,', { factor: 0.001, words: '' }],
  ['0.0,,', { factor: 0.000_001, words: '' }],
  ['0,.0', { factor: 0.001, words: '' }],
  ['#,##0,"k€"', { factor: 0.001, words: 'k€' }],
  ['0%', { factor: 100, words: '' }],
  // A percent sign within quotes is a text, and no word.
  ['0 "%"', null],
  ['0.0 "mln"', { factor: 1, words: 'mln' }],
  ['0\\k\\g', { factor: 1, words: 'kg' }],
  ['0.00 "m²";-0.00 "m³"', { factor: 1, words: 'm²' }],
  ['"x; "0', { factor: 1, words: 'x;' }],
  // No number is shown; for 0, or for what is written as text, that says nothing.
  [';;;', { factor: 0, words: '' }],
  ['"-"', { factor: 0, words: '-' }],
  ['[=0]"";0.00', null],
  ['0;-0;;@', null],
  ['@', null],
  ['yyyy-mm-dd', null],
  ['0 "x 1.000"', { factor: 1, words: 'x 1.000' }],
])('%s shows %o', (code, expected) => expect(shownAsOf(code)).toEqual(expected));
