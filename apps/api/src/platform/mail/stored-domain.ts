import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { mailDomainOf, readMailDomain } from '@milieuspoor/domain';

/**
 * Returns a typed domain in its stored and compared form: in the letters of DNS, as in an e-mail address
 * (`xn--mller-kva.example` for `müller.example`); null when it is not a domain.
 */
export function storedDomain(typed: string): string | null {
  const domain = readMailDomain(typed);
  const asked = domain === null ? '' : domainToASCII(domain);
  return isIP(asked) > 0 ? null : readMailDomain(asked);
}

/** Returns the domain of an e-mail address in its stored form; null when it has none. */
export function storedDomainOf(address: string): string | null {
  const domain = mailDomainOf(address);
  return domain === null ? null : storedDomain(domain);
}

/** Returns a stored domain in the form that people read. */
export function shownDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** Returns the forms in which a domain may be stored: formerly it was stored as typed. */
export function spellingsOfDomain(typed: string): string[] {
  const domain = storedDomain(typed) ?? typed;
  return [...new Set([domain, shownDomain(domain)])];
}
