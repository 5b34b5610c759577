import { z } from 'zod';
import { collectionOf, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleName } from '../../visible-text.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { MATCHED_POSTS_MAX } from './match-products.ts';
import { PRODUCT_MAX } from './product-schemas.ts';

const PATH = '/api/v1/organization/:org/products/matches/';
const BODY_MAX_BYTES = 4 * 1024 * 1024;

/** What a post says, by which an answer about it is found again. */
const saying = {
  product: visibleName(PRODUCT_MAX.name).min(1),
  unit: visibleName(PRODUCT_MAX.unit).min(1),
  raw_code: z.string().max(PRODUCT_MAX.rawCode).nullable().default(null),
};

const rememberedMatchSchema = z
  .object({
    uuid: z.uuid(),
    product: z.string().describe('the name that the post had'),
    unit: z.string(),
    raw_code: z.string().nullable(),
    chosen: z
      .object({
        uuid: z.uuid(),
        name: z.string(),
        gone: z.boolean().describe('deleted or hidden since, so that the answer is not used'),
      })
      .nullable()
      .describe('null: none of the products'),
    user_name: z.string().describe('who answered it'),
    answered: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  })
  .meta({ id: 'RememberedMatch' });
export type RememberedMatchAnswer = z.output<typeof rememberedMatchSchema>;

export const listRememberedMatches = defineEndpoint({
  id: 'listRememberedMatches',
  method: 'GET',
  path: PATH,
  access: 'product.read',
  summary: 'Which products posts are, as people of the organisation answered before; the newest answer first',
  params: organisationParams,
  query: z.object(tableQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(rememberedMatchSchema) },
  refusals: [400, 404],
});

export const rememberMatches = defineEndpoint({
  id: 'rememberMatches',
  method: 'POST',
  path: PATH,
  access: 'product.edit',
  summary:
    'Remember which products posts are, for the organisation; a newer answer takes the place of an older one',
  description:
    'Posts with the same name, unit and RAW code in any spelling are one. A product that the organisation does not have is ' +
    'refused, and then nothing is remembered.',
  params: organisationParams,
  payload: {
    kind: 'json',
    maxBytes: BODY_MAX_BYTES,
    schema: z.strictObject({
      answers: z
        .array(
          z.strictObject({ ...saying, chosen: z.uuid().nullable().describe('null: none of the products') }),
        )
        .min(1)
        .max(MATCHED_POSTS_MAX),
    }),
  },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 403, 404, 409],
});

export const forgetMatch = defineEndpoint({
  id: 'forgetMatch',
  method: 'DELETE',
  path: `${PATH}:match/`,
  access: 'product.edit',
  summary: 'Take back an answer, so that its posts are asked about again',
  params: organisationParams.extend({ match: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [403, 404],
});
