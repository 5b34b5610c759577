import { z } from 'zod';
import { CHART_TITLE_MAX } from '../chart-title.ts';
import { collectionOf, tableQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { visibleName } from '../visible-text.ts';

/** The largest picture that is accepted, in bytes of the PNG itself. */
export const CHART_PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** How long a shared chart is visible, in days. */
export const SHARED_CHART_DAYS = 90;

export const PNG_DATA_URL = 'data:image/png;base64,';
/** Base64 has four characters for every three bytes. */
const PICTURE_CHARACTERS = PNG_DATA_URL.length + Math.ceil(CHART_PICTURE_MAX_BYTES / 3) * 4;

const savedChartInputSchema = z.object({
  image: z.string().min(1).startsWith(PNG_DATA_URL).describe('a PNG as data URL, at most 5 MB'),
  title: visibleName(CHART_TITLE_MAX).min(1).describe('stands in a file name'),
});

export const savedChartSchema = z
  .object({
    uuid: z.uuid(),
    url: z
      .string()
      .describe('path at which anybody sees the picture; the address of the installation comes before it'),
    expires: z.iso.datetime().describe('from this moment on nobody sees it'),
  })
  .meta({ id: 'SavedChart' });
export type SavedChart = z.output<typeof savedChartSchema>;

const sharedChartSchema = savedChartSchema
  .extend({
    title: z.string(),
    organization_name: z.string(),
    project_name: z.string().nullable(),
    created: z.iso.datetime(),
  })
  .meta({ id: 'SharedChart' });
export type SharedChart = z.output<typeof sharedChartSchema>;

const anyonesSharedChartSchema = sharedChartSchema
  .extend({ shared_by: z.string().describe('who shared it, by name or username') })
  .meta({ id: 'AnyonesSharedChart' });

const saving = {
  method: 'POST',
  payload: { kind: 'json', schema: savedChartInputSchema, maxBytes: PICTURE_CHARACTERS + 4096 },
  answer: { kind: 'json', status: 201, schema: savedChartSchema },
  refusals: [400, 404, 409, 429],
} as const;

export const saveProjectChart = defineEndpoint({
  ...saving,
  id: 'saveProjectChart',
  path: '/api/v1/project/:uuid/save-chart/',
  // A viewer may share charts of the dashboard, but sees no project.
  access: 'project.read',
  summary: 'Share the picture of a project’s chart with whoever is given its address',
  params: z.object({ uuid: z.uuid() }),
});

export const saveOrganisationChart = defineEndpoint({
  ...saving,
  id: 'saveOrganisationChart',
  path: '/api/v1/organization/:org/save-chart/',
  access: 'chart.save',
  summary: 'Share the picture of an organisation’s chart with whoever is given its address',
  params: z.object({ org: z.string().min(1).max(200).describe('slug') }),
});

export const listSharedCharts = defineEndpoint({
  id: 'listSharedCharts',
  method: 'GET',
  path: '/api/v1/shared-charts/',
  access: 'chart.revoke',
  summary: 'The charts that the caller shared and that can still be seen, newest first',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(sharedChartSchema) },
  refusals: [],
});

export const listAllSharedCharts = defineEndpoint({
  id: 'listAllSharedCharts',
  method: 'GET',
  path: '/api/v1/admin/shared-charts/',
  access: 'admin.shared-charts',
  summary: 'The charts that anybody shared and that can still be seen, newest first; staff only',
  query: z.object(tableQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(anyonesSharedChartSchema) },
  refusals: [400],
});

export const revokeSharedChart = defineEndpoint({
  id: 'revokeSharedChart',
  method: 'DELETE',
  path: '/api/v1/shared-charts/:chart/',
  access: 'chart.revoke',
  summary: 'Stop sharing a chart of one’s own, or as staff anybody’s: its picture is gone at once',
  params: z.object({ chart: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  whenFull: true,
  refusals: [404],
});

export const readSharedChart = defineEndpoint({
  id: 'readSharedChart',
  method: 'GET',
  path: '/gedeeld/:name.png',
  access: 'public',
  summary: 'A shared chart, for whoever has its address',
  params: z.object({ name: z.string().min(1).max(200) }),
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'image/png', shown: true },
  refusals: [404, 429],
});

export const readSharedLetter = defineEndpoint({
  id: 'readSharedLetter',
  method: 'GET',
  path: '/gedeeld/brief/:name',
  access: 'public',
  summary: 'A shared council letter as a page, for whoever has its address',
  params: z.object({ name: z.string().min(1).max(200) }),
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'text/html; charset=utf-8', shown: true },
  refusals: [404, 429],
});
