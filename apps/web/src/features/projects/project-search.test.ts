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

test('an accent neither hides a project nor has to be typed', () => {
  const bridge = { ...project, project_name: 'Brug Curaçaolaan bij café Zuid' };
  expect(matchesSearch(bridge, 'curacao cafe')).toBe(true);
  expect(matchesSearch(bridge, 'CAFÉ')).toBe(true);
  expect(matchesSearch(project, 'kánaaldijk')).toBe(true);
  // The accent as a character of its own, as some keyboards and file names write it.
  expect(matchesSearch(bridge, 'cafe\u0301')).toBe(true);
});

test('every word has to be found, but not in one column', () => {
  expect(matchesSearch(project, 'noord raw')).toBe(true);
  expect(matchesSearch(project, 'noord spoor')).toBe(false);
});

test('an empty search finds everything', () => {
  expect(matchesSearch(project, '  ')).toBe(true);
});
