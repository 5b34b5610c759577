import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { findDigestFile, listDigests } from './proof.queries.ts';

/** The routes of the digests of the days, which members can store elsewhere. */
export function proofRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.listProofDays, async ({ caller, params, query }) => {
      if (!(await findOrganisationId(queries, caller.scope, params.org))) return NOT_FOUND;
      const asked = { page: query.page, pageSize: query.page_size };
      const { count, items } = await listDigests(queries, caller.scope, params.org, asked);
      const results = items.map(({ madeAt, leaves, ...digest }) => ({
        ...digest,
        rows: leaves,
        created: madeAt.toISOString(),
      }));
      return done(pageOf(endpoints.listProofDays, query, { count, items: results }, params));
    }),
    route(endpoints.downloadProof, async ({ caller, params: { org, day } }) => {
      const file = await findDigestFile(queries, caller.scope, { slug: org, day });
      return file ? done({ ...file, fileName: `Milieuspoor_vingerafdruk_${org}_${day}.json` }) : NOT_FOUND;
    }),
  ];
}
