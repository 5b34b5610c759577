import { CONTRACT_TYPE_FILTERS, SECTORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { visibleName } from '../visible-text.ts';

export const SAVED_VIEW_NAME_MAX = 80;
/** How many a person can have in an organisation, private and shared, and how many shared ones an organisation can have. */
export const SAVED_VIEWS_MOST = { person: 50, organisation: 100 } as const;

const word = z.string().max(40);
const text = z.string().max(400);

/** What a dashboard shows, under the names that its address has in the code; what is absent has its default. */
const savedChoicesSchema = z
  .strictObject({
    tab: word.describe('one that no longer exists opens the first'),
    set: z.enum(SET_CODES),
    drill: text.describe('the path of the drill-down'),
    years: text.describe('with commas; empty for none'),
    contract: z.enum(CONTRACT_TYPE_FILTERS),
    sector: z.enum(SECTORS),
    focus: word,
    grouping: word,
    organisation: text.describe('slug of the organisation whose sectors are shown'),
    productGroup: z.uuid(),
  })
  .partial()
  .meta({ id: 'SavedChoices' });
export type SavedChoices = z.output<typeof savedChoicesSchema>;

const savedViewSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    shared: z.boolean().describe('whether everybody in the organisation has it'),
    mine: z.boolean().describe('whether the caller made it'),
    made_by: z.string().describe('the name of who made it'),
    removable: z.boolean().describe('whether the caller may delete it'),
    starts: z.boolean().describe('whether the caller’s dashboard of this organisation opens with it'),
    view: savedChoicesSchema,
    gone_years: z
      .array(z.number().int())
      .describe('years that it names in which the organisation has completed no design (any more)'),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedViewSchema>;

const organisationParams = z.object({ org: z.string().min(1).max(200).describe('slug') });
const viewParams = organisationParams.extend({ view: z.uuid() });
const PATH = '/api/v1/organization/:org/saved-views/';

export const listSavedViews = defineEndpoint({
  id: 'listSavedViews',
  method: 'GET',
  path: PATH,
  access: 'saved-view.manage',
  summary:
    'The caller’s own saved views of an organisation’s dashboard, and those that are shared there, by name',
  params: organisationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(savedViewSchema) },
  refusals: [404],
});

const savedViewInputSchema = z.object({
  name: visibleName(SAVED_VIEW_NAME_MAX).min(1),
  shared: z.boolean().default(false).describe('a viewer’s is their own'),
  view: savedChoicesSchema,
});
export type SavedViewInput = z.output<typeof savedViewInputSchema>;

export const createSavedView = defineEndpoint({
  id: 'createSavedView',
  method: 'POST',
  path: PATH,
  access: 'saved-view.manage',
  summary: 'Save a view of an organisation’s dashboard, for oneself or for everybody in the organisation',
  params: organisationParams,
  payload: { kind: 'json', schema: savedViewInputSchema },
  answer: { kind: 'json', status: 201, schema: savedViewSchema },
  refusals: [400, 403, 404, 409],
});

export const updateSavedView = defineEndpoint({
  id: 'updateSavedView',
  method: 'PATCH',
  path: `${PATH}:view/`,
  access: 'saved-view.manage',
  summary: 'Rename a saved view that one made, share it or not, or have it show something else',
  params: viewParams,
  payload: {
    kind: 'json',
    schema: savedViewInputSchema.extend({ shared: z.boolean() }).partial(),
  },
  answer: { kind: 'json', status: 200, schema: savedViewSchema },
  refusals: [400, 403, 404, 409],
});

export const deleteSavedView = defineEndpoint({
  id: 'deleteSavedView',
  method: 'DELETE',
  path: `${PATH}:view/`,
  access: 'saved-view.manage',
  summary: 'Delete a saved view: one’s own, and as an administrator of the organisation any that is shared',
  params: viewParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [404],
});

export const setStartView = defineEndpoint({
  id: 'setStartView',
  method: 'POST',
  path: '/api/v1/organization/:org/start-view/',
  access: 'saved-view.manage',
  summary: 'Choose the saved view that the caller’s dashboard of an organisation opens with, or none',
  params: organisationParams,
  payload: { kind: 'json', schema: z.object({ view: z.uuid().nullable() }) },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});
