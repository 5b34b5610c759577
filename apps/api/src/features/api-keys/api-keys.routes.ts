import { type ApiKey, endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { type ApiKeyRow, listApiKeys } from './api-keys.queries.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** The routes of the keys with which programs act for an organisation, for its administrators. */
export function apiKeyRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    clock,
  } = dependencies;
  return [
    route(endpoints.listApiKeys, async ({ caller, params }) => {
      const organisationId = await findOrganisationId(queries, caller.administered, params.org);
      if (!organisationId) return NOT_FOUND;
      const keys = await listApiKeys(queries, caller.administered, organisationId, clock.now());
      return done(collection(keys.map(toApiKey)));
    }),
    route(endpoints.createApiKey, async ({ caller, params, body }) => {
      const outcome = await makeApiKey(dependencies, caller, params.org, body);
      if (!outcome.ok) return outcome;
      const { row, key } = outcome.value;
      return done({ api_key: toApiKey(row), key });
    }),
    route(endpoints.revokeApiKey, async ({ caller, params }) =>
      revokeApiKey(dependencies, caller, params.org, params.key),
    ),
  ];
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    uuid: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: [...row.scopes],
    state: row.state,
    created: row.createdAt.toISOString(),
    created_by: row.createdBy,
    held_by: row.heldBy,
    expires: row.expiresAt.toISOString(),
    last_used: row.lastUsedAt?.toISOString() ?? null,
    last_used_address: row.lastUsedAddress,
    revoked: row.revokedAt?.toISOString() ?? null,
    revoked_by: row.revokedBy,
  };
}
