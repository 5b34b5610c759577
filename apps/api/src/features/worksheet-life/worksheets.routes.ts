import { endpoints } from '@milieuspoor/contract';
import { setOfDataType } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { toCheck } from '../calculation-life/upload/to-check.ts';
import type { KeptWork } from '../chances/kept-work.ts';
import { findProject } from '../projects/projects.queries.ts';
import { seenVersion } from '../projects/seen-version.ts';
import {
  deleteWorksheet,
  findWorksheet,
  listWorksheets,
  storeQuantities,
} from '../worksheets/worksheets.queries.ts';
import { changeWorksheet, onWorksheet, staleWorksheet } from './change-worksheet.ts';
import { checkWorksheet } from './check-worksheet.ts';
import { createVariantOfChances } from './create-variant-of-chances.ts';
import { createWorksheet } from './create-worksheet.ts';
import { toWorksheet, toWorksheetInList } from './to-worksheet.ts';
import { weighSources } from './weigh-sources.ts';
import { findWorksheetBaseline } from './worksheet-baseline.ts';

/** The routes of worksheets: drafts of calculations, each of its maker alone. */
export function worksheetRoutes(dependencies: Dependencies, kept: KeptWork): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.listWorksheets, async ({ caller, query }) => {
      const project = await findProject(queries, caller.scope, query.project__uuid);
      if (!project) return NOT_FOUND;
      const { accountId } = caller;
      const drafts = await listWorksheets(queries, caller.scope, { projectId: project.id, accountId });
      return done(collection(drafts.map(toWorksheetInList)));
    }),
    route(endpoints.createWorksheet, async ({ caller, body }) => {
      const { project: projectId, calculation_type: calculationType, name, source, rows } = body;
      const outcome = await createWorksheet(dependencies, caller, {
        ...{ projectId, calculationType, name, sourceId: source, rows, quantities: null },
        replacements: body.replacements.map(({ post_number, ...each }) => ({
          ...{ ...each, postNumber: post_number },
        })),
      });
      if (!outcome.ok) return outcome;
      return onWorksheet(dependencies, caller, outcome.value, async (made) => done(toWorksheet(made)));
    }),
    route(endpoints.createVariantOfChances, async ({ caller, body }) => {
      const {
        project: projectId,
        calculation: calculationId,
        project_data_type: dataType,
        name,
        posts,
      } = body;
      const set = setOfDataType(dataType);
      const outcome = await createVariantOfChances({ ...dependencies, kept }, caller, {
        ...{ projectId, calculationId, set, name, posts },
      });
      if (!outcome.ok) return outcome;
      return onWorksheet(dependencies, caller, outcome.value, async (made) => done(toWorksheet(made)));
    }),
    route(endpoints.getWorksheet, ({ caller, params }) =>
      onWorksheet(dependencies, caller, params.worksheet, async (found) => done(toWorksheet(found))),
    ),
    route(
      endpoints.changeWorksheet,
      async ({ caller, params, body, call }) => {
        const { name, calculation_type: calculationType, rows } = body;
        const change = { id: params.worksheet, changes: { name, calculationType, rows } };
        const seen = seenVersion(call.ifMatch, body);
        const outcome = await changeWorksheet(dependencies, caller, { ...change, seen });
        if (!outcome.ok) return outcome;
        return onWorksheet(dependencies, caller, params.worksheet, async (changed) =>
          done(toWorksheetInList(changed)),
        );
      },
      async ({ caller, params }) => {
        const at = { id: params.worksheet, accountId: caller.accountId };
        const found = await findWorksheet(queries, caller.scope, at);
        return found ? toWorksheet(found) : null;
      },
    ),
    route(endpoints.keepWorksheetQuantities, async ({ caller, params, file }) => {
      const at = { id: params.worksheet, accountId: caller.accountId };
      const kept = await storeQuantities(queries, caller.scope, at, file);
      return kept ? done(undefined) : NOT_FOUND;
    }),
    route(endpoints.deleteWorksheet, async ({ caller, params }) => {
      const at = { id: params.worksheet, accountId: caller.accountId };
      return (await deleteWorksheet(queries, caller.scope, at)) ? done(undefined) : NOT_FOUND;
    }),
    route(endpoints.weighWorksheetSources, ({ caller, params, body, call }) =>
      onWorksheet(dependencies, caller, params.worksheet, async ({ organisationId, source, rows: kept }) => {
        const { language } = call;
        const madeFrom = source?.id ?? null;
        const weighing = { organisationId, madeFrom, rows: body.rows ?? kept, language };
        const outcome = await weighSources(dependencies, caller, weighing);
        if (!outcome.ok) return outcome;
        const { weights, sources } = outcome.value;
        return done({
          weights_versions: { a1: weights.a1.version, a2: weights.a2.version },
          weights_unconfirmed: { a1: [...weights.a1.unconfirmed], a2: [...weights.a2.unconfirmed] },
          sources: [...sources],
        });
      }),
    ),
    route(endpoints.getWorksheetBaseline, ({ caller, params, query }) =>
      onWorksheet(dependencies, caller, params.worksheet, async (worksheet) => {
        const outcome = await findWorksheetBaseline(dependencies, caller, worksheet, query.set);
        return outcome.ok ? done({ against: outcome.value }) : outcome;
      }),
    ),
    route(endpoints.checkWorksheet, ({ caller, params, body, call }) =>
      onWorksheet(dependencies, caller, params.worksheet, async (worksheet) => {
        if (body.revision !== worksheet.revision) return staleWorksheet(worksheet);
        const outcome = await checkWorksheet(dependencies, caller, worksheet, call.language);
        return outcome.ok ? done(toCheck(outcome.value, call.language)) : outcome;
      }),
    ),
  ];
}
