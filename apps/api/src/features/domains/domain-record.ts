import { randomBytes } from 'node:crypto';
import { storedDomain } from '../../platform/mail/stored-domain.ts';
import type { DomainRow } from './organisation-domains.queries.ts';

/** Below the domain, so that what else stands there is not in the way. */
const LABEL = '_milieuspoor';
const TOKEN_BYTES = 16;

/** The TXT record with which an organisation proves that a domain is its own. */
export function domainRecord({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) {
  return { name: `${LABEL}.${storedDomain(domain) ?? domain}`, value: `milieuspoor=${token}` };
}

/** Of one organisation and one domain: nobody else can prove anything by it. */
export function newDomainToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}
