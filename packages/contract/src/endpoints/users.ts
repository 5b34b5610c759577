import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../person.ts';

export const colleagueSchema = personSchema.meta({ id: 'Colleague' });

export const listUsers = defineEndpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/api/v1/users/',
  access: 'organisation-member.list',
  summary: 'Users who share an organisation with the caller, by name; staff see all',
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(colleagueSchema) },
  refusals: [400],
});
