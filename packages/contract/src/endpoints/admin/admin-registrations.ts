import { DASHBOARD_TYPES, ORGANISATION_NAME_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleName } from '../../visible-text.ts';

export const registrationSchema = z
  .object({
    uuid: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    organization: z.string().describe('where one says to work'),
    verified: z.boolean().describe('whether the e-mail address is confirmed'),
    registered: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    colleagues: z
      .array(
        z.object({ organization: z.uuid(), slug: z.string(), name: z.string(), members: z.number().int() }),
      )
      .describe(
        'organisations with active members of the same mail domain, most first; none for a free mailbox',
      ),
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
  query: z.object({
    ...tableQuery,
    verified: z
      .enum(['true', 'false'])
      .optional()
      .describe('only those whose address is confirmed, or is not'),
    ordering: orderingBy(REGISTRATION_ORDERS, '-registered'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(registrationSchema) },
  refusals: [400],
});

export const admitRegistration = defineEndpoint({
  id: 'admitRegistration',
  method: 'POST',
  path: '/api/v1/admin/registrations/:registration/admit/',
  access: 'admin.registrations',
  summary: 'Admit somebody to an organisation, which may be a new one, and mail them so',
  params: registrationParams,
  payload: {
    kind: 'json',
    schema: z.object({
      organization: z.uuid().nullable().default(null),
      new_organization: visibleName(ORGANISATION_NAME_MAX)
        .default('')
        .describe('the name of an organisation to be made; instead of one that exists'),
      dashboard_type: z.enum(DASHBOARD_TYPES).default('member'),
    }),
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
