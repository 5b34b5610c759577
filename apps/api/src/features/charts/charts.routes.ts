import { endpoints, type SharedChart } from '@milieuspoor/contract';
import { isProvider } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection, pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { findProject } from '../projects/projects.queries.ts';
import { readSharedChart } from './read-shared-chart.ts';
import { saveChart } from './save-chart.ts';
import {
  deleteSavedChart,
  listAllSharedCharts,
  listSharedCharts,
  type SharedChartRow,
} from './saved-charts.queries.ts';
import { pathOfShared } from './share.ts';

export function chartRoutes(dependencies: Dependencies): Route[] {
  const { database, clock } = dependencies;
  const { queries } = database;
  return [
    route(endpoints.saveProjectChart, async ({ caller, params, body }) => {
      const project = await findProject(queries, caller.scope, params.uuid);
      if (!project) return NOT_FOUND;
      const { id: projectId, organisationId } = project;
      return saveChart(dependencies, caller, { ...body, organisationId, projectId });
    }),
    route(endpoints.saveOrganisationChart, async ({ caller, params, body }) => {
      const organisationId = await findOrganisationId(queries, caller.scope, params.org);
      if (!organisationId) return NOT_FOUND;
      return saveChart(dependencies, caller, { ...body, organisationId, projectId: null });
    }),
    route(endpoints.listSharedCharts, async ({ caller: { accountId, scope } }) => {
      const rows = await listSharedCharts(queries, scope, { accountId, now: clock.now() });
      return done(collection(rows.map(toSharedChart)));
    }),
    route(endpoints.listAllSharedCharts, async ({ query }) => {
      const { count, items } = await listAllSharedCharts(queries, { ...query, now: clock.now() });
      const results = items.map((row) => ({ ...toSharedChart(row), shared_by: row.maker }));
      return done(pageOf(endpoints.listAllSharedCharts, query, { count, items: results }));
    }),
    route(endpoints.revokeSharedChart, async ({ caller, params }) => {
      const maker = isProvider(caller) ? null : caller.accountId;
      const gone = await deleteSavedChart(queries, { id: params.chart, maker, now: clock.now() });
      return gone ? done(undefined) : NOT_FOUND;
    }),
    route(endpoints.readSharedChart, async ({ params, call }) =>
      readSharedChart({ database, clock }, { name: params.name, format: 'png', address: call.address }),
    ),
    route(endpoints.readSharedLetter, async ({ params, call }) =>
      readSharedChart({ database, clock }, { name: params.name, format: 'html', address: call.address }),
    ),
  ];
}

function toSharedChart(row: SharedChartRow): SharedChart {
  return {
    uuid: row.id,
    url: pathOfShared(row),
    title: row.title,
    organization_name: row.organisationName,
    project_name: row.projectName,
    created: row.createdAt.toISOString(),
    expires: row.expiresAt.toISOString(),
  };
}
