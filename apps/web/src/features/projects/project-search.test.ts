import { expect, test } from 'vitest';
import { matchesSearch } from './project-search.ts';

const project = {
  project_name: 'Reconstructie Kanaaldijk Noord',
  project_status_display: 'Ontwerpfase actief',
  modified: '05/06/2026 08:59:59',
  project_contract_type_display: 'UAV-contract met RAW-bestek',
  sector_display: 'Infrastructuur stedelijk',
};

test('a search finds a project by part of its name, whatever the case', () => {
  expect(matchesSearch(project, 'kanaalDIJK')).toBe(true);
});

test('every word has to be found, but not in one column', () => {
  expect(matchesSearch(project, 'noord raw')).toBe(true);
  expect(matchesSearch(project, 'noord spoor')).toBe(false);
});

test('an empty search finds everything', () => {
  expect(matchesSearch(project, '  ')).toBe(true);
});
