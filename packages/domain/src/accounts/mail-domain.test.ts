import { expect, it } from 'vitest';
import { isEverybodysDomain, mailDomainOf, readMailDomain } from './mail-domain.ts';

it.each([
  ['Jan@Voorbeeld.EXAMPLE', 'voorbeeld.example'],
  ['"a@b"@voorbeeld.example', 'voorbeeld.example'],
  ['jan@post.voorbeeld.example', 'post.voorbeeld.example'],
])('the domain of %s is %s', (address, domain) => {
  expect(mailDomainOf(address)).toBe(domain);
});

it.each(['jan', 'jan@', 'jan@voorbeeld', 'jan@.example', 'jan@voorbeeld..example', 'jan@-a.example'])(
  '%s has no domain',
  (address) => {
    expect(mailDomainOf(address)).toBeNull();
  },
);

it('a domain is read as it is typed, with spaces and an @ around it', () => {
  expect(readMailDomain(' @Voorbeeld.example ')).toBe('voorbeeld.example');
  expect(readMailDomain('een twee.example')).toBeNull();
  expect(readMailDomain(`${'a'.repeat(64)}.example`)).toBeNull();
});

it('knows the domains in which anybody can have an address', () => {
  expect(isEverybodysDomain('gmail.com')).toBe(true);
  expect(isEverybodysDomain('voorbeeld.example')).toBe(false);
});
