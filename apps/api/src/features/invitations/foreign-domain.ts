import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { shownDomain, storedDomainOf } from '../../platform/mail/stored-domain.ts';
import { type Message, message } from '../../text/message.ts';
import { findOtherHolderOfDomain } from '../organisations/held-domains.queries.ts';

/**
 * Returns why the caller cannot invite an address to an organisation: its domain belongs to another one. Staff may
 * invite anybody.
 */
export async function foreignDomain(
  queries: Queries,
  caller: Caller,
  email: string,
  organisationId: string,
): Promise<Message | null> {
  const domain = caller.isStaff ? null : storedDomainOf(email);
  const holder = domain === null ? null : await findOtherHolderOfDomain(queries, domain, organisationId);
  return domain !== null && holder !== null
    ? message('domain-of-another', { domain: shownDomain(domain), organisation: holder })
    : null;
}
