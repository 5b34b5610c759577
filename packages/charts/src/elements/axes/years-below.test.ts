import { expect, it } from 'vitest';
import { courseOver } from '../../series/course-over.ts';
import { surroundings } from './named-chart.fixture.ts';
import { yearsBelow } from './years-below.ts';

/** Returns years from 2020 on, each with the same words below it. A letter is 7.5 px wide, so a year takes 30. */
const years = (count: number, detail = '1 van 2') =>
  courseOver(
    { years: Array.from({ length: count }, (_, place) => ({ year: 2020 + place, value: place, detail })) },
    {
      quantity: 'reduction',
      labels: { own: 'Eigen', goal: 'Doel', lower: 'Onder', upper: 'Boven', missing: () => '' },
      leads: [],
    },
  );

it('writes each year with what stands below it', () => {
  // (288 - 48) / 3 = 80 px.
  expect(yearsBelow(years(3), surroundings(288))).toEqual([
    '2020\n1 van 2',
    '2021\n1 van 2',
    '2022\n1 van 2',
  ]);
});

it('writes nothing below the years where it would be cut, or where the drawing is low', () => {
  // (168 - 48) / 3 = 40 px.
  expect(yearsBelow(years(3, 'onvolledig'), surroundings(168))).toEqual(['2020', '2021', '2022']);
  expect(yearsBelow(years(3), surroundings(288, 150))).toEqual(['2020', '2021', '2022']);
});

it('leaves out years by turns, never the last, and cuts none', () => {
  // (228 - 48) / 9 = 20 px, which is half of what a year takes with its gap.
  expect(yearsBelow(years(9), surroundings(228))).toEqual([
    ...['2020', '', '2022', '', '2024', '', '2026', '', '2028'],
  ]);
  expect(yearsBelow(years(8), surroundings(208))).toEqual(['', '2021', '', '2023', '', '2025', '', '2027']);
});
