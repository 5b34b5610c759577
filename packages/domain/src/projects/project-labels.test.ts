import { expect, it } from 'vitest';
import { CONTRACT_TYPES, SECTORS } from './project-choices.ts';
import { CONTRACT_TYPE_LABELS, SECTOR_LABELS, STATUS_LABELS } from './project-labels.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';

it('names the statuses in Dutch, in the order of a project (D-71)', () => {
  expect(PROJECT_STATUSES.map((status) => STATUS_LABELS.nl[status])).toEqual([
    'Ontwerpfase actief',
    'EMVI voltooid',
    'Ontwerpfase voltooid',
    'Project voltooid',
  ]);
});

it('names the sectors in Dutch (D-71)', () => {
  expect(SECTORS.map((sector) => SECTOR_LABELS.nl[sector])).toEqual([
    'Infrastructuur hoofdwegennet A-wegen',
    'Infrastructuur hoofdwegennet N-wegen',
    'Infrastructuur stedelijk',
    'Hoofdvaarwegen en kanalen',
    'Regionale waterschappen',
    'Spoorinfrastructuur',
    'Overige infra',
  ]);
});

it('names the contract types in Dutch', () => {
  expect(CONTRACT_TYPES.map((type) => CONTRACT_TYPE_LABELS.nl[type])).toEqual([
    'UAV-contract met RAW-bestek',
    'UAV-GC-contract / Bouwteam',
    'Niet van toepassing',
  ]);
});

it.each([
  ['sectors', SECTOR_LABELS],
  ['statuses', STATUS_LABELS],
  ['contract types', CONTRACT_TYPE_LABELS],
])('gives no two %s the same name', (_what, labels) => {
  for (const names of [Object.values(labels.nl), Object.values(labels.en)])
    expect(new Set(names).size).toBe(names.length);
});
