import { expect, it } from 'vitest';
import { courseOver } from '../../series/course-over.ts';
import type { Surroundings } from '../surroundings.ts';
import { chosenPlaces } from './chosen-places.ts';

const theme = { text: '#102030' } as unknown as Surroundings['theme'];

const bandOf = (chosen: readonly number[] | null) =>
  chosenPlaces(
    courseOver(
      { years: [2023, 2024, 2025].map((year) => ({ year, value: 1, detail: '' })) },
      {
        quantity: 'reduction',
        labels: { own: 'Eigen', goal: 'Doel', lower: 'Onder', upper: 'Boven', missing: () => '' },
        ...{ leads: [2023, 2024, 2025], chosen },
      },
    ).categories,
    theme,
  );

it('has a band behind the chosen years and no others', () => {
  expect(bandOf([2025, 2023])).toMatchObject({
    show: true,
    areaStyle: { color: ['#1020301f', 'transparent', '#1020301f'] },
  });
});

it('has no band where all years are shown', () => {
  expect(bandOf(null).show).toBe(false);
});
