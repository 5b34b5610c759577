import { endpoints, type OrganisationDomain } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { shownDomain } from '../../platform/mail/stored-domain.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { addDomain, changeDomain, removeDomain } from './change-domains.ts';
import { checkDomain } from './check-domain.ts';
import { domainRecord } from './domain-record.ts';
import { findDomain, type ListedDomainRow, listDomains } from './organisation-domains.queries.ts';
import { confirmDomain } from './prove-domain.ts';

/** The routes of the domains of an organisation, for its administrators. */
export function organisationDomainRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  const addressOf = ({ org, domain }: { org: string; domain: string }) => ({ slug: org, domain });
  const stated = (outcome: Outcome<ListedDomainRow>) =>
    outcome.ok ? done(toOrganisationDomain(outcome.value)) : outcome;
  return [
    route(endpoints.listDomains, async ({ caller, params: { org } }) => {
      if (!(await findOrganisationId(queries, caller.administered, org))) return NOT_FOUND;
      const rows = await listDomains(queries, caller.administered, org);
      return done(collection(rows.map(toOrganisationDomain)));
    }),
    route(endpoints.addDomain, async ({ caller, params, body }) =>
      stated(await addDomain(dependencies, caller, params.org, body.domain)),
    ),
    route(endpoints.checkDomain, async ({ caller, params }) =>
      stated(await checkDomain(dependencies, caller, addressOf(params))),
    ),
    route(endpoints.confirmDomain, async ({ caller, params }) =>
      stated(await confirmDomain(dependencies, caller, addressOf(params))),
    ),
    route(
      endpoints.updateDomain,
      async ({ caller, params, body }) =>
        stated(
          await changeDomain(dependencies, caller, addressOf(params), {
            admitsColleagues: body.admits_colleagues,
          }),
        ),
      async ({ caller, params }) => {
        const row = await findDomain(queries, caller.administered, addressOf(params));
        return row && toOrganisationDomain(row);
      },
    ),
    route(endpoints.removeDomain, ({ caller, params }) =>
      removeDomain(dependencies, caller, addressOf(params)),
    ),
  ];
}

function toOrganisationDomain({
  domain,
  proof,
  provenAt,
  foundAt,
  token,
  admitsColleagues,
}: ListedDomainRow): OrganisationDomain {
  return {
    domain: shownDomain(domain),
    proof,
    proven: provenAt?.toISOString() ?? null,
    found: foundAt?.toISOString() ?? null,
    record: token === null ? null : domainRecord({ domain, token }),
    admits_colleagues: admitsColleagues,
  };
}
