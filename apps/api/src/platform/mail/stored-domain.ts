import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { mailDomainOf, readMailDomain } from '@milieuspoor/domain';

/**
 * A domain as it is stored and compared, however it was typed: in the letters of DNS, as it stands in an e-mail address
 * (`xn--mller-kva.example` for `müller.example`); null when it is none.
 */
export function storedDomain(typed: string): string | null {
  const domain = readMailDomain(typed);
  const asked = domain === null ? '' : domainToASCII(domain);
  return isIP(asked) > 0 ? null : readMailDomain(asked);
}

/** The domain of an e-mail address as it is stored; null of what has none. */
export function storedDomainOf(address: string): string | null {
  const domain = mailDomainOf(address);
  return domain === null ? null : storedDomain(domain);
}

/** A domain as people read it, of one as it is stored. */
export function shownDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** The ways in which a domain may be stored: before there was one for all, it was stored as it was typed. */
export function spellingsOfDomain(typed: string): string[] {
  const domain = storedDomain(typed) ?? typed;
  return [...new Set([domain, shownDomain(domain)])];
}
