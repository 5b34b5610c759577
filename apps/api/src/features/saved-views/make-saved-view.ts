import { SAVED_VIEWS_MOST, type SavedViewInput } from '@milieuspoor/contract';
import { isViewer } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { lockOrganisation } from '../organisations/organisations.queries.ts';
import { countSavedViews, findSavedView, insertSavedView, type ViewsOf } from './saved-views.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Saves a view of an organisation's dashboard; returns its id. */
export async function makeSavedView(
  { database, clock }: Needs,
  caller: Caller,
  slug: string,
  input: SavedViewInput,
): Promise<Outcome<string>> {
  return database.transaction<Outcome<string>>(async (queries) => {
    // It is locked, so that two views that are saved at the same time count each other.
    const organisation = await lockOrganisation(queries, caller.scope, slug);
    if (!organisation) return NOT_FOUND;
    const of = { organisationId: organisation.id, accountId: caller.accountId };
    const refusal = await refuseView(queries, caller, of, { own: true, shared: input.shared });
    if (refusal) return refusal;
    const id = await insertSavedView(queries, { ...of, ...input, createdAt: clock.now() });
    return (await findSavedView(queries, caller.scope, { ...of, id })) ? done(id) : NOT_FOUND;
  });
}

/** Returns the refusal of one more view: a viewer shares none, and neither a person nor an organisation has too many. */
export async function refuseView(
  queries: Queries,
  caller: Caller,
  of: ViewsOf,
  more: { readonly own: boolean; readonly shared: boolean },
): Promise<Outcome<never> | null> {
  if (more.shared && isViewer(caller))
    return refused({ kind: 'forbidden', message: message('saved-view-viewer') });
  const { own, shared } = await countSavedViews(queries, of);
  const { person, organisation } = SAVED_VIEWS_MOST;
  if (more.own && own >= person)
    return refused({ kind: 'conflict', message: message('saved-views-own-most', { most: person }) });
  if (more.shared && shared >= organisation)
    return refused({ kind: 'conflict', message: message('saved-views-shared-most', { most: organisation }) });
  return null;
}
