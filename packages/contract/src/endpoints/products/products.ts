import { SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, orderingBy, tableQuery } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields, VERSIONED_CHANGE } from '../../seen-version.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { PRODUCT_OWNERS, productContents, productDetailSchema, productSchema } from './product-schemas.ts';

const PATH = '/api/v1/organization/:org/products/';
const productParams = organisationParams.extend({ product: z.uuid() });
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

export const PRODUCT_ORDERS = ['name', 'valid_until', 'modified', 'mki_a1', 'mki_a2'] as const;

export const listProducts = defineEndpoint({
  id: 'listProducts',
  method: 'GET',
  path: PATH,
  access: 'product.read',
  summary:
    'The products that an organisation knows: its own, and those that the provider keeps for everybody',
  description:
    '`search` looks in the name, the RAW codes, the source and the groups. Products that are hidden are listed on demand. ' +
    'By MKI they are listed unit by unit, since a figure per ton says nothing beside one per m2; those without an MKI come last.',
  params: organisationParams,
  query: z.object({
    ...tableQuery,
    ordering: orderingBy(PRODUCT_ORDERS, 'name'),
    product_group: z.string().max(200).optional(),
    set: z.enum(SET_CODES).optional().describe('only those that declare this set'),
    owner: z.enum(PRODUCT_OWNERS).optional(),
    expired: yesOrNo.optional().describe('only those of which the declaration has expired, or has not'),
    hidden: yesOrNo.default(false).describe('only the hidden ones, in place of the others'),
  }),
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: collectionOf(productSchema).extend({
      groups: z.array(z.string()).describe('every product group of the products that the organisation knows'),
    }),
  },
  refusals: [400, 404],
});

export const getProduct = defineEndpoint({
  id: 'getProduct',
  method: 'GET',
  path: `${PATH}:product/`,
  access: 'product.read',
  summary: 'A product with its profile, its versions and where it was taken from; a deleted one too',
  params: productParams,
  query: z.object({
    revision: z.coerce.number().int().min(1).optional().describe('an older version; the newest by default'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: productDetailSchema },
  refusals: [400, 404],
});

export const createProduct = defineEndpoint({
  id: 'createProduct',
  method: 'POST',
  path: PATH,
  access: 'product.edit',
  summary: 'Add a product to those of an organisation, or as staff to those of everybody',
  params: organisationParams,
  payload: {
    kind: 'json',
    schema: z.strictObject({ ...productContents, owner: z.enum(PRODUCT_OWNERS).default('organisation') }),
  },
  answer: { kind: 'json', status: 201, schema: productDetailSchema },
  refusals: [400, 403, 404],
});

export const changeProduct = defineEndpoint({
  id: 'changeProduct',
  method: 'PATCH',
  path: `${PATH}:product/`,
  access: 'product.edit',
  summary: 'Change what is given of a product, as a new version of it; the former versions stay',
  description: VERSIONED_CHANGE,
  params: productParams,
  versioned: productDetailSchema,
  payload: {
    kind: 'json',
    schema: z.strictObject({ ...productContents, ...seenVersionFields }).partial(),
  },
  answer: { kind: 'json', status: 200, schema: productDetailSchema },
  refusals: [400, 403, 404, 409],
});

export const deleteProduct = defineEndpoint({
  id: 'deleteProduct',
  method: 'DELETE',
  path: `${PATH}:product/`,
  access: 'product.edit',
  summary: 'Delete a product from every list; its versions stay for what used them',
  params: productParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [403, 404],
});

export const hideProduct = defineEndpoint({
  id: 'hideProduct',
  method: 'POST',
  path: `${PATH}:product/hide/`,
  access: 'product.edit',
  summary: 'Hide a product of the provider in an organisation, or show it again',
  params: productParams,
  payload: { kind: 'json', schema: z.strictObject({ hidden: z.boolean() }) },
  answer: { kind: 'empty', status: 204 },
  refusals: [400, 404, 409],
});

const postToKeepSchema = z.object({
  post_number: z.string(),
  product: z.string(),
  product_group: z.string(),
  product_sub_group: z.string(),
  unit: z.string(),
  quantity: z.number().describe('in that unit'),
  raw_code: z.string().nullable(),
});
export type PostToKeep = z.output<typeof postToKeepSchema>;

export const listPostsToKeep = defineEndpoint({
  id: 'listPostsToKeep',
  method: 'GET',
  path: `${PATH}from-calculation/:calculation/`,
  access: 'product.edit',
  summary: 'The posts of a calculation that can be kept as products; those of a bid are refused',
  params: organisationParams.extend({ calculation: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(postToKeepSchema) },
  refusals: [403, 404, 409],
});

/** How many posts are taken up at once. */
export const TAKEN_POSTS_MOST = 1000;

export const takeUpProducts = defineEndpoint({
  id: 'takeUpProducts',
  method: 'POST',
  path: `${PATH}from-calculation/`,
  access: 'product.edit',
  summary: 'Keep posts of a calculation as products of its organisation',
  description:
    'Profiles are read from the file of the calculation. Posts that are equal in everything but their RAW code become one ' +
    'product, and one that the organisation has already is not made again. A bid is refused.',
  params: organisationParams,
  payload: {
    kind: 'json',
    schema: z.strictObject({
      calculation: z.uuid(),
      posts: z
        .array(z.string().min(1).max(200))
        .min(1)
        .max(TAKEN_POSTS_MOST)
        .describe('numbers of the posts'),
    }),
  },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      made: z.array(productSchema),
      known: z.array(productSchema).describe('those that the organisation had already'),
    }),
  },
  refusals: [400, 404, 409, 429, 503],
});
