import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { shownDomain, storedDomain } from '../../platform/mail/stored-domain.ts';
import { message } from '../../text/message.ts';
import { listForeignInvitations } from '../invitations/foreign-invitations.queries.ts';
import { withdrawForeignInvitations } from '../invitations/withdraw-foreign-invitations.ts';
import { lockAdministered, lockOrganisations } from '../organisations/administrators.queries.ts';
import { findOtherHolderOfDomain, lockDomains } from '../organisations/held-domains.queries.ts';
import {
  type DomainAddress,
  type DomainRow,
  findDomain,
  lockDomain,
  storeProof,
} from './organisation-domains.queries.ts';
import { recordDomain } from './record-domain.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

interface Proven {
  readonly address: DomainAddress;
  /**
   * of the row whose record was looked up, or that staff saw: a domain that was added again since has another record
   */
  readonly id: string;
  readonly proof: 'dns' | 'staff';
}

/**
 * Gives a domain to the organisation for which it was proven, and withdraws invitations by others to its addresses. A
 * domain belongs to one organisation.
 */
export async function proveDomain(
  { database, clock }: Needs,
  caller: Caller,
  { address, id, proof }: Proven,
): Promise<Outcome<DomainRow>> {
  return database.transaction<Outcome<DomainRow>>(async (queries) => {
    await lockDomains(queries);
    const known = await findDomain(queries, caller.administered, address);
    if (!known) return NOT_FOUND;
    const { organisationId } = known;
    const domain = storedDomain(known.domain) ?? known.domain;
    const shown = shownDomain(domain);
    const foreign = await listForeignInvitations(queries, { domain, organisationId });
    await lockOrganisations(queries, [organisationId, ...foreign.map((each) => each.organisationId)]);
    if (!(await lockAdministered(queries, caller.accountId, organisationId))) return NOT_FOUND;
    const row = await lockDomain(queries, caller.administered, address);
    if (row?.id !== id) return NOT_FOUND;
    const holder = await findOtherHolderOfDomain(queries, domain, organisationId);
    if (holder !== null)
      return refused({
        kind: 'conflict',
        message: message('domain-held', { domain: shown, organisation: holder }),
      });
    const at = clock.now();
    await storeProof(queries, id, { proof, at });
    await withdrawForeignInvitations(queries, foreign, { domain, at });
    if (row.proof === null)
      await recordDomain(queries, caller, {
        organisation: { id: organisationId, name: row.organisationName },
        changes:
          proof === 'dns'
            ? { domainProvenByRecord: { from: null, to: shown } }
            : { domainProvenByStaff: { from: null, to: shown } },
        at,
      });
    const after = await findDomain(queries, caller.administered, address);
    return after ? done(after) : NOT_FOUND;
  });
}

/** Gives a domain to an organisation on the word of staff. */
export async function confirmDomain(
  dependencies: Needs,
  caller: Caller,
  address: DomainAddress,
): Promise<Outcome<DomainRow>> {
  const row = await findDomain(dependencies.database.queries, caller.administered, address);
  return row ? proveDomain(dependencies, caller, { address, id: row.id, proof: 'staff' }) : NOT_FOUND;
}
