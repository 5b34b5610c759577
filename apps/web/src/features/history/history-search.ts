import { HISTORY_ACTIONS, HISTORY_SUBJECTS } from '@milieuspoor/domain';
import { z } from 'zod';

const text = z.coerce.string().catch('').default('');

/** What the history is narrowed by, as its address says it. */
export const historySearchSchema = z.object({
  zoek: text,
  organisatie: text,
  project: z.uuid().optional().catch(undefined),
  persoon: text,
  onderwerp: z
    .enum(['', ...HISTORY_SUBJECTS])
    .catch('')
    .default(''),
  handeling: z
    .enum(['', ...HISTORY_ACTIONS])
    .catch('')
    .default(''),
  van: z.iso.date().or(z.literal('')).catch('').default(''),
  tot: z.iso.date().or(z.literal('')).catch('').default(''),
  volgorde: z.enum(['-created', 'created']).catch('-created').default('-created'),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
});
export type HistorySearch = z.output<typeof historySearchSchema>;
export type HistorySearchChange = (changes: Partial<z.input<typeof historySearchSchema>>) => void;

/** An address in which every filter is off. */
export const EMPTY_FILTERS = {
  zoek: '',
  organisatie: '',
  project: undefined,
  persoon: '',
  onderwerp: '',
  handeling: '',
  van: '',
  tot: '',
} as const;

export function isFiltered(search: HistorySearch): boolean {
  return Object.keys(EMPTY_FILTERS).some((key) => Boolean(search[key as keyof typeof EMPTY_FILTERS]));
}
