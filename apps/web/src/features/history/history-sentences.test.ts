import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { nl } from '../../text/nl/index.ts';
import { changeSentences, entrySentence } from './history-sentences.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({
    lng: 'nl',
    resources: { nl: { translation: nl } },
    interpolation: { escapeValue: false },
  });
});

const project = { user_name: 'Lars Visser', subject_type: 'project', subject_name: 'Dorpsstraat' } as const;
const calculation = { ...project, subject_type: 'calculation', subject_name: 'Raming' } as const;

test('a change of a project names the old and the new value by their labels', () => {
  const entry = {
    ...project,
    action: 'changed',
    changes: {
      name: { from: 'Straat', to: 'Dorpsstraat' },
      sector: { from: 'infra-city', to: 'other-infra' },
      awardCriteria: { from: false, to: true },
      latitude: { from: null, to: 52.1234 },
      description: { from: 'Oud', to: '' },
    },
  } as const;
  expect(entrySentence(entry, t)).toBe('Lars Visser heeft project "Dorpsstraat" gewijzigd');
  expect(changeSentences(entry, t)).toEqual([
    'Naam: Straat werd Dorpsstraat',
    'Sector: Infrastructuur stedelijk werd Overige infra',
    'Gunningscriteria: nee werd ja',
    'Breedtegraad: 52,1234',
    'Omschrijving: Oud is weggehaald',
  ]);
});

test('making a calculation active says so and needs no more', () => {
  const entry = {
    ...calculation,
    action: 'changed',
    changes: { active: { from: false, to: true } },
  } as const;
  expect(entrySentence(entry, t)).toBe('Lars Visser heeft berekening "Raming" actief gemaakt');
  expect(changeSentences(entry, t)).toEqual([]);
});

test('an upload tells what came in; what was left empty is not told', () => {
  const entry = {
    ...calculation,
    action: 'created',
    changes: {
      fileName: { from: null, to: 'raming.xlsx' },
      notes: { from: null, to: '' },
      headlineMkiEur: { from: null, to: 1234.5 },
    },
  } as const;
  expect(entrySentence(entry, t)).toBe('Lars Visser heeft berekening "Raming" geüpload');
  expect(changeSentences(entry, t)).toEqual(['Bestand: raming.xlsx', 'MKI: €1.234,50']);
});

test('what nobody signed in did is told without a name, a field without a word under its own', () => {
  const entry = {
    ...project,
    user_name: '',
    subject_type: 'account',
    subject_name: 'Nieuwe Naam',
    action: 'created',
    changes: { first_name: { from: null, to: 'Nieuwe' }, something_new: { from: null, to: 'x' } },
  } as const;
  expect(entrySentence(entry, t)).toBe('Iemand die niet was ingelogd heeft gebruiker Nieuwe Naam gemaakt');
  expect(changeSentences(entry, t)).toEqual(['Voornaam: Nieuwe', 'somethingNew: x']);
});
