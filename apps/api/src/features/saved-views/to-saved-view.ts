import type { SavedChoices, SavedView } from '@milieuspoor/contract';
import type { Caller } from '../../http/caller.ts';
import type { SavedViewRow } from './saved-views.queries.ts';

/** Returns a view as the caller has it; `years` are those in which the organisation completed a design. */
export function toSavedView(
  row: SavedViewRow,
  caller: Pick<Caller, 'accountId' | 'administered'>,
  { organisationId, years }: { readonly organisationId: string; readonly years: readonly number[] },
): SavedView {
  return {
    uuid: row.id,
    name: row.name,
    shared: row.shared,
    mine: row.accountId === caller.accountId,
    made_by: row.madeBy,
    removable: mayRemove(row, caller, organisationId),
    starts: row.starts,
    view: row.view,
    gone_years: yearsOf(row.view).filter((year) => !years.includes(year)),
  };
}

/** Tells whether the caller may delete a view: its maker, and where it is shared an administrator too. */
export function mayRemove(
  { accountId, shared }: Pick<SavedViewRow, 'accountId' | 'shared'>,
  caller: Pick<Caller, 'accountId' | 'administered'>,
  organisationId: string,
): boolean {
  if (accountId === caller.accountId) return true;
  const { administered } = caller;
  return shared && (administered.kind === 'all' || administered.ids.includes(organisationId));
}

function yearsOf({ years }: SavedChoices): number[] {
  return years ? years.split(',').map(Number).filter(Number.isInteger) : [];
}
