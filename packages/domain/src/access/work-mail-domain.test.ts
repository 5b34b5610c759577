import { expect, it } from 'vitest';
import { workMailDomain } from './work-mail-domain.ts';

it.each([
  ['eva@Gemeente-Meerdijk.example', 'gemeente-meerdijk.example'],
  ['"a@b"@waterschap.example', 'waterschap.example'],
  ['eva@gmail.com', null],
  ['eva@ZIGGO.nl', null],
  ['eva', null],
  ['eva@', null],
])('colleagues of %s are found by %s', (email, domain) => {
  expect(workMailDomain(email)).toBe(domain);
});
