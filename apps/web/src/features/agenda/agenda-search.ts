import { choiceOf, dayOf } from '../../lib/address-values.ts';
import { AGENDA_VIEWS, type AgendaView } from './agenda-view.ts';

/** What of the agenda stands in the address: how much of it, and around which day. */
export interface AgendaSearch {
  readonly weergave?: AgendaView | undefined;
  readonly datum?: string | undefined;
}

/** The part of the agenda that an address states; what makes no sense is left out. */
export function parseAgendaSearch(search: Readonly<Record<string, unknown>>): AgendaSearch {
  return { weergave: choiceOf(AGENDA_VIEWS, search.weergave), datum: dayOf(search.datum) };
}
