import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { listOrganisations } from './organisations.queries.ts';

export function organisationRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.listOrganizations, async ({ caller }) => {
      const organisations = await listOrganisations(queries, caller.scope);
      return done(
        collection(
          organisations.map((organisation) => ({
            uuid: organisation.id,
            name: organisation.name,
            slug: organisation.slug,
            email: organisation.email,
            tel_number: organisation.telNumber,
            contact: organisation.contact,
          })),
        ),
      );
    }),
  ];
}
