import { isEverybodysDomain } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { shownDomain, storedDomain } from '../../platform/mail/stored-domain.ts';
import { message } from '../../text/message.ts';
import { lockAdministered } from '../organisations/administrators.queries.ts';
import { findOtherHolderOfDomain } from '../organisations/held-domains.queries.ts';
import { lockOrganisation } from '../organisations/organisations.queries.ts';
import { newDomainToken } from './domain-record.ts';
import {
  type DomainAddress,
  deleteDomain,
  findDomain,
  insertDomain,
  type ListedDomainRow,
  listDomains,
  updateAdmitsColleagues,
} from './organisation-domains.queries.ts';
import { recordDomain } from './record-domain.ts';

/** The limit for one organisation, including those of its single sign-on. */
const MOST_DOMAINS = 20;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Records that an organisation which the caller administers claims a domain. This has no effect before it is proven.
 */
export async function addDomain(
  { database, clock }: Needs,
  caller: Caller,
  slug: string,
  typed: string,
): Promise<Outcome<ListedDomainRow>> {
  return database.transaction<Outcome<ListedDomainRow>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    if (!organisation || !(await lockAdministered(queries, caller.accountId, organisation.id)))
      return NOT_FOUND;
    const domain = storedDomain(typed);
    if (domain === null) return invalidField('domain', message('sign-on-domain-form', { domain: typed }));
    if (isEverybodysDomain(domain))
      return invalidField('domain', message('sign-on-domain-everybodys', { domain }));
    const shown = shownDomain(domain);
    const present = await listDomains(queries, caller.administered, slug);
    if (present.some((each) => storedDomain(each.domain) === domain))
      return invalidField('domain', message('domain-present', { domain: shown }));
    const holder = await findOtherHolderOfDomain(queries, domain, organisation.id);
    if (holder !== null)
      return invalidField('domain', message('domain-held', { domain: shown, organisation: holder }));
    if (present.length >= MOST_DOMAINS)
      return refused({ kind: 'conflict', message: message('domains-most', { most: MOST_DOMAINS }) });
    const at = clock.now();
    await insertDomain(queries, {
      ...{ organisationId: organisation.id, domain, token: newDomainToken(), createdAt: at },
    });
    await recordDomain(queries, caller, {
      organisation,
      changes: { domain: { from: null, to: shown } },
      at,
    });
    const row = await findDomain(queries, caller.administered, { slug, domain });
    return row ? done(row) : NOT_FOUND;
  });
}

/** Chooses whether people who register with an address in a proven domain are admitted without staff. */
export async function changeDomain(
  { database, clock }: Needs,
  caller: Caller,
  address: DomainAddress,
  { admitsColleagues }: { readonly admitsColleagues: boolean | undefined },
): Promise<Outcome<ListedDomainRow>> {
  return database.transaction<Outcome<ListedDomainRow>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, address.slug);
    const row = organisation && (await findDomain(queries, caller.administered, address));
    if (!row || !(await lockAdministered(queries, caller.accountId, organisation.id))) return NOT_FOUND;
    if (admitsColleagues === undefined || admitsColleagues === row.admitsColleagues) return done(row);
    if (row.proof === null)
      return refused({
        kind: 'conflict',
        message: message('domain-not-proven', { domain: shownDomain(row.domain) }),
      });
    await updateAdmitsColleagues(queries, row.id, admitsColleagues);
    const shown = shownDomain(row.domain);
    const domainAdmits = admitsColleagues ? { from: null, to: shown } : { from: shown, to: null };
    await recordDomain(queries, caller, { organisation, changes: { domainAdmits }, at: clock.now() });
    return done({ ...row, admitsColleagues });
  });
}

/**
 * Removes a domain from an organisation that the caller administers. The effects of the time when it was proven
 * remain.
 */
export async function removeDomain(
  { database, clock }: Needs,
  caller: Caller,
  address: DomainAddress,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, address.slug);
    const row = organisation && (await findDomain(queries, caller.administered, address));
    if (!row || !(await lockAdministered(queries, caller.accountId, organisation.id))) return NOT_FOUND;
    await deleteDomain(queries, row.id);
    const gone = { from: shownDomain(row.domain), to: null };
    const changes = {
      domain: gone,
      ...(row.admitsColleagues ? { domainAdmits: gone } : {}),
      ...(row.proof ? { domainProven: gone } : {}),
    };
    await recordDomain(queries, caller, { organisation, changes, at: clock.now() });
    return done(undefined);
  });
}
