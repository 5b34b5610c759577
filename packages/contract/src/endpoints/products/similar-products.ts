import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { PRODUCT_MAX, productSchema } from './product-schemas.ts';

export const listSimilarProducts = defineEndpoint({
  id: 'listSimilarProducts',
  method: 'GET',
  path: '/api/v1/organization/:org/products/similar/',
  access: 'product.read',
  summary: 'The products of one sub-group and unit, to hold the MKI of another one against',
  description: 'In any spelling of both. Hidden and deleted products are none. At most 500.',
  params: organisationParams,
  query: z.object({
    product_sub_group: z.string().trim().min(1).max(PRODUCT_MAX.text),
    unit: z.string().trim().min(1).max(PRODUCT_MAX.unit),
    except: z.uuid().optional().describe('the product that is held against them'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(productSchema) },
  refusals: [400, 404],
});
