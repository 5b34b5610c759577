import { randomBytes } from 'node:crypto';
import { storedDomain } from '../../platform/mail/stored-domain.ts';
import type { DomainRow } from './organisation-domains.queries.ts';

/** A label below the domain, so that other records do not interfere. */
const LABEL = '_milieuspoor';
const TOKEN_BYTES = 16;

/** Returns the TXT record with which an organisation proves that it owns a domain. */
export function domainRecord({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) {
  return { name: `${LABEL}.${storedDomain(domain) ?? domain}`, value: `milieuspoor=${token}` };
}

/** Returns a token for one organisation and one domain: nobody else can prove anything with it. */
export function newDomainToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}
