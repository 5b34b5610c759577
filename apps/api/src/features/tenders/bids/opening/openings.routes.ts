import { endpoints, type OpeningRequest } from '@milieuspoor/contract';
import { formatModified, isProvider, type Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../../../dependencies.ts';
import { collection } from '../../../../http/collection.ts';
import { type Route, route } from '../../../../http/gate.ts';
import { done, type Outcome } from '../../../../http/outcome.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import { toProject } from '../../../projects/to-project.ts';
import { askOpening } from './ask-opening.ts';
import { confirmOpening } from './confirm-opening.ts';
import { declineOpening, withdrawOpening } from './leave-sealed.ts';
import { listOpeningRequests, type OpeningRequestRow } from './openings.queries.ts';

/** The routes to open bids, which takes two people. */
export function openingRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.askOpening, async ({ caller, params, body, call }) => {
      const asked = { projectId: params.uuid, witnessId: body.witness, shown: body.shown };
      return answered(await askOpening(dependencies, caller, asked), call.language);
    }),
    route(endpoints.openBids, async ({ caller, params, body, call }) => {
      const confirmed = { projectId: params.uuid, shown: body.shown };
      return answered(await confirmOpening(dependencies, caller, confirmed), call.language);
    }),
    route(endpoints.declineOpening, async ({ caller, params, call }) =>
      answered(await declineOpening(dependencies, caller, params.uuid), call.language),
    ),
    route(endpoints.withdrawOpening, async ({ caller, params, call }) =>
      answered(await withdrawOpening(dependencies, caller, params.uuid), call.language),
    ),
    route(endpoints.listOpeningRequests, async ({ caller }) => {
      const reader = { accountId: caller.accountId, isProvider: isProvider(caller) };
      return done(collection((await listOpeningRequests(queries, caller.scope, reader)).map(toRequest)));
    }),
  ];
}

function answered(outcome: Outcome<ProjectRow>, language: Language) {
  return outcome.ok ? done(toProject(outcome.value, language)) : outcome;
}

function toRequest(row: OpeningRequestRow): OpeningRequest {
  return {
    project: row.projectId,
    project_name: row.projectName,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
    asked_by: row.askedBy,
    since: formatModified(row.askedAt),
  };
}
