import { describe, expect, it } from 'vitest';
import { addressSearch, parseAddressSearch } from './address-names.ts';

/** Addresses that people have stored, and the search parameters that the code reads from them. */
const KEPT: readonly (readonly [string, Record<string, unknown>])[] = [
  ['?zoek=n348&pagina=2&aantal=50&volgorde=-name', { text: 'n348', page: 2, pageSize: 50, order: '-name' }],
  ['?status=active&rol=staff', { status: 'active', role: 'staff' }],
  [
    '?set=a2&jaren=2023%2C2024&contract=NA&gegevens=grondstoffen',
    { set: 'a2', years: '2023,2024', contract: 'NA', focus: 'materials' },
  ],
  [
    '?pad=project.0b8f&groep=77aa&organisatie=alfa&sector=infra-city',
    { drill: 'project.0b8f', productGroup: '77aa', organisation: 'alfa', sector: 'infra-city' },
  ],
  ['?jaren=2026', { years: 2026 }],
  ['?gegevens=co2', { focus: 'co2' }],
  ['?indeling=onderdelen', { grouping: 'nodes' }],
  ['?weergave=4-dagen&datum=2026-03-10', { view: 'four-days', day: '2026-03-10' }],
  ['?weergave=maand', { view: 'month' }],
  ['?weergave=dag', { view: 'day' }],
  ['?weergave=week', { view: 'week' }],
  ['?deel=vergelijkingen&variant=77aa', { part: 'comparisons', variant: '77aa' }],
  ['?tab=organisatieleden', { tab: 'members' }],
  ['?tab=profiel', { tab: 'profile' }],
  ['?tab=voortgang', { tab: 'progress' }],
  ['?tab=kansen', { tab: 'chances' }],
  ['?tab=organisatie', { tab: 'organisation' }],
  ['?toon=afgehandeld', { show: 'handled' }],
  ['?toon=alle', { show: 'all' }],
  ['?toon=open', { show: 'open' }],
  [
    '?persoon=jan&onderwerp=project&handeling=created&van=2026-01-01&tot=2026-02-01',
    { person: 'jan', subject: 'project', action: 'created', from: '2026-01-01', until: '2026-02-01' },
  ],
  ['?weegfactoren=andere', { weights: 'other' }],
  ['?weegfactoren=alle', { weights: 'all' }],
  ['?terug=%2Fo%2Falfa%2Fagenda', { back: '/o/alfa/agenda' }],
];

describe('an address speaks Dutch, the code English', () => {
  it.each(KEPT)('%s is read', (text, search) => {
    expect(parseAddressSearch(text)).toEqual(search);
  });

  it.each(KEPT)('%s is written', (text, search) => {
    expect(addressSearch(search)).toBe(text);
  });
});

it('translates a word only where it is a value of our own: who looks for "maand" finds it', () => {
  expect(parseAddressSearch('?zoek=maand')).toEqual({ text: 'maand' });
  expect(addressSearch({ text: 'month' })).toBe('?zoek=month');
  expect(addressSearch({ organisation: 'profile' })).toBe('?organisatie=profile');
});

it('takes a name that every object has for what it is: unknown', () => {
  expect(parseAddressSearch('?constructor=toString&tab=constructor')).toEqual({
    constructor: 'toString',
    tab: 'constructor',
  });
});

it('leaves out what is not set', () => {
  expect(addressSearch({ text: undefined, page: undefined })).toBe('');
});
