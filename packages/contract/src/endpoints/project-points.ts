import { PROJECT_DATA, PROJECT_STATUSES, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { answeredFields } from '../filled-fields.ts';
import { listProjects, projectResultSchema } from './projects.ts';

/** The largest number of projects in one answer. */
export const PROJECT_POINTS_MOST = 5_000;

const answered = answeredFields(PROJECT_DATA);
const projectPointSchema = z
  .object({
    uuid: z.uuid(),
    organization: z.string().describe('slug'),
    project_name: answered.project_name,
    project_location: answered.project_location,
    latitude: answered.latitude.describe('degrees, WGS 84; null where none is stated'),
    longitude: answered.longitude.describe('degrees, WGS 84; null where none is stated'),
    project_status: z.enum(PROJECT_STATUSES),
    result: projectResultSchema
      .pick({ baseline: true, optimization: true, comparison: true, gaps: true })
      .extend({
        set: z.enum(SET_CODES).describe('the one that is asked for'),
        co2: projectResultSchema.shape.co2.pick({ baseline: true, optimization: true, comparison: true }),
      })
      .nullable()
      .describe('of the pair that represents the project, as in the list; null where it is not in the set'),
    in_other_set: z
      .boolean()
      .describe('there is no result in the set, but there is in another, or the sides have no common set'),
  })
  .meta({ id: 'ProjectPoint' });
export type ProjectPoint = z.output<typeof projectPointSchema>;

export const listProjectPoints = defineEndpoint({
  id: 'listProjectPoints',
  method: 'GET',
  path: '/api/v1/project/points/',
  access: 'project.list',
  summary: 'Where the projects of an organisation are and what they come to, for a map',
  description: `All projects that the filters of the list leave, without pages: at most ${PROJECT_POINTS_MOST}, last modified first.`,
  query: listProjects.query.pick({
    organization__slug: true,
    search: true,
    project_status: true,
    sector: true,
    mine: true,
    set: true,
  }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      count: z.number().int().describe('projects that the filters leave, also those beyond the most'),
      points: z.array(projectPointSchema),
    }),
  },
  refusals: [400, 404],
});
