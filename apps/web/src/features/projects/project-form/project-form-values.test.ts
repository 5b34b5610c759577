import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { nl } from '../../../text/nl/index.ts';
import {
  EMPTY_PROJECT,
  type ProjectFormValues,
  projectFormSchema,
  toFormValues,
  toProjectData,
} from './project-form-values.ts';

const dutch = i18next.createInstance();
beforeAll(() => dutch.init({ lng: 'nl', resources: { nl: { translation: nl } } }));

const FILLED: ProjectFormValues = {
  ...EMPTY_PROJECT,
  project_name: 'Reconstructie Dorpsstraat',
  sector: 'infra-city',
  project_type: 'Reconstructie',
  project_contract_type: 'RAW',
  project_award_criteria: 'false',
};

/** Returns the messages per field of a form that has these values, and is otherwise without problems. */
function problems(
  changes: Partial<ProjectFormValues>,
  awardedOn: string | null = null,
): Record<string, string> {
  const result = projectFormSchema(dutch.t, awardedOn).safeParse({ ...FILLED, ...changes });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('an ordinary form has no problems', () => {
  expect(problems({})).toEqual({});
  expect(problems({ project_contract_type: 'NA', project_award_criteria: '' })).toEqual({});
});

test('name, sector, project type and contract type are required', () => {
  expect(problems({ project_name: '  ', sector: '', project_type: '', project_contract_type: '' })).toEqual({
    project_name: 'Dit veld is vereist',
    sector: 'Dit veld is vereist',
    project_type: 'Dit veld is vereist',
    project_contract_type: 'Dit veld is vereist',
  });
});

test('the award question is required unless the contract type is NA', () => {
  expect(problems({ project_award_criteria: '' })).toEqual({ project_award_criteria: 'Dit veld is vereist' });
});

test('a name has at most 100 characters, a description 500', () => {
  expect(problems({ project_name: 'n'.repeat(100), project_description: 'd'.repeat(500) })).toEqual({});
  expect(problems({ project_name: 'n'.repeat(101), project_description: 'd'.repeat(501) })).toEqual({
    project_name: 'Gebruik maximaal 100 tekens',
    project_description: 'Gebruik maximaal 500 tekens',
  });
});

test('coordinates are numbers within range, both or neither', () => {
  expect(problems({ latitude: '52,0907', longitude: '5.1214' })).toEqual({});
  expect(problems({ latitude: '91', longitude: 'oost' })).toEqual({
    latitude: 'Vul een getal in van -90 tot en met 90',
    longitude: 'Vul een getal in',
  });
  expect(problems({ latitude: '52' })).toEqual({
    longitude: 'Vul de breedtegraad en de lengtegraad allebei in',
  });
});

test('coordinates are sent rounded to 6 decimals', () => {
  expect(toProjectData({ ...FILLED, latitude: '52.12345678', longitude: '5,1' })).toMatchObject({
    latitude: 52.123457,
    longitude: 5.1,
    project_award_criteria: false,
  });
});

test('a form that lacks a choice is nothing to send', () => {
  expect(toProjectData({ ...FILLED, sector: '' })).toBeNull();
});

test('a stored project comes back as it was', () => {
  const data = toProjectData({ ...FILLED, latitude: '52.0907', longitude: '-5' });
  if (!data) throw new Error('the form is complete');
  expect(toProjectData(toFormValues(data))).toEqual(data);
  expect(toFormValues(data)).toMatchObject({ latitude: '52,0907', longitude: '-5' });
});

test('a name or place holds nothing that is not seen, and a description nothing that turns it around', () => {
  const invisible = 'Hier staat een onzichtbaar teken in (U+200B). Verwijder het, of typ de tekst opnieuw.';
  expect(problems({ project_name: 'Weg\u200bnoord', project_location: 'Meer\u200bdijk' })).toEqual({
    project_name: invisible,
    project_location: invisible,
  });
  expect(problems({ project_description: 'Een\nTwee' })).toEqual({});
  expect(problems({ project_description: 'Een\u202eTwee' }).project_description).toContain('U+202E');
});

test('the completion is planned on or after the award: the planned one, until there is an award', () => {
  const planned = { planned_award_date: '2026-08-01', planned_completion_date: '2026-07-31' };
  const problem = {
    planned_completion_date: 'Kies een dag op of na die van de gunning of ontwerpkeuze',
  };
  expect(problems({ ...planned, planned_completion_date: '2026-08-01' })).toEqual({});
  expect(problems(planned)).toEqual(problem);
  expect(problems(planned, '2026-07-31')).toEqual({});
  expect(problems({ ...planned, planned_award_date: '' }, '2026-08-01')).toEqual(problem);
});
