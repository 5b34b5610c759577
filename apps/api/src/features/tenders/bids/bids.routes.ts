import { endpoints, type PayloadOf } from '@milieuspoor/contract';
import { BID_DATA, fromWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { collection } from '../../../http/collection.ts';
import { type Route, route } from '../../../http/gate.ts';
import { done, NOT_FOUND } from '../../../http/outcome.ts';
import { readApplicant, readApplicants, readBids, readOwnBid } from '../../award/read-bids.ts';
import { resetCriteriaDiscounts } from '../../award/reset-criteria-discounts.ts';
import { findProject } from '../../projects/projects.queries.ts';
import { seenVersion } from '../../projects/seen-version.ts';
import { toProject } from '../../projects/to-project.ts';
import { addApplicants, type NewBid } from './add-applicants.ts';
import { deleteApplicant, restoreApplicant } from './delete-applicant.ts';
import { decideGaps } from './gaps/decide-gaps.ts';
import { toStatisticsOfBids } from './to-statistics-of-bids.ts';
import { updateApplicant } from './update-applicant.ts';

export function bidRoutes({ database, clock }: Dependencies): Route[] {
  const { queries } = database;
  const dependencies = { database, clock };
  return [
    route(endpoints.listApplicants, async ({ caller, query, call }) => {
      const project = await findProject(queries, caller.scope, query.project__uuid);
      return project
        ? done(collection(await readApplicants(queries, caller, project, call.language)))
        : NOT_FOUND;
    }),
    route(endpoints.createApplicant, async ({ caller, body, call }) => {
      const added = await addApplicants(dependencies, caller, {
        projectId: body.project,
        bids: [toBid(body.criteria.length > 0 ? body : { ...body, criteria: body.criteria_values ?? [] })],
        fieldOf: (_place, field) => field,
      });
      return added.ok ? applicantOf(caller, added.value.ids[0] ?? '', call.language) : added;
    }),
    route(endpoints.createApplicants, async ({ caller, params, body, call }) => {
      const added = await addApplicants(dependencies, caller, {
        projectId: params.uuid,
        bids: body.applicants.map(toBid),
        fieldOf: (place, field) => `${place}.${field}`,
      });
      if (!added.ok) return added;
      const { project, ids } = added.value;
      const all = await readApplicants(queries, caller, project, call.language);
      return done(collection(all.filter(({ uuid }) => ids.includes(uuid))));
    }),
    route(
      endpoints.updateApplicant,
      async ({ caller, params, body, call }) => {
        const changed = await updateApplicant(dependencies, caller, {
          id: params.uuid,
          input: { ...fromWire(BID_DATA, body), criteria: body.criteria },
          ruling: body.ruling,
          winner: { wins: body.active, reason: body.winner_reason, seen: body.seen_winner },
          shown: body.shown,
          seen: seenVersion(call.ifMatch, body),
          language: call.language,
        });
        return changed.ok ? applicantOf(caller, params.uuid, call.language) : changed;
      },
      async ({ caller, params, language, change }) =>
        isAboutItself(change)
          ? readOwnBid(queries, caller, params.uuid)
          : readApplicant(queries, caller, params.uuid, language),
    ),
    route(endpoints.decideGaps, async ({ caller, params, body, call }) => {
      const { decisions, shown } = body;
      const decided = await decideGaps(dependencies, caller, { id: params.uuid, decisions, shown });
      return decided.ok ? applicantOf(caller, params.uuid, call.language) : decided;
    }),
    route(endpoints.deleteApplicant, async ({ caller, params }) =>
      deleteApplicant(dependencies, caller, params.uuid),
    ),
    route(endpoints.restoreApplicant, async ({ caller, params, call }) => {
      const restored = await restoreApplicant(dependencies, caller, params.uuid);
      return restored.ok ? applicantOf(caller, params.uuid, call.language) : restored;
    }),
    route(endpoints.resetCriteriaDiscounts, async ({ caller, params, call }) => {
      const outcome = await resetCriteriaDiscounts(dependencies, caller, params.uuid);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.getApplicantStatistics, async ({ caller, params }) => {
      const project = await findProject(queries, caller.scope, params.uuid);
      return project
        ? done(toStatisticsOfBids(await readBids(queries, caller, project), project))
        : NOT_FOUND;
    }),
  ];

  async function applicantOf(caller: Caller, id: string, language: Parameters<typeof readApplicant>[3]) {
    const applicant = await readApplicant(queries, caller, id, language);
    return applicant ? done(applicant) : NOT_FOUND;
  }
}

/**
 * Tells whether a change only has fields that can be changed, so that none of its values must be compared with a score.
 * An empty reason of a winner can only be repeated: it depends on who is first.
 */
function isAboutItself(change: Readonly<Record<string, unknown>>): boolean {
  const { shape } = endpoints.updateApplicant.payload.schema;
  return change.winner_reason !== null && Object.keys(change).every((field) => field in shape);
}

type EnteredBid = PayloadOf<typeof endpoints.createApplicants>['applicants'][number];

function toBid({ criteria, ...entered }: EnteredBid): NewBid {
  return { ...fromWire(BID_DATA, entered), criteria };
}
