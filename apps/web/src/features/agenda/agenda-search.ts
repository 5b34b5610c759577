import { z } from 'zod';
import { AGENDA_VIEWS } from './agenda-view.ts';

/** What of the agenda stands in the address: how much of it, and around which day. What makes no sense is left out. */
export const agendaSearchSchema = z.object({
  weergave: z.enum(AGENDA_VIEWS).optional().catch(undefined),
  datum: z.iso.date().optional().catch(undefined),
});
export type AgendaSearch = z.output<typeof agendaSearchSchema>;
