import { endpoints } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { listCompleteModels } from '../award/model/award-models.queries.ts';
import { readAskedOfBids } from '../award/model/read-asked-of-bids.ts';
import { findProject, type ProjectRow } from '../projects/projects.queries.ts';
import { toProject } from '../projects/to-project.ts';
import type { FiguresOfOthers } from '../statistics/others/figures-of-others.ts';
import { ownOf, tellFigures } from '../statistics/others/fixed-figures.ts';
import { bidRoutes } from './bids/bids.routes.ts';
import { openingRoutes } from './bids/opening/openings.routes.ts';
import { beginCorrection } from './correction/begin-correction.ts';
import { endCorrection } from './correction/end-correction.ts';
import { askedLetters } from './documents/asked-letters.ts';
import { exportAwardRecord } from './documents/export-award-record.ts';
import { exportBidderLetter } from './documents/export-bidder-letter.ts';
import { exportBidderLetters } from './documents/export-bidder-letters.ts';
import { exportEmvi } from './documents/export-emvi.ts';
import { findIssuedDocument } from './issued/find-issued-document.ts';
import { issueCriterion } from './issued/issue-criterion.ts';
import type { IssuedFileAsked } from './issued/issued-criteria.queries.ts';
import { listIssuedCriteria } from './issued/list-issued-criteria.ts';
import { toStimulation } from './model/to-stimulation.ts';
import { toggleEmvi } from './model/toggle-emvi.ts';
import { drawSimulation } from './simulation/draw-simulation.ts';
import { readSimulation } from './simulation/read-simulation.ts';

export function tenderRoutes(dependencies: Dependencies, others: FiguresOfOthers): Route[] {
  const { database, clock } = dependencies;
  return [
    ...bidRoutes(dependencies),
    ...openingRoutes(dependencies),
    route(endpoints.toggleEmvi, async ({ caller, params, body, call }) => {
      const step = {
        id: params.uuid,
        seen: call.ifMatch,
        shown: body?.shown,
        keepsReference: body?.keep_reference_value === true,
        language: call.language,
      };
      const outcome = await toggleEmvi({ database, clock }, caller, step);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.beginCorrection, async ({ caller, params, body, call }) => {
      const begun = { projectId: params.uuid, reason: body.reason };
      const outcome = await beginCorrection({ database, clock }, caller, begun);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.endCorrection, async ({ caller, params, call }) => {
      const outcome = await endCorrection({ database, clock }, caller, params.uuid);
      return outcome.ok ? done(toProject(outcome.value, call.language)) : outcome;
    }),
    route(endpoints.getAskedOfBids, async ({ caller, params }) => {
      const project = await findProject(database.queries, caller.scope, params.uuid);
      return project ? done(await readAskedOfBids(database.queries, project)) : NOT_FOUND;
    }),
    route(endpoints.getStimulation, async ({ caller, params }) => {
      const project = await findProject(database.queries, caller.scope, params.uuid);
      if (!project) return NOT_FOUND;
      const models = await listCompleteModels(database.queries, [project.organisationId]);
      const country = tellFigures(await others.find(), ['stimulation'], ownOf(caller.scope));
      return done(toStimulation(project, models, country));
    }),
    route(endpoints.exportEmvi, async ({ caller, params, call }) =>
      exportEmvi(dependencies, caller, { id: params.uuid, language: call.language }),
    ),
    route(endpoints.listIssuedCriteria, async ({ caller, params }) =>
      listIssuedCriteria(dependencies, caller, params.uuid),
    ),
    route(endpoints.issueCriterion, async ({ caller, params, body }) => {
      const issued = await issueCriterion(dependencies, caller, { id: params.uuid, shown: body?.shown });
      return issued.ok ? listIssuedCriteria(dependencies, caller, params.uuid) : issued;
    }),
    route(endpoints.downloadIssuedCriterion, async ({ caller, params, call }) =>
      issuedFile(caller, { ...params, kind: 'criterion', language: call.language }),
    ),
    route(endpoints.downloadCriterionNote, async ({ caller, params, call }) =>
      issuedFile(caller, { ...params, kind: 'note', language: call.language }),
    ),
    route(endpoints.exportAwardRecord, async ({ caller, params, call }) =>
      exportAwardRecord(dependencies, caller, { id: params.uuid, language: call.language }),
    ),
    route(endpoints.exportBidderLetter, async ({ caller, params, query, call }) =>
      exportBidderLetter(dependencies, caller, askedLetters(params.uuid, query, call)),
    ),
    route(endpoints.exportBidderLetters, async ({ caller, params, query, call }) =>
      exportBidderLetters(dependencies, caller, askedLetters(params.uuid, query, call)),
    ),
    route(endpoints.simulateTender, async ({ caller, params, query, call }) => {
      const drawn = await drawSimulation({ database, clock }, caller, { id: params.uuid, seed: query.seed });
      return drawn.ok ? simulationOf(drawn.value, { page: 1, language: call.language }) : drawn;
    }),
    route(endpoints.listRandomApplicants, async ({ caller, query, call }) => {
      const project = await findProject(database.queries, caller.scope, query.project__uuid);
      const asked = { page: query.page, language: call.language };
      return project ? simulationOf(project, asked) : NOT_FOUND;
    }),
  ];

  async function issuedFile(
    caller: Caller,
    { uuid, ...file }: Omit<IssuedFileAsked, 'projectId'> & { readonly uuid: string },
  ) {
    const found = await findIssuedDocument(database.queries, caller, { projectId: uuid, ...file });
    return found ? done(found) : NOT_FOUND;
  }

  async function simulationOf(project: ProjectRow, asked: { page: number; language: Language }) {
    const { count, results, ...simulation } = await readSimulation(database.queries, project, asked);
    const query = { project__uuid: project.id, page: asked.page };
    return done({
      ...pageOf(endpoints.listRandomApplicants, query, { count, items: results }),
      award_model_version: project.awardModelVersion,
      ...simulation,
    });
  }
}
