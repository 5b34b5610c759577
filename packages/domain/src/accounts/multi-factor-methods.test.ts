import { expect, it } from 'vitest';
import { isMultiFactor } from './multi-factor-methods.ts';

const said = (amr: string[], acr: string | null = null) => isMultiFactor({ acr, amr }, ['urn:level:2']);

it('two factors were used when the provider says mfa', () => {
  expect(said(['pwd', 'mfa'])).toBe(true);
});

it('or names methods of two kinds, such as a password and a code', () => {
  expect(said(['pwd', 'otp'])).toBe(true);
  expect(said(['hwk', 'fpt'])).toBe(true);
});

it('or a context class that was agreed', () => {
  expect(said([], 'urn:level:2')).toBe(true);
});

it.each([
  ['nothing was said', [], null],
  ['one method was used', ['pwd'], null],
  ['both methods are of one kind', ['pwd', 'pin'], null],
  ['the other method is none of RFC 8176', ['pwd', 'constructor', 'rba', 'user'], null],
  ['several channels are not several factors', ['mca', 'sms'], null],
  ['another context class was met', ['pwd'], 'urn:level:1'],
])('not when %s', (_why, amr, acr) => {
  expect(said(amr, acr)).toBe(false);
});
