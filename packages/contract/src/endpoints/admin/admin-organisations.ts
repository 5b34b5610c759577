import { ORGANISATION_DATA, ORGANISATION_SLUG_FORM, ORGANISATION_SLUG_MAX } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { newFields, sentFields } from '../../filled-fields.ts';
import { personName } from '../../person-fields.ts';
import { organisationSchema } from '../organisations.ts';
import { reasonSchema } from '../projects.ts';

export const adminOrganisationSchema = organisationSchema
  .extend({
    member_count: z.number().int().describe('active members'),
    administrator_count: z
      .number()
      .int()
      .describe('members who can run the organisation now; without any, staff do'),
    project_count: z.number().int(),
  })
  .meta({ id: 'AdminOrganization' });
export type AdminOrganisation = z.output<typeof adminOrganisationSchema>;

export const ADMIN_ORGANISATION_ORDERS = [
  'name',
  'slug',
  'member_count',
  'administrator_count',
  'project_count',
] as const;

const organisationFields = {
  ...sentFields(ORGANISATION_DATA),
  contact: personName,
  second_factor_from: z.iso.date().nullable().describe('today or later'),
};

const { name, ...made } = newFields(ORGANISATION_DATA);
export const adminOrganisationInputSchema = z.object({
  name,
  slug: z
    .string()
    .trim()
    .max(ORGANISATION_SLUG_MAX)
    .pipe(z.stringFormat('slug', new RegExp(`^$|${ORGANISATION_SLUG_FORM.source}`)))
    .default('')
    .describe('part of every address of the organisation; when empty, derived from the name'),
  ...made,
  contact: organisationFields.contact.default(''),
  second_factor_from: organisationFields.second_factor_from.default(null),
});
export type AdminOrganisationInput = z.output<typeof adminOrganisationInputSchema>;

export const adminOrganisationChangesSchema = z.object(organisationFields).partial();
export type AdminOrganisationChanges = z.output<typeof adminOrganisationChangesSchema>;

export const listAdminOrganisations = defineEndpoint({
  id: 'listAdminOrganisations',
  method: 'GET',
  path: '/api/v1/admin/organizations/',
  access: 'admin.organisations',
  summary: 'All organisations, to administer',
  query: z.object({
    ...tableQuery,
    ordering: orderingBy(ADMIN_ORGANISATION_ORDERS, 'name'),
    administered: z.stringbool().optional().describe('whether a member can run the organisation now'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(adminOrganisationSchema) },
  refusals: [400],
});

export const createOrganisation = defineEndpoint({
  id: 'createOrganisation',
  method: 'POST',
  path: '/api/v1/admin/organizations/',
  access: 'admin.organisations',
  summary: 'Make an organisation',
  payload: { kind: 'json', schema: adminOrganisationInputSchema },
  answer: { kind: 'json', status: 201, schema: adminOrganisationSchema },
  refusals: [400],
});

export const updateAdminOrganisation = defineEndpoint({
  id: 'updateAdminOrganisation',
  method: 'PATCH',
  path: '/api/v1/admin/organizations/:organization/',
  access: 'admin.organisations',
  summary: 'Rename an organisation, change its contact data or what it asks of its users',
  description: 'The slug stays as it is, so that links to the organisation keep working.',
  params: z.object({ organization: z.uuid() }),
  payload: { kind: 'json', schema: adminOrganisationChangesSchema },
  answer: { kind: 'json', status: 200, schema: adminOrganisationSchema },
  refusals: [400, 404],
});

export const fixFiguresAnew = defineEndpoint({
  id: 'fixFiguresAnew',
  method: 'POST',
  path: '/api/v1/admin/organizations/:organization/fix_figures_anew/',
  access: 'admin.organisations',
  summary: 'Fix the figures anew that this organisation has a part in for others, with a reason; staff only',
  description:
    'What others are told is fixed until the next quarter. After an organisation’s figures were erased or a fault in them was ' +
    'corrected, this puts the groups of projects in which it stands as they are now in the place of what was fixed. The ' +
    'history keeps the reason.',
  params: z.object({ organization: z.uuid() }),
  payload: { kind: 'json', schema: reasonSchema },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      cells: z.number().int().describe('figures of groups of projects that were fixed anew'),
    }),
  },
  refusals: [400, 404],
});
