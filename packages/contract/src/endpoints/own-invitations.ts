import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

const ownInvitationSchema = z
  .object({
    uuid: z.uuid(),
    organization: z.string().describe('its name'),
    sender: z.string().describe('who sent it last'),
    dashboard_type: z
      .enum(DASHBOARD_TYPES)
      .describe('as who invites chose it; an account keeps its own, everywhere'),
    administrator: z.boolean().describe('whether one is to run the organisation'),
    expires: z.iso.datetime(),
  })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = z.output<typeof ownInvitationSchema>;

const invitationParams = z.object({ invitation: z.uuid() });

export const listOwnInvitations = defineEndpoint({
  id: 'listOwnInvitations',
  method: 'GET',
  path: '/api/v1/invitations/',
  access: 'invitation.answer',
  summary: 'The organisations that one is invited to join with the account that one has, by name',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(ownInvitationSchema) },
  refusals: [],
});

export const acceptOwnInvitation = defineEndpoint({
  id: 'acceptOwnInvitation',
  method: 'POST',
  path: '/api/v1/invitations/:invitation/acceptance/',
  access: 'invitation.answer',
  summary: 'Join the organisation that one is invited to',
  description:
    '409 says why not: the organisation asks for a second factor that one has not set up, or the role of the account is more than was given. ' +
    'An organisation that lets its people in through its own provider only asks for that from the next call on.',
  params: invitationParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

export const declineOwnInvitation = defineEndpoint({
  id: 'declineOwnInvitation',
  method: 'DELETE',
  path: '/api/v1/invitations/:invitation/',
  access: 'invitation.answer',
  summary: 'Decline an invitation to join an organisation; its history tells so',
  params: invitationParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});
