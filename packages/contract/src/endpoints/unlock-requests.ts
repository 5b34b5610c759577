import { OPENING_STEPS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from './projects.ts';

const moment = z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time');

const unlockRequestSchema = z
  .object({
    uuid: z.uuid(),
    kind: z.enum(OPENING_STEPS).describe('what opens the project'),
    asked_by: z.string().describe('the name of who asked'),
    asked: moment,
    reason: z.string(),
  })
  .meta({ id: 'UnlockRequest' });

const listedUnlockRequestSchema = unlockRequestSchema
  .extend({
    project: z.uuid(),
    project_name: z.string(),
    organization: z.string().describe('slug'),
    organization_name: z.string(),
  })
  .meta({ id: 'ListedUnlockRequest' });
export type ListedUnlockRequest = z.output<typeof listedUnlockRequestSchema>;

const closureSchema = z
  .object({
    opens: z
      .enum(OPENING_STEPS)
      .nullable()
      .describe('what would open the project; null when nothing of it is closed'),
    closed: z
      .object({
        by: z.string(),
        at: moment,
        reason: z.string().nullable().describe('null where none was asked: a phase is completed without one'),
      })
      .nullable()
      .describe('the lock, or else the last completion; null when nothing of it is known'),
    request: unlockRequestSchema.nullable().describe('the one that waits for an answer'),
    refused: z
      .object({ asked_by: z.string(), at: moment, answer: z.string() })
      .nullable()
      .describe('the answer to the last request, where it was refused since the project was closed'),
  })
  .meta({ id: 'ProjectClosure' });
export type ProjectClosure = z.output<typeof closureSchema>;

const projectParams = z.object({ uuid: z.uuid() });

export const getProjectClosure = defineEndpoint({
  id: 'getProjectClosure',
  method: 'GET',
  path: '/api/v1/project/:uuid/closure/',
  access: 'project.read',
  summary: 'Why a project is closed, since when and by whom, and what became of asking to open it',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: closureSchema },
  refusals: [404],
});

export const askUnlocking = defineEndpoint({
  id: 'askUnlocking',
  method: 'POST',
  path: '/api/v1/project/:uuid/unlock-request/',
  access: 'project.ask-unlocking',
  summary: 'Ask the provider to open a closed project, with a reason; one request at a time',
  params: projectParams,
  payload: { kind: 'json', schema: reasonSchema },
  answer: { kind: 'json', status: 201, schema: closureSchema },
  refusals: [400, 404, 409],
});

export const listUnlockRequests = defineEndpoint({
  id: 'listUnlockRequests',
  method: 'GET',
  path: '/api/v1/unlock-request/',
  access: 'project.lock',
  summary: 'Requests to open a project that wait for an answer, oldest first; staff only',
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(listedUnlockRequestSchema) },
  refusals: [400],
});

export const refuseUnlocking = defineEndpoint({
  id: 'refuseUnlocking',
  method: 'POST',
  path: '/api/v1/unlock-request/:uuid/refuse/',
  access: 'project.lock',
  summary:
    'Leave a project closed, with a reason for who asked; unlocking or reopening it grants the request',
  params: projectParams,
  payload: { kind: 'json', schema: reasonSchema },
  answer: { kind: 'json', status: 200, schema: closureSchema },
  refusals: [400, 404, 409],
});
