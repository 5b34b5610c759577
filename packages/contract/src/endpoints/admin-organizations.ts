import { ORGANISATION_NAME_MAX, ORGANISATION_SLUG_FORM, ORGANISATION_SLUG_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { optionalEmailAddress, personName, telephoneNumber } from '../person-fields.ts';
import { organizationSchema } from './organisations.ts';

export const adminOrganizationSchema = organizationSchema
  .extend({
    requires_second_factor: z.boolean().describe('whether its users must have a second factor'),
    member_count: z.number().int().describe('active members'),
    project_count: z.number().int(),
  })
  .meta({ id: 'AdminOrganization' });
export type AdminOrganization = z.output<typeof adminOrganizationSchema>;

export const ADMIN_ORGANIZATION_ORDERS = ['name', 'slug', 'member_count', 'project_count'] as const;

const organizationFields = {
  name: z.string().trim().min(1).max(ORGANISATION_NAME_MAX),
  email: optionalEmailAddress,
  tel_number: telephoneNumber,
  contact: personName,
  requires_second_factor: z.boolean(),
};

export const adminOrganizationInputSchema = z.object({
  name: organizationFields.name,
  slug: z
    .string()
    .trim()
    .max(ORGANISATION_SLUG_MAX)
    .pipe(z.stringFormat('slug', new RegExp(`^$|${ORGANISATION_SLUG_FORM.source}`)))
    .default('')
    .describe('part of every address of the organisation; when empty, derived from the name'),
  email: organizationFields.email.default(''),
  tel_number: organizationFields.tel_number.default(''),
  contact: organizationFields.contact.default(''),
  requires_second_factor: organizationFields.requires_second_factor.default(false),
});
export type AdminOrganizationInput = z.output<typeof adminOrganizationInputSchema>;

export const adminOrganizationChangesSchema = z.object(organizationFields).partial();
export type AdminOrganizationChanges = z.output<typeof adminOrganizationChangesSchema>;

export const listAdminOrganizations = defineEndpoint({
  id: 'listAdminOrganizations',
  method: 'GET',
  path: '/api/v1/admin/organizations/',
  access: 'admin.organizations',
  summary: 'All organisations, to administer',
  query: z.object({ ...tableQuery, ordering: orderingBy(ADMIN_ORGANIZATION_ORDERS, 'name') }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(adminOrganizationSchema) },
  refusals: [400],
});

export const createOrganization = defineEndpoint({
  id: 'createOrganization',
  method: 'POST',
  path: '/api/v1/admin/organizations/',
  access: 'admin.organizations',
  summary: 'Make an organisation',
  payload: { kind: 'json', schema: adminOrganizationInputSchema },
  answer: { kind: 'json', status: 201, schema: adminOrganizationSchema },
  refusals: [400],
});

export const updateAdminOrganization = defineEndpoint({
  id: 'updateAdminOrganization',
  method: 'PATCH',
  path: '/api/v1/admin/organizations/:organization/',
  access: 'admin.organizations',
  summary: 'Rename an organisation, change its contact data or what it asks of its users',
  description: 'The slug stays as it is, so that links to the organisation keep working.',
  params: z.object({ organization: z.uuid() }),
  payload: { kind: 'json', schema: adminOrganizationChangesSchema },
  answer: { kind: 'json', status: 200, schema: adminOrganizationSchema },
  refusals: [400, 404],
});
