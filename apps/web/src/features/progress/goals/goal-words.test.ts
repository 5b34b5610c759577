import type { GoalFigures } from '@milieuspoor/contract';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { nl } from '../../../text/nl/index.ts';
import { CO2_GOAL, NO_MKI_GOAL } from './goal-answers.fixture.ts';
import {
  basisText,
  decisionText,
  figureText,
  forecastText,
  leftText,
  reasonText,
  runningText,
  targetText,
} from './goal-words.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({
    ...{ lng: 'nl', resources: { nl: { translation: nl } }, interpolation: { escapeValue: false } },
  });
});

/** The words have unbreakable spaces before a percent sign. */
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ');
const left = (points: number) =>
  plain(leftText({ standing: CO2_GOAL.standing && { ...CO2_GOAL.standing, left: points } }, t));
const told = (standing: Partial<NonNullable<GoalFigures['standing']>>) =>
  plain(reasonText({ ...CO2_GOAL, standing: CO2_GOAL.standing && { ...CO2_GOAL.standing, ...standing } }, t));

it('a reduction has a direction, a share has none', () => {
  expect([37, -4.04, 0].map((percent) => plain(figureText('co2', percent, t)))).toEqual([
    '37,0 % minder',
    '4,0 % meer',
    '0,0 % minder',
  ]);
  expect(plain(figureText('renewable_energy', 22, t))).toBe('22,0 %');
});

it('the target is told as it was set', () => {
  expect(plain(targetText({ year: 2030, percent: 55 }, t))).toBe('van 55 % in 2030');
  expect(plain(targetText({ year: 2030, percent: 33.3 }, t))).toBe('van 33,3 % in 2030');
});

it('what is left is never told as nothing', () => {
  expect(left(18)).toBe('Nog 18,0 procentpunt te gaan.');
  expect(left(0.04)).toBe('Nog 0,04 procentpunt te gaan.');
  expect(left(-5)).toBe('Het doel is bereikt: 5,0 procentpunt erboven.');
  expect(left(0)).toBe('Het doel is precies bereikt.');
  expect(leftText(NO_MKI_GOAL, t)).toBeNull();
});

it('a status has its reason', () => {
  expect(told({})).toBe('De weg naar het doel vraagt 31,7 % in 2026.');
  expect(told({ status: 'undecided', reason: 'one-project' })).toBe(
    'Niet te zeggen: er telt maar één project mee.',
  );
  expect(told({ asked: null })).toBe('De volgende stap is al bereikt; de weg ernaartoe begint later.');
});

it('the figure says which years and how many projects it is of', () => {
  expect(basisText(CO2_GOAL, t)).toBe('Gewogen over 2025 en 2026: 2 van 3 projecten tellen mee.');
  const one = CO2_GOAL.recent && { ...CO2_GOAL.recent, years: [2023, 2024, 2026], counted: 1 };
  expect(basisText({ recent: one }, t)).toBe('Gewogen over 2023, 2024 en 2026: 1 van 3 projecten telt mee.');
  expect(basisText({ recent: null }, t)).toBe('Geen van de voltooide projecten telt mee.');
});

it('a forecast is a spread that is rounded outwards, or says why there is none', () => {
  expect(plain(forecastText(CO2_GOAL, t))).toBe(
    'Verwacht in 2030: 48 tot 63 %, als de trend van de projecten doorgaat.',
  );
  expect(forecastText({ forecast: { years: [], reason: 'wide' } }, t)).toBe(
    'Geen verwachting: de projecten lopen te ver uiteen.',
  );
  expect(forecastText(NO_MKI_GOAL, t)).toBeNull();
});

it('running projects stand apart, with what the figure would be with them', () => {
  expect(plain(runningText(CO2_GOAL, t))).toBe(
    '2 lopende projecten met twee vergelijkbare berekeningen komen samen op 41,0 % minder; daarmee erbij zou het 38,0 % minder zijn.',
  );
  const apart = { ...CO2_GOAL, running: { value: -3, counted: 1, of: 1, together: null } };
  expect(plain(runningText(apart, t))).toBe(
    '1 lopend project met twee vergelijkbare berekeningen: 3,0 % meer.',
  );
  expect(runningText(NO_MKI_GOAL, t)).toBeNull();
});

it('a decision is named by its number, day and description, as far as it has them', () => {
  expect(decisionText(CO2_GOAL, t)).toBe('Besluit 2026-4 van 12-02-2026: Klimaatplan');
  const named = { decision_number: '', decision_date: null, decision_text: 'Klimaatplan' };
  expect(decisionText(named, t)).toBe('Besluit: Klimaatplan');
  expect(decisionText({ ...named, decision_number: '7', decision_text: '' }, t)).toBe('Besluit 7');
});
