import { endpoints, type Organisation, type OrganisationMember } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, ORGANISATION_DATA, toWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection, pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { listMembers, type MemberRow } from './members.queries.ts';
import {
  findOrganisation,
  findOrganisationId,
  listOrganisations,
  type OrganisationRow,
} from './organisations.queries.ts';
import { updateOrganisation } from './update-organisation.ts';

export function organisationRoutes(dependencies: Dependencies): Route[] {
  const { database } = dependencies;
  return [
    route(endpoints.listOrganisations, async ({ caller }) => {
      const organisations = await listOrganisations(database.queries, caller.scope);
      return done(collection(organisations.map(toOrganisation)));
    }),
    route(
      endpoints.updateOrganisation,
      async ({ caller, params, body }) => {
        const outcome = await updateOrganisation(dependencies, caller, params.org, body);
        return outcome.ok ? done(toOrganisation(outcome.value)) : outcome;
      },
      async ({ caller, params }) => {
        const organisation = await findOrganisation(database.queries, caller.scope, params.org);
        return organisation && toOrganisation(organisation);
      },
    ),
    route(endpoints.listOrganisationMembers, async ({ caller, query }) => {
      const slug = query.organization__slug ?? null;
      if (slug !== null && !(await findOrganisationId(database.queries, caller.scope, slug)))
        return NOT_FOUND;
      const { count, items } = await listMembers(database.queries, caller.scope, { slug, page: query.page });
      return done(pageOf(endpoints.listOrganisationMembers, query, { count, items: items.map(toMember) }));
    }),
  ];
}

function toOrganisation(organisation: OrganisationRow): Organisation {
  return {
    uuid: organisation.id,
    slug: organisation.slug,
    ...toWire(ORGANISATION_DATA, organisation),
  };
}

function toMember(member: MemberRow): OrganisationMember {
  return {
    uuid: member.id,
    user: {
      uuid: member.accountId,
      ...toWire(ACCOUNT_PERSON, member),
      email: member.email,
    },
    organization: member.organisationSlug,
    active: member.active,
    viewer: member.viewer,
  };
}
