import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { progressAnswer, progressYear } from '../../../testing/progress-answers.ts';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { partCourses } from './part-courses.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

it('puts the parts on the same years and on one scale, which begins at 0', () => {
  const answer = progressAnswer({
    years: [progressYear(2023, 20, 2), progressYear(2024, 5), progressYear(2025, 30)],
    parts: {
      sector: [
        { key: 'infra-city', years: [progressYear(2023, 40)] },
        { key: 'infra-railway', years: [progressYear(2024, -5), progressYear(2025, 30)] },
      ],
      project_type: [{ key: 'Reconstructie', years: [progressYear(2023, 12)] }],
      project_contract_type: [],
    },
  });
  const sectors = partCourses(answer, 'sector', { indicator: 'co2', chosen: null }, { t, language: 'nl' });
  expect(sectors.map(({ label, model }) => [label, model.series[0]?.data])).toEqual([
    ['Infrastructuur stedelijk', [40, null, null]],
    ['Spoorinfrastructuur', [null, -5, 30]],
  ]);
  for (const { model } of sectors) expect(model.axisReaches).toEqual({ lowest: -5, highest: 40 });
  const [type] = partCourses(
    answer,
    'project_type',
    { indicator: 'co2', chosen: null },
    { t, language: 'nl' },
  );
  expect([type?.label, type?.model.axisReaches]).toEqual(['Reconstructie', { lowest: 0, highest: 12 }]);
});

it('says below a year without a figure that it has none, or that nobody chose it', () => {
  const answer = progressAnswer({
    years: [progressYear(2023, 20), progressYear(2026, 5)],
    parts: {
      sector: [{ key: 'infra-city', years: [progressYear(2023, 40, 1, 3)] }],
      project_type: [],
      project_contract_type: [],
    },
  });
  const detailsWith = (chosen: readonly number[] | null) =>
    partCourses(
      answer,
      'sector',
      { indicator: 'co2', chosen },
      { t, language: 'nl' },
    )[0]?.model.categories.map(({ label, detail }) => [label, detail]);
  const between = [
    ['2024', 'geen cijfer'],
    ['2025', 'geen cijfer'],
  ];
  expect(detailsWith(null)).toEqual([['2023', '1 van 3'], ...between, ['2026', 'geen cijfer']]);
  expect(detailsWith([2023])).toEqual([['2023', '1 van 3'], ...between, ['2026', 'niet gekozen']]);
});
