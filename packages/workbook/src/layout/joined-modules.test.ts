import { expect, it } from 'vitest';
import { modulesJoined, modulesJoinedIn } from './joined-modules.ts';

it.each([
  ['C1-C4', ['C1', 'C2', 'C3', 'C4']],
  ['C1 t/m C4', ['C1', 'C2', 'C3', 'C4']],
  ['c3/4', ['C3', 'C4']],
  ['C1 – C2', ['C1', 'C2']],
  ['C1 tot en met C3', ['C1', 'C2', 'C3']],
  ['Module C', ['C1', 'C2', 'C3', 'C4']],
  ['A4 + A5', ['A4', 'A5']],
  ['B1-B7', ['B1', 'B4']],
  ['B4-B5', ['B4']],
])('%s takes modules of the layout together', (name, modules) => {
  expect(modulesJoined(name)).toEqual(modules);
});

it.each(['A1-A3', 'A1', 'C1', 'D', 'B2', 'B2-B3', 'A1-A5', 'A1-C4', 'A-D', 'A', 'Categorie', 'C1-C4 oud'])(
  '%s takes none together',
  (name) => {
    expect(modulesJoined(name)).toEqual([]);
  },
);

it.each([
  ['MKI C1-C4', ['C1', 'C2', 'C3', 'C4']],
  ['MKI A2 A4-A5 (€)', ['A4', 'A5']],
  ['CO2 fase C', ['C1', 'C2', 'C3', 'C4']],
  ['MKI B2', []],
  ['MKI A1-C4', []],
])('the header %s names them', (header, modules) => {
  expect(modulesJoinedIn(header)).toEqual(modules);
});
