import { CALCULATION_TYPES, RATIO_SIDES, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { COLLECTION_CAP } from '../../collection-cap.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams, yearsQuery } from './statistic-parts.ts';

const perUnit = z
  .number()
  .nullable()
  .describe('null where the ratio does not count it: the pair is not whole for it, or not the same work');

const ratioPostSchema = z
  .object({
    project: z.object({ uuid: z.uuid(), name: z.string() }),
    calculation: z.uuid(),
    calculation_type: z.enum(CALCULATION_TYPES),
    completed: z.string().describe('yyyy-mm-dd, on which the design of the project was completed'),
    post_number: z.string(),
    product: z.string(),
    quantity: z.number().describe('in the unit that was asked'),
    eci: perUnit.describe('euro of MKI per unit; null where the ratio does not count it'),
    co2: perUnit.describe('kg CO2-eq per unit; likewise'),
    secondary_material: perUnit.describe('ton per unit; likewise, and the same whatever set is asked'),
  })
  .meta({ id: 'RatioPost', description: 'A post behind a ratio' });
export type RatioPost = z.output<typeof ratioPostSchema>;

export const listRatioPosts = defineEndpoint({
  id: 'listRatioPosts',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_project_calculation_ratio_posts/',
  access: 'statistics.read',
  summary: 'The posts behind the ratio of a product sub-group in one unit, the dearest per unit first',
  description:
    'Those of the new work that the ratio is of, with the figures that it counts. The lowest and the highest of a column are the lowest and ' +
    'highest of these posts.',
  params: organisationParams,
  query: z.object({
    product_sub_group: z.uuid(),
    unit: z.string().min(1).max(100).describe('as the ratio has it'),
    design_phase_complete_date__year: yearsQuery,
    set: z.enum(SET_CODES).default('a1'),
    side: z.enum(RATIO_SIDES).default('optimization'),
    ...pageQuery,
    page_size: z.coerce.number().int().min(1).max(COLLECTION_CAP).default(100),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(ratioPostSchema) },
  refusals: [400, 404],
});
