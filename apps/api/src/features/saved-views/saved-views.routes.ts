import { endpoints, type SavedView } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { changeSavedView, chooseStartView, removeSavedView } from './change-saved-view.ts';
import { makeSavedView } from './make-saved-view.ts';
import { listSavedViews, listYearsWithDesigns } from './saved-views.queries.ts';
import { toSavedView } from './to-saved-view.ts';

/** The routes of the views of a dashboard that people save. */
export function savedViewRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;

  async function viewsOf(caller: Caller, slug: string): Promise<SavedView[] | null> {
    const organisationId = await findOrganisationId(queries, caller.scope, slug);
    if (!organisationId) return null;
    const { accountId } = caller;
    const rows = await listSavedViews(queries, caller.scope, { organisationId, accountId });
    if (rows.length === 0) return [];
    const years = await listYearsWithDesigns(queries, caller.scope, organisationId);
    return rows.map((row) => toSavedView(row, caller, { organisationId, years }));
  }

  async function viewOf(caller: Caller, slug: string, id: string): Promise<Outcome<SavedView>> {
    const view = (await viewsOf(caller, slug))?.find(({ uuid }) => uuid === id);
    return view ? done(view) : NOT_FOUND;
  }

  return [
    route(endpoints.listSavedViews, async ({ caller, params }) => {
      const views = await viewsOf(caller, params.org);
      return views ? done(collection(views)) : NOT_FOUND;
    }),
    route(endpoints.createSavedView, async ({ caller, params, body }) => {
      const outcome = await makeSavedView(dependencies, caller, params.org, body);
      return outcome.ok ? viewOf(caller, params.org, outcome.value) : outcome;
    }),
    route(
      endpoints.updateSavedView,
      async ({ caller, params, body }) => {
        const at = { slug: params.org, id: params.view };
        const outcome = await changeSavedView(dependencies, caller, at, body);
        return outcome.ok ? viewOf(caller, params.org, params.view) : outcome;
      },
      async ({ caller, params }) => {
        const view = await viewOf(caller, params.org, params.view);
        return view.ok ? view.value : null;
      },
    ),
    route(endpoints.deleteSavedView, async ({ caller, params }) =>
      removeSavedView(dependencies, caller, { slug: params.org, id: params.view }),
    ),
    route(endpoints.setStartView, async ({ caller, params, body }) =>
      chooseStartView(dependencies, caller, params.org, body.view),
    ),
  ];
}
