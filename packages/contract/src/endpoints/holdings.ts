import { DASHBOARD_TYPES, HOLDING_KINDS, MEMBER_STANDINGS } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { shownField } from '../shown.ts';

const organisationSchema = z.object({ slug: z.string(), name: z.string() });

const holdingSchema = z
  .object({
    uuid: z.uuid(),
    kind: z.enum(HOLDING_KINDS),
    name: z
      .string()
      .describe('of a webhook where it leads, without its path; of an invitation who was invited'),
    organization: organisationSchema
      .nullable()
      .describe('null of what belongs to the account: the address of a calendar, an invitation of staff'),
    project: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
    needs: z.enum(MEMBER_STANDINGS).describe('what somebody has to be there at least to go on with it'),
    handed_on: z.boolean().describe('whether somebody else may go on with it'),
    ends: z.boolean().describe('whether it ends unless somebody does; a sealed bid stays as it is'),
  })
  .meta({ id: 'Holding' });
export type Holding = z.output<typeof holdingSchema>;

const holderSchema = z
  .object({
    uuid: z.uuid().describe('of the account'),
    name: z.string(),
    organization: z.string().describe('slug'),
    standing: z.enum(MEMBER_STANDINGS),
  })
  .meta({ id: 'Holder', description: 'Somebody who may go on with what needs no more than this standing' });
export type Holder = z.output<typeof holderSchema>;

const leavingSchema = z
  .object({ holdings: z.array(holdingSchema), holders: z.array(holderSchema) })
  .meta({ id: 'Leaving', description: 'What somebody would hold no longer, and who may go on with it' });
export type Leaving = z.output<typeof leavingSchema>;

/** More than anybody holds: keys, webhooks and pictures have limits. */
const MOST_KEPT = 1000;

/** The body fields of an action that may take things from their holder. */
export const leavingFields = {
  ...shownField,
  keep: z
    .array(z.object({ uuid: z.uuid().describe('of the holding'), holder: z.uuid().describe('an account') }))
    .max(MOST_KEPT)
    .describe('what goes on under the name of somebody else; the rest ends'),
};

/** The body of an action without other fields. A request without a body is read as null. */
export const leavingBody = z.object(leavingFields).partial().nullish();

export const LEAVING_ACT =
  'What the person may hold no longer ends in the same step: API keys, webhooks, invitations that wait, requests to open a ' +
  'project, shared pictures, the address of the calendar; a sealed bid stays sealed. `keep` names what goes on under another’s ' +
  'name. With `shown.holdings`, what stood on the screen, it is refused with 409 when the person holds something else by now.';

const LEAVING_ACTS = ['leave', 'dismiss'] as const;
const membershipAct = z.object({
  act: z
    .enum(LEAVING_ACTS)
    .default('leave')
    .describe('leave: suspended or removed; dismiss: runs the organisation no longer'),
});

export const listMemberHoldings = defineEndpoint({
  id: 'listMemberHoldings',
  method: 'GET',
  path: '/api/v1/organization/:org/members/:membership/holdings/',
  access: 'organisation-member.manage',
  summary: 'What a member of an organisation would hold there no longer, and who may go on with it',
  params: z.object({ org: z.string().describe('slug'), membership: z.uuid() }),
  query: membershipAct,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: leavingSchema },
  refusals: [400, 404],
});

export const listMembershipHoldings = defineEndpoint({
  id: 'listMembershipHoldings',
  method: 'GET',
  path: '/api/v1/admin/memberships/:membership/holdings/',
  access: 'admin.users',
  summary: 'The same of any membership, for staff',
  params: z.object({ membership: z.uuid() }),
  query: membershipAct,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: leavingSchema },
  refusals: [400, 404],
});

export const listAccountHoldings = defineEndpoint({
  id: 'listAccountHoldings',
  method: 'GET',
  path: '/api/v1/admin/users/:account/holdings/',
  access: 'admin.users',
  summary: 'What somebody would hold no longer, in every organisation, once the account is changed so',
  description: 'What is left out stays as it is.',
  params: z.object({ account: z.uuid() }),
  query: z
    .object({ active: z.stringbool(), is_staff: z.stringbool(), dashboard_type: z.enum(DASHBOARD_TYPES) })
    .partial(),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: leavingSchema },
  refusals: [400, 404],
});
