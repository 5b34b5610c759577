import type { SavedViewInput } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { lockOrganisation } from '../organisations/organisations.queries.ts';
import { refuseView } from './make-saved-view.ts';
import { deleteSavedView, findSavedView, setStartView, updateSavedView } from './saved-views.queries.ts';
import { mayRemove } from './to-saved-view.ts';

type Needs = Pick<Dependencies, 'database'>;

/** A view of an organisation. */
interface ViewAt {
  readonly slug: string;
  readonly id: string;
}

/** The fields to change; absent ones stay as they are. */
type Changes = { readonly [Field in keyof SavedViewInput]?: SavedViewInput[Field] | undefined };

/** Changes a view that the caller made. */
export async function changeSavedView(
  { database }: Needs,
  caller: Caller,
  { slug, id }: ViewAt,
  changes: Changes,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const of = { organisationId: organisation.id, accountId: caller.accountId };
    const row = await findSavedView(queries, caller.scope, { ...of, id });
    if (!row || row.accountId !== caller.accountId) return NOT_FOUND;
    const shared = changes.shared ?? row.shared;
    if (shared && !row.shared) {
      const refusal = await refuseView(queries, caller, of, { own: false, shared });
      if (refusal) return refusal;
    }
    await updateSavedView(queries, {
      id,
      organisationId: organisation.id,
      name: changes.name ?? row.name,
      shared,
      view: changes.view ?? row.view,
    });
    return done(undefined);
  });
}

/** Deletes a view of the caller's own, or as an administrator of the organisation one that is shared. */
export async function removeSavedView(
  { database }: Needs,
  caller: Caller,
  { slug, id }: ViewAt,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const of = { organisationId: organisation.id, accountId: caller.accountId };
    const row = await findSavedView(queries, caller.scope, { ...of, id });
    if (!row || !mayRemove(row, caller, organisation.id)) return NOT_FOUND;
    await deleteSavedView(queries, { id, organisationId: organisation.id });
    return done(undefined);
  });
}

/** Chooses the view that the caller's dashboard opens with; null for none. */
export async function chooseStartView(
  { database }: Needs,
  caller: Caller,
  slug: string,
  viewId: string | null,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const of = { organisationId: organisation.id, accountId: caller.accountId };
    if (viewId !== null && !(await findSavedView(queries, caller.scope, { ...of, id: viewId })))
      return NOT_FOUND;
    await setStartView(queries, of, viewId);
    return done(undefined);
  });
}
