import { choiceOf, dayOf } from '../../lib/address/address-values.ts';
import { AGENDA_VIEWS, type AgendaView } from './agenda-view.ts';

/** What of the agenda stands in the address: how much of it, and around which day. */
export interface AgendaSearch {
  readonly view?: AgendaView | undefined;
  readonly day?: string | undefined;
}

/** The part of the agenda that an address states; what makes no sense is left out. */
export function parseAgendaSearch(search: Readonly<Record<string, unknown>>): AgendaSearch {
  return { view: choiceOf(AGENDA_VIEWS, search.view), day: dayOf(search.day) };
}
