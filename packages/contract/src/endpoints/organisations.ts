import { ORGANISATION_DATA, ORGANISATION_SETTINGS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredFields, sentFields } from '../filled-fields.ts';
import { personSchema } from '../person.ts';

const { name, ...answered } = answeredFields(ORGANISATION_DATA);

export const organisationSchema = z
  .object({
    uuid: z.uuid(),
    name,
    slug: z.string(),
    ...answered,
    second_factor_from: answered.second_factor_from.describe(
      'the day in Dutch local time from which its members must have a second factor; null: they need none',
    ),
  })
  .meta({ id: 'Organization' });
export type Organisation = z.output<typeof organisationSchema>;

export const listOrganisations = defineEndpoint({
  id: 'listOrganisations',
  method: 'GET',
  path: '/api/v1/organization/',
  access: 'organisation.list',
  keyScope: 'projects:read',
  summary: 'The organisations of the signed-in user, by name; staff see all',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(organisationSchema) },
  refusals: [],
});

export const organisationChangesSchema = z
  .object({
    ...sentFields(ORGANISATION_SETTINGS),
    email: z.string().trim().min(1).max(254).pipe(z.email()),
    second_factor_from: z.iso.date().nullable().describe('today or later'),
  })
  .partial();
export type OrganisationChanges = z.output<typeof organisationChangesSchema>;

export const updateOrganisation = defineEndpoint({
  id: 'updateOrganisation',
  method: 'PATCH',
  path: '/api/v1/organization/:org/',
  access: 'organisation.edit',
  summary:
    'Change how an organisation can be reached and what it asks of its members; for staff and its administrators',
  params: z.object({ org: z.string().describe('slug') }),
  payload: { kind: 'json', schema: organisationChangesSchema },
  answer: { kind: 'json', status: 200, schema: organisationSchema },
  refusals: [400, 404],
});

export const organisationMemberSchema = z
  .object({
    uuid: z.uuid(),
    user: personSchema,
    organization: z.string().describe('slug'),
    active: z.boolean().describe('false for who no longer takes part, and cannot be chosen any more'),
    viewer: z.boolean().describe('true for who sees figures only, and takes part in no project'),
  })
  .meta({ id: 'OrganizationMember' });
export type OrganisationMember = z.output<typeof organisationMemberSchema>;

export const listOrganisationMembers = defineEndpoint({
  id: 'listOrganisationMembers',
  method: 'GET',
  path: '/api/v1/organizationmembers/',
  access: 'organisation-member.list',
  summary: 'Members of the caller’s organisations, by name; staff see all',
  query: z.object({ organization__slug: z.string().min(1).optional(), ...pageQuery }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(organisationMemberSchema) },
  refusals: [400, 404],
});
