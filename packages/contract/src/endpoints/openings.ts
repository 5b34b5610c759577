import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { shownField } from '../shown.ts';
import { projectSchema } from './projects.ts';

const projectParams = z.object({ uuid: z.uuid() });
const answer = { kind: 'json', status: 200, schema: projectSchema } as const;
const confirmed = z.object({ shown: shownField.shown.optional() });

export const askOpening = defineEndpoint({
  id: 'askOpening',
  method: 'POST',
  path: '/api/v1/project/:uuid/ask_opening/',
  access: 'opening.ask',
  summary: 'Ask to open the bids, with a second member as witness',
  description:
    'Of a project that seals its bids. Nothing is opened by it: the witness is written to, and confirms it by open_bids. It takes a ' +
    'complete award model and at least one bidder. Who asked may ask anew, which takes the place of the former request.',
  confirms: true,
  params: projectParams,
  payload: {
    kind: 'json',
    schema: z.object({
      witness: z
        .uuid()
        .nullable()
        .describe(
          'another active member of the organisation who is no viewer: a user; null where there is none, and the provider confirms',
        ),
      shown: shownField.shown.optional(),
    }),
  },
  answer,
  refusals: [400, 404, 409],
});

export const openBids = defineEndpoint({
  id: 'openBids',
  method: 'POST',
  path: '/api/v1/project/:uuid/open_bids/',
  access: 'project.edit',
  summary: 'Open the bids, as the witness whom another member asked',
  description:
    'Until then what was bid is seen by who entered it alone, and there is no score, no ranking and no winner. It is refused with ' +
    '409 to everybody but the witness, and when the award model or the bidders are others than when it was asked.',
  confirms: true,
  params: projectParams,
  payload: { kind: 'json', schema: confirmed },
  answer,
  refusals: [400, 404, 409],
});

export const declineOpening = defineEndpoint({
  id: 'declineOpening',
  method: 'POST',
  path: '/api/v1/project/:uuid/decline_opening/',
  access: 'project.edit',
  summary: 'Leave the bids sealed, as the witness whom another member asked',
  params: projectParams,
  payload: { kind: 'none' },
  answer,
  refusals: [404, 409],
});

export const withdrawOpening = defineEndpoint({
  id: 'withdrawOpening',
  method: 'POST',
  path: '/api/v1/project/:uuid/withdraw_opening/',
  access: 'project.edit',
  summary: 'Take back that the bids be opened, as who asked it',
  description: 'Any member may once who asked, or who was asked, is no active member any more.',
  params: projectParams,
  payload: { kind: 'none' },
  answer,
  refusals: [404, 409],
});

export const openingRequestSchema = z
  .object({
    project: z.uuid(),
    project_name: z.string(),
    organization: z.string().describe('slug'),
    organization_name: z.string(),
    asked_by: z.string(),
    since: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  })
  .meta({ id: 'OpeningRequest' });
export type OpeningRequest = z.output<typeof openingRequestSchema>;

export const listOpeningRequests = defineEndpoint({
  id: 'listOpeningRequests',
  method: 'GET',
  path: '/api/v1/opening-request/',
  access: 'project.read',
  summary: 'Openings of bids that wait for the caller as the witness, oldest first',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(openingRequestSchema) },
  refusals: [],
});
