import { CALCULATION_TYPES, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';

export const projectOfSeveralSetsSchema = z
  .object({
    uuid: z.uuid(),
    project_name: z.string(),
    organization: z.string().describe('slug'),
    organization_name: z.string(),
    calculations: z
      .array(
        z.object({
          name: z.string(),
          calculation_type: z.enum(CALCULATION_TYPES),
          mki_set: z.enum(SET_CODES),
        }),
      )
      .describe('the active ones, by set'),
  })
  .meta({ id: 'ProjectOfSeveralSets' });
export type ProjectOfSeveralSets = z.output<typeof projectOfSeveralSetsSchema>;

export const listProjectsOfSeveralSets = defineEndpoint({
  id: 'listProjectsOfSeveralSets',
  method: 'GET',
  path: '/api/v1/admin/mixed-sets/',
  access: 'admin.mixed-sets',
  summary: 'Projects whose active calculations are of more than one set, by organisation; staff only',
  description: 'None can come to be any more: these are of before that was refused.',
  query: z.object(pageQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(projectOfSeveralSetsSchema) },
  refusals: [400],
});
