import { ACCOUNT_PERSON, DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { answeredFields, sentFields } from '../../filled-fields.ts';
import { emailAddress, personName } from '../../person-fields.ts';
import { LEAVING_ACT, leavingBody, leavingFields } from '../holdings.ts';
import { INVITATION_MAILS } from '../managed-members.ts';

/** The state of an account: it awaits its holder, is in use, is closed, or is without its person. */
export const ACCOUNT_STATES = ['invited', 'registered', 'active', 'inactive', 'erased'] as const;

const signOnLinkSchema = z
  .object({
    organization: z.uuid(),
    organization_name: z.string(),
    linked: z.iso.datetime().describe('when somebody signed in there to this account for the first time'),
  })
  .meta({ id: 'AdminSignOnLink' });
export type AdminSignOnLink = z.output<typeof signOnLinkSchema>;

const membershipSchema = z
  .object({
    uuid: z.uuid(),
    organization: z.string().describe('slug'),
    organization_name: z.string(),
    active: z.boolean(),
    administrator: z.boolean().describe('whether the member runs the organisation'),
  })
  .meta({ id: 'AdminMembership' });
export type AdminMembership = z.output<typeof membershipSchema>;

export const adminUserSchema = z
  .object({
    uuid: z.uuid(),
    username: z.string(),
    ...answeredFields(ACCOUNT_PERSON),
    email: z.string(),
    is_staff: z.boolean(),
    dashboard_type: z.enum(DASHBOARD_TYPES),
    state: z.enum(ACCOUNT_STATES),
    second_factor: z.boolean().describe('whether a second factor is set up'),
    invitation: z
      .enum([...INVITATION_MAILS, 'over'])
      .nullable()
      .describe('what became of the invitation that waits: of its mail, or that its link is over'),
    memberships: z.array(membershipSchema).describe('by name of the organisation'),
    sign_on_links: z
      .array(signOnLinkSchema)
      .describe('organisations at whose own provider the holder signs in, by name'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUserSchema>;

export const ADMIN_USER_ORDERS = ['name', 'email', 'dashboard_type', 'state'] as const;

const userParams = z.object({ account: z.uuid() });
const membershipParams = z.object({ membership: z.uuid() });

export const listAdminUsers = defineEndpoint({
  id: 'listAdminUsers',
  method: 'GET',
  path: '/api/v1/admin/users/',
  access: 'admin.users',
  summary: 'All accounts, to administer',
  query: z.object({
    ...tableQuery,
    ordering: orderingBy(ADMIN_USER_ORDERS, 'name'),
    organization: z.string().min(1).optional().describe('slug: members of this organisation only'),
    state: z.enum(ACCOUNT_STATES).optional(),
    dashboard_type: z.enum(DASHBOARD_TYPES).optional(),
    is_staff: z.stringbool().optional(),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(adminUserSchema) },
  refusals: [400],
});

export const invitationInputSchema = z.strictObject({
  email: emailAddress,
  first_name: personName.default(''),
  last_name: personName.default(''),
  organizations: z.array(z.uuid()).max(100).default([]).describe('of which the invited becomes a member'),
  dashboard_type: z.enum(DASHBOARD_TYPES).default('member'),
  is_staff: z.boolean().default(false),
  administrator: z.boolean().default(false).describe('whether the invited runs these organisations'),
  language: z.enum(LANGUAGES).default('nl').describe('of the mail'),
});
export type InvitationInput = z.output<typeof invitationInputSchema>;

export const inviteUser = defineEndpoint({
  id: 'inviteUser',
  method: 'POST',
  path: '/api/v1/admin/users/',
  access: 'admin.users',
  summary: 'Make an account and mail its holder a link, for seven days, to set a password',
  payload: { kind: 'json', schema: invitationInputSchema },
  answer: { kind: 'json', status: 201, schema: adminUserSchema },
  refusals: [400],
});

export const resendInvitation = defineEndpoint({
  id: 'resendInvitation',
  method: 'POST',
  path: '/api/v1/admin/users/:account/invitation/',
  access: 'admin.users',
  summary: 'Send an invitation again; the former link stops working',
  params: userParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

export const getAdminUser = defineEndpoint({
  id: 'getAdminUser',
  method: 'GET',
  path: '/api/v1/admin/users/:account/',
  access: 'admin.users',
  summary: 'One account, to administer',
  params: userParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: adminUserSchema },
  refusals: [404],
});

export const adminUserChangesSchema = z
  .object({
    ...sentFields(ACCOUNT_PERSON),
    dashboard_type: z.enum(DASHBOARD_TYPES),
    is_staff: z.boolean(),
    active: z.boolean().describe('false closes the account and ends its sessions'),
  })
  .partial();
export type AdminUserChanges = z.output<typeof adminUserChangesSchema>;

export const updateAdminUser = defineEndpoint({
  id: 'updateAdminUser',
  method: 'PATCH',
  path: '/api/v1/admin/users/:account/',
  access: 'admin.users',
  summary: 'Change an account: names, dashboard type, staff flag, whether it is active',
  description:
    'Staff cannot close or demote themselves, and one staff account always remains: 409. So does one administrator of ' +
    `each organisation that has any; an administrator does not become a viewer. ${LEAVING_ACT}`,
  params: userParams,
  confirms: true,
  payload: { kind: 'json', schema: adminUserChangesSchema.extend(z.object(leavingFields).partial().shape) },
  answer: { kind: 'json', status: 200, schema: adminUserSchema },
  refusals: [400, 404, 409],
});

export const resetSecondFactor = defineEndpoint({
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: '/api/v1/admin/users/:account/second-factor/',
  access: 'admin.users',
  summary: 'Take away the second factor of somebody who lost it, and end their sessions',
  params: userParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

export const endUserSessions = defineEndpoint({
  id: 'endUserSessions',
  method: 'DELETE',
  path: '/api/v1/admin/users/:account/sessions/',
  access: 'admin.users',
  summary: 'End every session of somebody, as when a device was lost; they sign in anew',
  params: userParams,
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({ ended_sessions: z.int().describe('how many there were') }),
  },
  whenFull: true,
  refusals: [404, 409],
});

export const unlinkSignOn = defineEndpoint({
  id: 'unlinkSignOn',
  method: 'DELETE',
  path: '/api/v1/admin/users/:account/sign-on/:organization/',
  access: 'admin.users',
  summary: 'Unlink an account from who its holder is at the provider of an organisation',
  description:
    'Ends the sessions that were opened there and tells the holder by mail. Whoever signs in there next with the address ' +
    'of the account is linked with it.',
  params: userParams.extend({ organization: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});

export const correctEmail = defineEndpoint({
  id: 'correctEmail',
  method: 'POST',
  path: '/api/v1/admin/users/:account/email/',
  access: 'admin.users',
  summary:
    'Give somebody else another e-mail address at once, as when the former mailbox cannot be read any more',
  description:
    'Both addresses are mailed. Where the address was the username, that follows. Sessions end, and links of the former ' +
    'mailbox stop working; who was invited gets the invitation at the new address.',
  params: userParams,
  payload: { kind: 'json', schema: z.object({ email: emailAddress }) },
  answer: { kind: 'json', status: 200, schema: adminUserSchema },
  refusals: [400, 404, 409],
});

export const addMembership = defineEndpoint({
  id: 'addMembership',
  method: 'POST',
  path: '/api/v1/admin/users/:account/memberships/',
  access: 'admin.users',
  summary: 'Make somebody a member of an organisation',
  params: userParams,
  payload: { kind: 'json', schema: z.object({ organization: z.uuid() }) },
  answer: { kind: 'json', status: 201, schema: adminUserSchema },
  refusals: [400, 404, 409],
});

export const membershipChangesSchema = z
  .object({ active: z.boolean(), administrator: z.boolean(), ...leavingFields })
  .partial();

export const updateMembership = defineEndpoint({
  id: 'updateMembership',
  method: 'PATCH',
  path: '/api/v1/admin/memberships/:membership/',
  access: 'admin.users',
  summary: 'Suspend a membership or take it up again; give or take the running of the organisation',
  description: `The last administrator of an organisation stays one: 409. A suspension takes the role along. ${LEAVING_ACT}`,
  params: membershipParams,
  confirms: true,
  payload: { kind: 'json', schema: membershipChangesSchema },
  answer: { kind: 'json', status: 200, schema: adminUserSchema },
  refusals: [400, 404, 409],
});

export const removeMembership = defineEndpoint({
  id: 'removeMembership',
  method: 'DELETE',
  path: '/api/v1/admin/memberships/:membership/',
  access: 'admin.users',
  summary: 'End a membership',
  description: `The last administrator of an organisation stays one: 409. ${LEAVING_ACT}`,
  params: membershipParams,
  confirms: true,
  payload: { kind: 'json', schema: leavingBody },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404, 409],
});
