import {
  ACCOUNT_DATA,
  ACCOUNT_PROFILE,
  BID_DATA,
  CALCULATION_FIELDS,
  keysOf,
  ORGANISATION_DATA,
  PROJECT_FIELDS,
} from '@milieuspoor/domain';
import i18next, { type TFunction } from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { first } from '../../text/en/first.ts';
import { rest } from '../../text/en/rest.ts';
import { nl } from '../../text/nl/index.ts';
import { changeSentences, entrySentence } from './history-sentences.ts';
import { fieldName } from './history-values.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({
    lng: 'nl',
    resources: { nl: { translation: nl }, en: { translation: { ...first, ...rest } } },
    interpolation: { escapeValue: false },
  });
});
afterEach(() => i18next.changeLanguage('nl'));

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

test('CO2 is recorded in kg and said in ton', () => {
  const changes = { a1Co2Kg: { from: 12_340.7, to: 12_000 } };
  expect(changeSentences({ ...calculation, action: 'changed', changes }, t)).toEqual([
    'CO2 Set A1 (ton): 12,3407 werd 12',
  ]);
});

test.each([
  ...keysOf(PROJECT_FIELDS).filter((key) => key !== 'referenceCalculationId'),
  ...keysOf(BID_DATA),
  ...keysOf(ORGANISATION_DATA),
  ...keysOf(CALCULATION_FIELDS),
  ...keysOf({ ...ACCOUNT_PROFILE, ...ACCOUNT_DATA }),
])('what changes in %s is named in words', (key) => {
  expect(fieldName(key, t)).not.toBe(key);
});

test('a project type, stored under its Dutch name, is read in the language of the screen', async () => {
  const entry = {
    ...project,
    action: 'changed',
    changes: { projectType: { from: 'Groenvoorzieningswerken', to: 'Herinrichting' } },
  } as const;
  expect(changeSentences(entry, t)[0]).toContain('Groenvoorzieningswerken werd Herinrichting');
  await i18next.changeLanguage('en');
  const [english] = changeSentences(entry, t);
  expect(english).toContain('Landscaping works');
  expect(english).toContain('Redesign');
});

test('bringing a deleted calculation back says so and needs no more', () => {
  const entry = {
    ...calculation,
    action: 'changed',
    changes: { deleted: { from: true, to: false } },
  } as const;
  expect(entrySentence(entry, t)).toBe('Lars Visser heeft berekening "Raming" teruggezet');
  expect(changeSentences(entry, t)).toEqual([]);
});

test('a trial of the alarm says where it went and what came of it', () => {
  const tried = {
    ...project,
    subject_type: 'alarm',
    subject_name: '',
    action: 'created',
    changes: {
      alarmWebhook: { from: null, to: 'https://chat.example/…' },
      alarmOutcome: { from: null, to: 'status' },
      alarmStatus: { from: null, to: 500 },
      alarmMailbox: { from: null, to: '…@gemeente.example' },
    },
  } as const;
  expect(entrySentence(tried, t)).toBe('Lars Visser heeft een proefalarm gestuurd');
  expect(changeSentences(tried, t)).toEqual([
    'Webhook: https://chat.example/…',
    'Uitkomst: geweigerd door de ontvanger',
    'Status van het antwoord: 500',
    'E-mail in de wachtrij naar: …@gemeente.example',
  ]);
});

test('what was done with mails says how many were sent again, and to whom a test mail went', () => {
  const mail = { ...project, subject_type: 'mail', subject_name: '' } as const;
  const again = { ...mail, action: 'changed', changes: { mailsSentAgain: { from: null, to: 3 } } } as const;
  expect(entrySentence(again, t)).toBe('Lars Visser heeft e-mails opnieuw laten sturen');
  expect(changeSentences(again, t)).toEqual(['Aantal e-mails: 3']);
  const tried = { ...mail, action: 'created', changes: {} } as const;
  expect(entrySentence(tried, t)).toBe('Lars Visser heeft zichzelf een testmail gestuurd');
  expect(changeSentences(tried, t)).toEqual([]);
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

test.each(Object.entries(ACCOUNT_PROFILE))(
  'an older entry has %s of an own account under the name of the API, and is told alike',
  (key, { wire }) => {
    expect(fieldName(wire, t)).toBe(fieldName(key, t));
  },
);

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

test('the steps of a project’s life have words of their own, and tell the reason', () => {
  const locked = {
    ...project,
    action: 'changed',
    changes: { locked: { from: false, to: true }, reason: { from: null, to: 'Controle' } },
  } as const;
  expect(entrySentence(locked, t)).toBe('Lars Visser heeft project "Dorpsstraat" vergrendeld');
  expect(changeSentences(locked, t)).toEqual(['Reden: Controle']);

  const completed = {
    ...project,
    action: 'changed',
    changes: {
      status: { from: 'Design_Phase_Active', to: 'Design_Phase_Complete' },
      designPhaseCompleteDate: { from: null, to: '2026-02-27' },
    },
  } as const;
  expect(entrySentence(completed, t)).toBe('Lars Visser heeft een fase voltooid van project "Dorpsstraat"');
  expect(changeSentences(completed, t)).toEqual([
    'Status: Ontwerpfase actief werd Ontwerpfase voltooid',
    'Definitieve gunningsdatum: 27-02-2026',
  ]);
  expect(changeSentences({ ...completed, project_contract_type: 'NA' }, t)).toContain(
    'Datum ontwerpkeuze gereed: 27-02-2026',
  );
});

test('a goal is named after its figure, and its steps are told', () => {
  const goal = {
    user_name: 'Lars Visser',
    subject_type: 'own-goal',
    subject_name: 'primary_material',
    action: 'changed',
    changes: {
      goalStart: { from: '2024: 20 %', to: null },
      goalSteps: { from: '2030: 50 %', to: '2028: 40 %; 2030: 55 %' },
      goalDecisionDate: { from: null, to: '2026-02-12' },
    },
  } as const;
  expect(entrySentence(goal, t)).toBe('Lars Visser heeft het doel voor primair materiaal gewijzigd');
  expect(changeSentences(goal, t)).toEqual([
    'Doel: begin: 2024: 20 % is weggehaald',
    'Doel: stappen: 2030: 50 % werd 2028: 40 %; 2030: 55 %',
    'Besluit: datum: 12-02-2026',
  ]);
});

test('somebody is put on a project and taken off it', () => {
  const member = {
    ...project,
    subject_type: 'project-member',
    subject_name: 'Ria Bos',
    changes: {},
  } as const;
  expect(entrySentence({ ...member, action: 'created' }, t)).toBe(
    'Lars Visser heeft projectlid Ria Bos toegevoegd',
  );
  expect(entrySentence({ ...member, action: 'deleted' }, t)).toBe(
    'Lars Visser heeft projectlid Ria Bos van het project gehaald',
  );
});

test('what was said of the scope of a calculation is told by module, with what it was held against', () => {
  const entry = {
    user_name: 'Lotte Lid',
    subject_type: 'calculation',
    subject_name: 'Variant',
    action: 'changed',
    changes: {
      scopeAgainst: { from: null, to: 'Ontwerp mei' },
      'scope:module:A4': { from: null, to: 'not-applicable' },
      'scope:posts': { from: 'not-applicable', to: 'not-calculated' },
    },
  } as const;
  expect(entrySentence(entry, t)).toBe(
    'Lotte Lid heeft vragen over de omvang beantwoord van berekening "Variant"',
  );
  expect(changeSentences(entry, t)).toEqual([
    'Vergeleken met: Ontwerp mei',
    'Module A4: Niet van toepassing: telt als 0',
    'Posten die er niet bij staan: Niet van toepassing: telt als 0 werd Niet berekend',
  ]);
});
