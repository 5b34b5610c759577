import { expect, it } from 'vitest';
import { shownDomain, spellingsOfDomain, storedDomain, storedDomainOf } from './stored-domain.ts';

const STORED = 'xn--mller-kva.example';

it.each([
  ['müller.example', STORED],
  [' @MÜLLER.example ', STORED],
  // The same letter, written as two characters.
  ['mu\u0308ller.example', STORED],
  [STORED.toUpperCase(), STORED],
  ['voorbeeld.example', 'voorbeeld.example'],
])('%s is stored as %s', (typed, stored) => {
  expect(storedDomain(typed)).toBe(stored);
});

it.each(['een twee.example', 'gemeente', '127.0.0.1', '0x7f.1', `${'ü'.repeat(60)}.example`])(
  '%s is no domain',
  (typed) => {
    expect(storedDomain(typed)).toBeNull();
  },
);

it('is the same for an address, in every notation', () => {
  expect(storedDomainOf(`jan@${STORED}`)).toBe(STORED);
  expect(storedDomainOf('jan@müller.example')).toBe(STORED);
  expect(storedDomainOf('jan')).toBeNull();
});

it('is shown in ordinary letters', () => {
  expect(shownDomain(STORED)).toBe('müller.example');
  expect(shownDomain('voorbeeld.example')).toBe('voorbeeld.example');
});

it('may be stored as it was typed, by an earlier release', () => {
  expect(spellingsOfDomain('müller.example')).toEqual([STORED, 'müller.example']);
  expect(spellingsOfDomain(STORED)).toEqual([STORED, 'müller.example']);
  expect(spellingsOfDomain('voorbeeld.example')).toEqual(['voorbeeld.example']);
  expect(spellingsOfDomain('geen domein')).toEqual(['geen domein']);
});
