import { CONTRACT_TYPES, HISTORY_ACTIONS, HISTORY_SUBJECTS, PROJECT_TABS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery, tableQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

const isoDay = z.iso.date();
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const historyEntrySchema = z
  .object({
    id: z.number().int(),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    user: z.uuid().nullable().describe('null for what nobody signed in did'),
    user_name: z.string().describe('as it was then'),
    organization: z.string().nullable().describe('slug'),
    organization_name: z.string().nullable(),
    project: z.uuid().nullable(),
    project_name: z.string().nullable(),
    project_contract_type: z.enum(CONTRACT_TYPES).nullable(),
    subject_type: z.enum(HISTORY_SUBJECTS),
    subject: z.uuid().nullable(),
    subject_name: z.string().describe('as it was then'),
    action: z.enum(HISTORY_ACTIONS),
    changes: z
      .record(z.string(), z.object({ from: value, to: value }))
      .describe('old and new value per field'),
    automatic: z.boolean().describe('it followed from another act'),
    tab: z
      .enum(PROJECT_TABS)
      .nullable()
      .describe('of the project, where what it is about stands; null when that is nowhere (any more)'),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.output<typeof historyEntrySchema>;

export const HISTORY_ORDERINGS = ['-created', 'created'] as const;

const filters = {
  person: z.string().trim().min(1).max(200).optional().describe('part of a name'),
  subject: z.enum(HISTORY_SUBJECTS).optional(),
  action: z.enum(HISTORY_ACTIONS).optional(),
  from: isoDay.optional().describe('first day, Dutch local time'),
  until: isoDay.optional().describe('last day, Dutch local time'),
};

export const listHistory = defineEndpoint({
  id: 'listHistory',
  method: 'GET',
  path: '/api/v1/admin/history/',
  access: 'admin.history',
  summary: 'Who did what, when, in every organisation; newest first; staff only',
  query: z.object({
    ...tableQuery,
    organization: z.string().min(1).optional().describe('slug'),
    project: z.uuid().optional(),
    ...filters,
    ordering: z.enum(HISTORY_ORDERINGS).default('-created'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(historyEntrySchema) },
  refusals: [400],
});

export const getProjectHistory = defineEndpoint({
  id: 'getProjectHistory',
  method: 'GET',
  path: '/api/v1/project/:uuid/history/',
  access: 'project-history.read',
  summary: 'Who did what to a project and what belongs to it; newest first',
  params: z.object({ uuid: z.uuid() }),
  query: z.object({ ...pageQuery, page_size: tableQuery.page_size, ...filters }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(historyEntrySchema) },
  refusals: [400, 404],
});
