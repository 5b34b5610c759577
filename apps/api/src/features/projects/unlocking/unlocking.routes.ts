import { endpoints, type ListedUnlockRequest } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { pageOf } from '../../../http/collection.ts';
import { type Route, route } from '../../../http/gate.ts';
import { done, NOT_FOUND } from '../../../http/outcome.ts';
import { findProject } from '../projects.queries.ts';
import { askUnlocking, refuseUnlocking } from './ask-unlocking.ts';
import { getClosure } from './get-closure.ts';
import { type ListedUnlockRequestRow, listUnlockRequests } from './unlock-requests.queries.ts';

export function unlockingRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.getProjectClosure, async ({ caller, params }) => {
      const project = await findProject(queries, caller.scope, params.uuid);
      return project ? done(await getClosure(queries, project)) : NOT_FOUND;
    }),
    route(endpoints.askUnlocking, async ({ caller, params, body }) => {
      const asked = { id: params.uuid, reason: body.reason };
      const outcome = await askUnlocking(dependencies, caller, asked);
      return outcome.ok ? done(await getClosure(queries, outcome.value)) : outcome;
    }),
    route(endpoints.listUnlockRequests, async ({ caller, query }) => {
      const { count, items } = await listUnlockRequests(queries, caller.scope, query);
      return done(pageOf(endpoints.listUnlockRequests, query, { count, items: items.map(toListed) }));
    }),
    route(endpoints.refuseUnlocking, async ({ caller, params, body }) => {
      const asked = { id: params.uuid, reason: body.reason };
      const outcome = await refuseUnlocking(dependencies, caller, asked);
      return outcome.ok ? done(await getClosure(queries, outcome.value)) : outcome;
    }),
  ];
}

function toListed(row: ListedUnlockRequestRow): ListedUnlockRequest {
  return {
    uuid: row.id,
    kind: row.kind,
    asked_by: row.askedBy,
    asked: formatModified(row.askedAt),
    reason: row.reason,
    project: row.projectId,
    project_name: row.projectName,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
  };
}
