import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';

export const registrationSchema = z
  .object({
    uuid: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    organization: z.string().describe('where one says to work'),
    verified: z.boolean().describe('whether the e-mail address is confirmed'),
    registered: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  })
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof registrationSchema>;

export const REGISTRATION_ORDERS = ['registered', 'name', 'email', 'organization', 'verified'] as const;

const registrationParams = z.object({ registration: z.uuid() });

export const listRegistrations = defineEndpoint({
  id: 'listRegistrations',
  method: 'GET',
  path: '/api/v1/admin/registrations/',
  access: 'admin.registrations',
  summary: 'Who registered and waits to be admitted to an organisation',
  query: z.object({ ...tableQuery, ordering: orderingBy(REGISTRATION_ORDERS, '-registered') }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(registrationSchema) },
  refusals: [400],
});

export const admitRegistration = defineEndpoint({
  id: 'admitRegistration',
  method: 'POST',
  path: '/api/v1/admin/registrations/:registration/admit/',
  access: 'admin.registrations',
  summary: 'Admit somebody to an organisation, and mail them so',
  params: registrationParams,
  payload: {
    kind: 'json',
    schema: z.object({ organization: z.uuid(), dashboard_type: z.enum(DASHBOARD_TYPES).default('member') }),
  },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404, 409],
});

export const rejectRegistration = defineEndpoint({
  id: 'rejectRegistration',
  method: 'POST',
  path: '/api/v1/admin/registrations/:registration/reject/',
  access: 'admin.registrations',
  summary: 'Turn a registration down: the account is closed',
  params: registrationParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404],
});
