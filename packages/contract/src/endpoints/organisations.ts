import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema, telephoneNumber } from '../person-fields.ts';

export const organizationSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    slug: z.string(),
    email: z.string(),
    tel_number: z.string(),
    contact: z.string(),
  })
  .meta({ id: 'Organization' });
export type Organization = z.output<typeof organizationSchema>;

export const listOrganizations = defineEndpoint({
  id: 'listOrganizations',
  method: 'GET',
  path: '/api/v1/organization/',
  access: 'organization.list',
  summary: 'The organisations of the signed-in user, by name; staff see all',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(organizationSchema) },
  refusals: [],
});

export const ORGANIZATION_CONTACT_MAX = 200;

export const organizationChangesSchema = z
  .object({
    email: z.string().trim().min(1).max(254).pipe(z.email()),
    tel_number: telephoneNumber,
    contact: z.string().trim().max(ORGANIZATION_CONTACT_MAX),
  })
  .partial();

export const updateOrganization = defineEndpoint({
  id: 'updateOrganization',
  method: 'PATCH',
  path: '/api/v1/organization/:org/',
  access: 'organization.edit',
  summary: 'Change how an organisation can be reached; staff only',
  params: z.object({ org: z.string().describe('slug') }),
  payload: { kind: 'json', schema: organizationChangesSchema },
  answer: { kind: 'json', status: 200, schema: organizationSchema },
  refusals: [400, 404],
});

export const organizationMemberSchema = z
  .object({
    uuid: z.uuid(),
    user: personSchema,
    organization: z.string().describe('slug'),
    active: z.boolean().describe('false for who no longer takes part, and cannot be chosen any more'),
  })
  .meta({ id: 'OrganizationMember' });
export type OrganizationMember = z.output<typeof organizationMemberSchema>;

export const listOrganizationMembers = defineEndpoint({
  id: 'listOrganizationMembers',
  method: 'GET',
  path: '/api/v1/organizationmembers/',
  access: 'organization-member.list',
  summary: 'Members of the caller’s organisations, by name; staff see all',
  query: z.object({ organization__slug: z.string().min(1).optional(), ...pageQuery }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(organizationMemberSchema) },
  refusals: [400],
});
