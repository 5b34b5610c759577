import { z } from 'zod';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';

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
