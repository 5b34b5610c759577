import { DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../person.ts';
import { emailAddress, personName } from '../person-fields.ts';
import { LEAVING_ACT, leavingFields } from './holdings.ts';

/** The state of a member: invited but not yet in, active, suspended from the organisation, or without an account. */
export const MEMBER_STATES = ['invited', 'active', 'suspended', 'closed'] as const;

/** The result of the mail of an invitation. */
export const INVITATION_MAILS = ['queued', 'sent', 'failed'] as const;

export const managedMemberSchema = z
  .object({
    uuid: z.uuid(),
    user: personSchema,
    dashboard_type: z.enum(DASHBOARD_TYPES),
    administrator: z.boolean().describe('whether the member runs the organisation'),
    active: z.boolean().describe('false while the membership is suspended'),
    state: z.enum(MEMBER_STATES),
    last_login: z.iso.datetime().nullable().describe('null for who never signed in'),
    second_factor: z.boolean(),
    invitation: z
      .object({
        sender: z.string().describe('who sent it last; empty when that was not kept'),
        sent: z.iso.datetime(),
        expires: z.iso.datetime(),
        over: z.boolean().describe('whether its link works no longer'),
        mail: z.enum(INVITATION_MAILS).describe('failed: it never came, and has to be sent again'),
      })
      .nullable()
      .describe('of who was invited and has not accepted; null for all others'),
  })
  .meta({ id: 'ManagedMember' });
export type ManagedMember = z.output<typeof managedMemberSchema>;

const organisationParams = z.object({ org: z.string().describe('slug') });
const memberParams = organisationParams.extend({ membership: z.uuid() });

export const listManagedMembers = defineEndpoint({
  id: 'listManagedMembers',
  method: 'GET',
  path: '/api/v1/organization/:org/members/',
  access: 'organisation-member.manage',
  summary: 'Members of an organisation with their state, for staff and its administrators; by name',
  params: organisationParams,
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(managedMemberSchema) },
  refusals: [400, 404],
});

export const memberInvitationSchema = z.strictObject({
  email: emailAddress,
  first_name: personName.default(''),
  last_name: personName.default(''),
  dashboard_type: z.enum(DASHBOARD_TYPES).default('member'),
  administrator: z.boolean().default(false).describe('whether the invited runs the organisation too'),
  language: z.enum(LANGUAGES).default('nl').describe('of the mail'),
});
export type MemberInvitation = z.output<typeof memberInvitationSchema>;

export const inviteMember = defineEndpoint({
  id: 'inviteMember',
  method: 'POST',
  path: '/api/v1/organization/:org/members/',
  access: 'organisation-member.manage',
  summary:
    'Invite a colleague: make an account and mail its holder a link, for seven days, to set a password',
  description:
    'Whoever has an account already is asked to join with it, and the answer is the same for both until they accept. ' +
    'An address in a domain that is another organisation’s is added by staff.',
  params: organisationParams,
  payload: { kind: 'json', schema: memberInvitationSchema },
  answer: { kind: 'json', status: 201, schema: managedMemberSchema },
  refusals: [400, 404, 429],
});

export const updateMember = defineEndpoint({
  id: 'updateMember',
  method: 'PATCH',
  path: '/api/v1/organization/:org/members/:membership/',
  access: 'organisation-member.manage',
  summary: 'Suspend a member or take them up again; give or take the running of the organisation',
  description:
    'The last administrator of an organisation stays one, and of who was invited nothing is changed: 409. A suspension takes the role along and ends the sessions ' +
    `of who has no other organisation. ${LEAVING_ACT}`,
  params: memberParams,
  confirms: true,
  payload: {
    kind: 'json',
    schema: z.object({ active: z.boolean(), administrator: z.boolean(), ...leavingFields }).partial(),
  },
  answer: { kind: 'json', status: 200, schema: managedMemberSchema },
  refusals: [400, 404, 409],
});

export const resendMemberInvitation = defineEndpoint({
  id: 'resendMemberInvitation',
  method: 'POST',
  path: '/api/v1/organization/:org/members/:membership/invitation/',
  access: 'organisation-member.manage',
  summary: 'Send the invitation of a member again; the former link stops working',
  params: memberParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409, 429],
});

export const withdrawInvitation = defineEndpoint({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/v1/organization/:org/members/:membership/invitation/',
  access: 'organisation-member.manage',
  summary: 'Withdraw the invitation of a member; its link stops working',
  description: 'Who was invited to another organisation as well keeps that invitation.',
  params: memberParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});
