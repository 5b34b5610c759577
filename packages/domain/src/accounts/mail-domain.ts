import { nameKey } from '../names/name-key.ts';

export const MAIL_DOMAIN_MAX = 253;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const MAIL_DOMAIN_FORM = new RegExp(String.raw`^(?:${LABEL}\.)+${LABEL}$`, 'u');

/** Domains in which anybody can have an address, so that the domain says nothing about an employer. */
const EVERYBODYS_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com',
  'caiway.nl',
  'casema.nl',
  'chello.nl',
  'fastmail.com',
  'freedom.nl',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hetnet.nl',
  'home.nl',
  'hotmail.be',
  'hotmail.com',
  'hotmail.nl',
  'icloud.com',
  'kpnmail.nl',
  'kpnplanet.nl',
  'live.be',
  'live.com',
  'live.nl',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'online.nl',
  'onsneteindhoven.nl',
  'outlook.be',
  'outlook.com',
  'outlook.nl',
  'planet.nl',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'quicknet.nl',
  'skynet.be',
  'solcon.nl',
  't-online.de',
  'tele2.nl',
  'telenet.be',
  'telfort.nl',
  'tutanota.com',
  'upcmail.nl',
  'versatel.nl',
  'web.de',
  'xs4all.nl',
  'yahoo.com',
  'yahoo.nl',
  'ymail.com',
  'ziggo.nl',
  'zoho.com',
  'zonnet.nl',
]);

/**
 * Returns the domain of an e-mail address in the form in which domains are compared; null when the address has none.
 */
export function mailDomainOf(address: string): string | null {
  const at = address.lastIndexOf('@');
  return at < 0 ? null : readMailDomain(address.slice(at + 1));
}

/**
 * Returns a typed domain in the form in which domains are compared, also when an `@` precedes it; null when it is not a
 * domain.
 */
export function readMailDomain(typed: string): string | null {
  const domain = nameKey(typed.trim().replace(/^@/, ''));
  return domain.length <= MAIL_DOMAIN_MAX && MAIL_DOMAIN_FORM.test(domain) ? domain : null;
}

/** Tells whether anybody can have an address in the domain. */
export function isEverybodysDomain(domain: string): boolean {
  return EVERYBODYS_DOMAINS.has(domain);
}
