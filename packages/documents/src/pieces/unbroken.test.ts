import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['€3.295.000,-', '€3.295.000,\u2011'],
  ['(-€4.742,-)', '(\u2011€4.742,\u2011)'],
  ['-12,50', '\u201112,50'],
  ['was €5,- of -3 %', 'was €5,\u2011 of \u20113\u00a0%'],
  ['12,50 ton en 3 tonnen', '12,50\u00a0ton en 3 tonnen'],
  ['€ 45.832,- of € -3,50', '€\u00a045.832,\u2011 of €\u00a0\u20113,50'],
  ['5 m3, 20 kg en 1,5 MJ', '5\u00a0m3, 20\u00a0kg en 1,5\u00a0MJ'],
  ['20 tonnes of 3 m', '20\u00a0tonnes of 3\u00a0m'],
  ['€5,- *', '€5,\u2011\u00a0*'],
  ['1,00 †', '1,00\u00a0†'],
  ['-€5,- † ‡', '\u2011€5,\u2011\u00a0†\u00a0‡'],
])('the parts of %j stay together', (text, together) => {
  expect(unbroken(text)).toBe(together);
});

it.each([
  ['gegund aan Van Loon B.V.. Reden: de prijs', 'gegund aan Van Loon B.V. Reden: de prijs'],
  ['gegund aan Van Loon B.V..', 'gegund aan Van Loon B.V.'],
  ['Van Loon B.V..xlsx', 'Van Loon B.V..xlsx'],
  ['en verder...', 'en verder...'],
])('%j has one point at the end of its sentence', (text, printed) => {
  expect(unbroken(text)).toBe(printed);
});

it.each(['A1-A3', '20-11-2026', 'versie 2026-1', '-', '* MKI: 3 van de 10 posten', 'Asfalt - rood'])(
  'nothing is changed in %j, which has no amount',
  (text) => {
    expect(unbroken(text)).toBe(text);
  },
);
