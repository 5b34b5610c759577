import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { nl } from '../../../text/nl/index.ts';
import { EMPTY_PROJECT } from './project-form-values.ts';
import { valueText } from './value-text.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({ lng: 'nl', resources: { nl: { translation: nl } } });
});

test('coordinates are written with a comma and with the decimals that they have', () => {
  const project = { ...EMPTY_PROJECT, latitude: '52.0907', longitude: '-0.123456' };
  expect(valueText(project, 'latitude', t)).toBe('52,0907');
  expect(valueText(project, 'longitude', t)).toBe('-0,123456');
  expect(valueText(EMPTY_PROJECT, 'latitude', t)).toBe('Niet ingevuld');
});

test('a day is written as day, month and year, and a choice by its label', () => {
  const project = { ...EMPTY_PROJECT, planned_award_date: '2026-12-31', sector: 'infra-city' } as const;
  expect(valueText(project, 'planned_award_date', t)).toBe('31-12-2026');
  expect(valueText(project, 'sector', t)).toBe('Infrastructuur stedelijk');
});
