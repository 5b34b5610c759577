import type { Project } from '@milieuspoor/contract';
import { PROJECT_FIELDS, type StatedField } from '@milieuspoor/domain';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { exampleProject } from '../../../testing/example-project.ts';
import { nl } from '../../../text/nl/index.ts';
import { projectDifferences } from './project-differences.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({
    lng: 'nl',
    resources: { nl: { translation: nl } },
    interpolation: { escapeValue: false },
  });
});

const seen = exampleProject({
  revision: 4,
  project_name: 'Dorpsstraat',
  project_location: 'Soest',
  project_type: 'Reconstructie',
});

test('says field by field what somebody else changed, as the screens write it', () => {
  const current: Project = {
    ...seen,
    revision: 6,
    project_description: 'Met fietspad',
    project_status: 'Design_Phase_Complete',
    project_locked: true,
    asbuilt_scope_changed: false,
    design_phase_complete_date: '2026-11-01',
  };
  expect(projectDifferences(seen, current, t)).toEqual([
    { field: 'Omschrijving', from: 'leeg', to: 'Met fietspad' },
    { field: 'Projectstatus', from: 'Ontwerpfase actief', to: 'Ontwerpfase voltooid' },
    { field: 'Vergrendeld', from: 'nee', to: 'ja' },
    { field: 'Scope gewijzigd', from: 'leeg', to: 'nee' },
    { field: 'Definitieve gunningsdatum', from: 'leeg', to: '01-11-2026' },
  ]);
});

test('a project that is not tendered has a choice of design in place of an award', () => {
  const na: Project = { ...seen, project_contract_type: 'NA' };
  expect(projectDifferences(na, { ...na, design_phase_complete_date: '2026-11-01' }, t)).toEqual([
    { field: 'Datum ontwerpkeuze gereed', from: 'leeg', to: '01-11-2026' },
  ]);
});

test('a newer project that reads the same has no differences', () => {
  expect(projectDifferences(seen, { ...seen, revision: 9 }, t)).toEqual([]);
});

test('coordinates, planned days and the award model are among them', () => {
  const former: Project = { ...seen, mki_upper_boundary: 100_000, mki_penalty_factor: 1.5 };
  const current: Project = {
    ...former,
    latitude: 52.1234,
    planned_completion_date: '2027-04-02',
    mki_upper_boundary: 120_000,
    mki_reference_calculation: { uuid: '0c000000-0000-4000-8000-000000000001', name: 'Raming' },
    criteria: [
      { uuid: '0c000000-0000-4000-8000-000000000002', name: 'Hinder', max_discount: 5000, scale: null },
    ],
    mki_steps: [
      { mki_upto: 50_000, discount: 250_000 },
      { mki_upto: 75_000, discount: 125_000 },
    ],
    asked_modules: ['A4', 'A5'],
    emvi_status: 'Locked',
    mki_penalty_factor: 1.25,
  };
  expect(projectDifferences(former, current, t)).toEqual([
    { field: 'Breedtegraad', from: 'leeg', to: '52,1234' },
    { field: 'Geplande datum project voltooid', from: 'leeg', to: '02-04-2027' },
    { field: 'Gunningscriterium', from: 'open', to: 'voltooid' },
    { field: 'Referentiewaarde', from: '€100.000,-', to: '€120.000,-' },
    { field: 'Factor van de boete op de MKI', from: '1,5', to: '1,25' },
    { field: 'Modules die van elke post worden gevraagd', from: 'leeg', to: 'A4, A5' },
    { field: 'Overige criteria bij naam', from: 'leeg', to: 'Hinder: €5.000,-' },
    {
      field: 'Staffel van de korting voor de MKI',
      from: 'leeg',
      to: '≤ €50.000,-: €250.000,-; ≤ €75.000,-: €125.000,-',
    },
    { field: 'Referentiewaarde uit berekening', from: 'leeg', to: 'Raming' },
  ]);
});

test.each(Object.values(PROJECT_FIELDS).map((field) => [field.wire, field] as const))(
  'a project that is another in %s differs',
  (wire, field) => {
    const current: Project = { ...seen, ...another(wire, field) };
    expect(projectDifferences(seen, current, t)).toHaveLength(1);
  },
);

/** Returns a change of a field to a value that the example does not have. */
function another(wire: keyof Project, field: StatedField): Partial<Project> {
  switch (field.kind) {
    case 'choice':
      return { [wire]: field.choices.find((choice) => choice !== seen[wire]) };
    case 'yes-no':
    case 'answer':
      return { [wire]: seen[wire] !== true };
    case 'degrees':
    case 'euro':
    case 'whole-euro':
    case 'number':
      return { [wire]: Number(seen[wire]) + 5 };
    case 'day':
      return { [wire]: '2027-04-02' };
    case 'line':
    case 'text':
    case 'email':
    case 'telephone':
      return { [wire]: 'Anders' };
    case 'modules':
      return { asked_modules: ['A4'] };
    case 'criteria':
      return { criteria: [{ uuid: seen.uuid, name: 'Hinder', max_discount: 5000, scale: null }] };
    case 'steps':
      return { mki_steps: [{ mki_upto: 50_000, discount: 250_000 }] };
    case 'criteria-values':
    case 'criteria-marks':
    case 'reference':
      return { mki_reference_calculation: { uuid: seen.uuid, name: 'Raming' } };
  }
}
