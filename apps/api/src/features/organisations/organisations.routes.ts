import { endpoints, type Organisation, type OrganisationMember } from '@milieuspoor/contract';
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
        const given = withoutAbsent({
          email: body.email,
          telNumber: body.tel_number,
          contact: body.contact,
          secondFactorFrom: body.second_factor_from,
        });
        const outcome = await updateOrganisation(dependencies, caller, params.org, given);
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
    name: organisation.name,
    slug: organisation.slug,
    email: organisation.email,
    tel_number: organisation.telNumber,
    contact: organisation.contact,
    second_factor_from: organisation.secondFactorFrom,
  };
}

function toMember(member: MemberRow): OrganisationMember {
  return {
    uuid: member.id,
    user: {
      uuid: member.accountId,
      first_name: member.firstName,
      last_name: member.lastName,
      email: member.email,
      tel: member.tel,
    },
    organization: member.organisationSlug,
    active: member.active,
    viewer: member.viewer,
  };
}

function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
}
