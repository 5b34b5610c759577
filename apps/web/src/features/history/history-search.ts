import { HISTORY_ACTIONS, HISTORY_SUBJECTS } from '@milieuspoor/domain';
import { z } from 'zod';

const text = z.coerce.string().catch('').default('');

/** The filters of the history, kept in its address. */
export const historySearchSchema = z.object({
  text,
  organisation: text,
  project: z.uuid().optional().catch(undefined),
  person: text,
  subject: z
    .enum(['', ...HISTORY_SUBJECTS])
    .catch('')
    .default(''),
  action: z
    .enum(['', ...HISTORY_ACTIONS])
    .catch('')
    .default(''),
  from: z.iso.date().or(z.literal('')).catch('').default(''),
  until: z.iso.date().or(z.literal('')).catch('').default(''),
  order: z.enum(['-created', 'created']).catch('-created').default('-created'),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});
/** The filters of one project's history, which stands below its data. */
export const projectHistorySearchSchema = historySearchSchema.pick({
  person: true,
  subject: true,
  action: true,
  from: true,
  until: true,
});
export type ProjectHistorySearch = z.output<typeof projectHistorySearchSchema>;

export type HistorySearch = z.output<typeof historySearchSchema>;
export type HistorySearchChange = (changes: Partial<z.input<typeof historySearchSchema>>) => void;

/** An address in which every filter is off. */
export const EMPTY_FILTERS = {
  text: '',
  organisation: '',
  project: undefined,
  person: '',
  subject: '',
  action: '',
  from: '',
  until: '',
} as const;

export function isFiltered(search: ProjectHistorySearch & Partial<HistorySearch>): boolean {
  return Object.keys(EMPTY_FILTERS).some((key) => Boolean(search[key as keyof typeof EMPTY_FILTERS]));
}
