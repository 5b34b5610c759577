import { choiceOf, dayOf } from '../../lib/address/address-values.ts';

/** The amounts of time that the calendar can show at once, in the order in which they are offered (part 1, §2). */
export const AGENDA_VIEWS = ['day', 'week', 'month', 'four-days'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** The part of the agenda's state that is in the address: how much it shows, and around which day. */
export interface AgendaSearch {
  readonly view?: AgendaView | undefined;
  readonly day?: string | undefined;
}

/** Returns the state that an address gives; values that make no sense are left out. */
export function parseAgendaSearch(search: Readonly<Record<string, unknown>>): AgendaSearch {
  return { view: choiceOf(AGENDA_VIEWS, search.view), day: dayOf(search.day) };
}
