import type { Project } from '@milieuspoor/contract';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
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

const seen = {
  revision: 4,
  project_name: 'Dorpsstraat',
  project_description: '',
  project_location: 'Soest',
  project_type: 'Reconstructie',
  sector_display: 'Infrastructuur stedelijk',
  project_contract_type: 'RAW',
  project_contract_type_display: 'RAW',
  project_award_criteria: false,
  project_status_display: 'Ontwerpfase actief',
  project_locked: false,
  asbuilt_scope_changed: null,
  design_phase_complete_date: null,
  project_complete_date: null,
} as Project;

test('says field by field what somebody else changed, as the screens write it', () => {
  const current: Project = {
    ...seen,
    revision: 6,
    project_description: 'Met fietspad',
    project_status_display: 'Ontwerpfase voltooid',
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
