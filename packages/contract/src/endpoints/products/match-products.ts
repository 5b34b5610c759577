import { CERTAIN_BY, NMD_CATEGORIES, PROPOSED_BY, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleName } from '../../visible-text.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { PRODUCT_MAX } from './product-schemas.ts';

/** As many posts as a calculation is planned for. */
export const MATCHED_POSTS_MAX = 5_000;
const BODY_MAX_BYTES = 4 * 1024 * 1024;

const postSchema = z.strictObject({
  post_number: z.string().max(PRODUCT_MAX.text),
  product: visibleName(PRODUCT_MAX.name),
  unit: visibleName(PRODUCT_MAX.unit),
  raw_code: z.string().max(PRODUCT_MAX.rawCode).nullable().default(null),
  product_id: z
    .string()
    .max(PRODUCT_MAX.text)
    .nullable()
    .default(null)
    .describe('a uuid, where the row names a product'),
});

const fitting = {
  uuid: z.uuid(),
  revision: z.number().int().describe('the newest version, which is the one that is meant'),
  name: z.string(),
  unit: z.string(),
  product_group: z.string().nullable(),
  product_sub_group: z.string().nullable(),
  nmd_category: z.enum(NMD_CATEGORIES).nullable(),
  expired: z.boolean().describe('the last day of its declaration has passed'),
  product_units: z.number().describe('how many units of the product one unit of the post is'),
  converted_by: z.string().nullable().describe('the unit of the conversion of the product; null without one'),
  mki: z
    .number()
    .nullable()
    .describe('euro per unit of the post; null where the product has no MKI in the set'),
};

const matchSchema = z
  .object({
    post_number: z.string(),
    certain: z
      .object({ ...fitting, by: z.enum(CERTAIN_BY) })
      .nullable()
      .describe('the product that the post is; null where that is asked'),
    remembered: z
      .object({
        user_name: z.string(),
        answered: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
      })
      .nullable()
      .describe('who answered it before, and when: the certain product, or without one that it is none'),
    proposals: z.array(z.object({ ...fitting, by: z.enum(PROPOSED_BY) })).describe('the likeliest first'),
    refused: z
      .array(
        z.object({
          uuid: z.uuid(),
          name: z.string(),
          by: z.enum(CERTAIN_BY),
          reason: z.enum(['no-conversion', 'conversions-differ']),
        }),
      )
      .describe('products that the post means, whose unit does not lead to that of the post'),
    unknown_id: z.boolean().describe('the row names a product that the organisation does not have'),
  })
  .meta({ id: 'ProductMatch' });
export type ProductMatchAnswer = z.output<typeof matchSchema>;

export const matchProducts = defineEndpoint({
  id: 'matchProducts',
  method: 'POST',
  path: '/api/v1/organization/:org/products/match/',
  access: 'product.read',
  summary: 'Which product each post without a profile is, or may be',
  description:
    'By the id in its row, by an answer that somebody of the organisation gave before, by a RAW code that one product has, or by name and unit; else proposals. Hidden and deleted ' +
    'products are none. Nothing is stored.',
  params: organisationParams,
  payload: {
    kind: 'json',
    maxBytes: BODY_MAX_BYTES,
    schema: z.strictObject({
      set: z.enum(SET_CODES),
      posts: z.array(postSchema).min(1).max(MATCHED_POSTS_MAX),
    }),
  },
  answer: { kind: 'json', status: 200, schema: z.object({ matches: z.array(matchSchema) }) },
  refusals: [400, 404],
});
