import { afterEach, describe, expect, test } from 'vitest';
import { setCurrentLanguage } from '../../../text/current-language.ts';
import { parseFigure, typedFigure } from './number-text.ts';

afterEach(() => setCurrentLanguage('nl'));

const FIGURES = [0, 15, -20.25, 0.134, 4.172, -1.5, 0.000001, 4.73605e-13, 1_234_567.891, 12.3456];

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  test('a figure that is shown in a form is read as it was', () => {
    setCurrentLanguage(language);
    for (const figure of FIGURES) expect(parseFigure(typedFigure(figure)), typedFigure(figure)).toBe(figure);
    expect(parseFigure(typedFigure(null))).toBeNull();
  });

  test('what is no figure is told from what is not declared', () => {
    setCurrentLanguage(language);
    for (const text of ['1.234,5', '1,234.5', '1 000', 'ND', '-', '1e', '1e999'])
      expect(parseFigure(text)).toBe('wrong');
    expect(parseFigure(' ')).toBeNull();
  });
});

test('a Dutch screen takes a comma only', () => {
  expect([parseFigure('4,172'), parseFigure('4.172'), parseFigure('−1,5')]).toEqual([4.172, 'wrong', -1.5]);
});

test('an English screen takes either mark, and neither where it may mean thousands', () => {
  setCurrentLanguage('en');
  expect(['2,4', '2.4', '4.172', '4,172', '0,395', '-1,250', '4,1720'].map(parseFigure)).toEqual([
    ...[2.4, 2.4, 4.172, 'wrong', 0.395, 'wrong', 4.172],
  ]);
});
