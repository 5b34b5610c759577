import { NO_CHANCE_REASONS, SECTORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../../collection.ts';
import { COLLECTION_CAP } from '../../collection-cap.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { commaList, dashboardQuery, organisationParams, weighing } from '../statistics/statistic-parts.ts';

const knownWorkSchema = z.object({
  posts: z.number().int(),
  projects: z.number().int(),
  lowest: z.number().describe('euro of MKI per unit, of single posts'),
  highest: z.number(),
});

const chanceProductSchema = knownWorkSchema.extend({
  name: z.string(),
  mki_per_unit: z.number().describe('euro: its MKI over all of its units, by which the saving is worked out'),
  incomplete: z.boolean().describe('a post of it leaves an indicator of its MKI undeclared'),
  can_be_taken: z
    .boolean()
    .describe(
      'whether a variant can be made with it: it stands in a calculation of the organisation itself, not in bids alone',
    ),
  sources: z
    .array(
      z.object({
        uuid: z.uuid(),
        name: z.string(),
        completed: z.string().describe('yyyy-mm-dd, on which its design was completed'),
        posts: z.number().int(),
      }),
    )
    .describe('the projects that it comes from, the newest first'),
});

const chanceSchema = z
  .object({
    project: z.object({ uuid: z.uuid(), name: z.string() }),
    calculation: z.uuid(),
    post_number: z.string(),
    product: z.string(),
    product_group: z.string(),
    product_sub_group: z.string(),
    unit: z.string().describe('one for all its spellings'),
    quantity: z.number(),
    mki: z.number().nullable().describe('euro, for the whole quantity; null where it is not stated'),
    incomplete: z.boolean().describe('the post leaves an indicator of its MKI undeclared'),
    known: knownWorkSchema
      .nullable()
      .describe('completed work that the post can be held against; null where there is none'),
    not_comparable: z
      .number()
      .int()
      .describe(
        'posts of the same sub-group and unit in completed work that cannot be held against it: other modules, core ' +
          'indicators or weights, or another kind of work',
      ),
    better: chanceProductSchema.nullable().describe('the known product that costs least per unit'),
    saves: z
      .object({
        mki: z.number().describe('euro'),
        co2: z
          .number()
          .nullable()
          .describe('kg CO2-eq; below 0 where it costs more; null where either does not state it alike'),
        primary_material: z.number().nullable().describe('ton; below 0 where it takes more'),
      })
      .nullable()
      .describe('at the quantity of the post'),
    reason: z.enum(NO_CHANCE_REASONS).nullable().describe('why nothing is proposed; null where something is'),
  })
  .meta({ id: 'Chance', description: 'A post, held against the completed work of the organisation' });
export type Chance = z.output<typeof chanceSchema>;

const chancesAnswerSchema = collectionOf(chanceSchema)
  .extend({
    set: z.enum(SET_CODES),
    posts: z.number().int().describe('posts that were looked at'),
    proposed: z.number().int().describe('of those, posts for which something better is known'),
    saves_mki: z.number().describe('euro, of all that is proposed together'),
    incomplete: z
      .number()
      .int()
      .describe(
        'of what is proposed, where the post or the product leaves an indicator of its MKI undeclared',
      ),
    weights_unconfirmed: weighing.weights_unconfirmed,
    projects: z.number().int().describe('projects whose posts were looked at'),
    known_projects: z.number().int().describe('completed projects that they were held against'),
    reasons: z
      .array(z.object({ reason: z.enum(NO_CHANCE_REASONS), posts: z.number().int() }))
      .describe(`why nothing is proposed for the others, in the order ${NO_CHANCE_REASONS.join(', ')}`),
  })
  .meta({ id: 'ChancesAnswer' });
export type ChancesAnswer = z.output<typeof chancesAnswerSchema>;

/** The types of calculations whose posts can be looked at: a bidder's is none of them. */
const OWN_TYPES = [
  'design-baseline',
  'design-optimization',
  'as-built-baseline',
  'as-built-optimization',
] as const;

export const listChances = defineEndpoint({
  id: 'listChances',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_chances/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The posts of an organisation, held against its own completed work, the largest saving first',
  description:
    'Without a project: the posts of the projects whose design is not completed, of their optimisation or else their baseline. ' +
    'With one: of its active calculation of the first of the types that has one. They are held against the posts of what ' +
    'completed projects were built by, in the same product sub-group, unit and kind of work, valued with the same weights and with ' +
    'the same life-cycle modules and core indicators declared. Nothing of other organisations is in it, nor of a bid before its award.',
  params: organisationParams,
  query: z.object({
    ...dashboardQuery,
    project_calculation__project__sector: z
      .enum(SECTORS)
      .optional()
      .describe('of the completed projects, as the years and the contract type are'),
    project_calculation__project__uuid: z.uuid().optional(),
    project_calculation__calculation_type: commaList(z.enum(OWN_TYPES))
      .optional()
      .describe('needed with a project: types with commas, the preferred one first'),
    proposed: z
      .stringbool()
      .default(true)
      .describe('false: the posts for which nothing is proposed, with the reason, the heaviest first'),
    ...pageQuery,
    page_size: z.coerce.number().int().min(1).max(COLLECTION_CAP).default(25),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: chancesAnswerSchema },
  refusals: [400, 404],
});
