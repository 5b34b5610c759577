import { z } from 'zod';
import { answersField } from '../../answers-field.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { productDetailSchema } from './product-schemas.ts';

const PATH = '/api/v1/organization/:org/products/:product/declaration/';
const productParams = organisationParams.extend({ product: z.uuid() });

export const keepDeclaration = defineEndpoint({
  id: 'keepDeclaration',
  method: 'POST',
  path: PATH,
  access: 'product.edit',
  summary: 'Keep the file of the declaration that a product was read from, with the newest version of it',
  description:
    'The file is read as by `readDeclaration`, with the same answers, and what it comes to is kept beside it: the product ' +
    'says whether its figures are those of the file. A version keeps one file, which stays as it is.',
  params: productParams,
  payload: { kind: 'multipart', fields: z.object({ answers: answersField }), fileField: 'declaration' },
  answer: { kind: 'json', status: 200, schema: productDetailSchema },
  refusals: [400, 403, 404, 409, 429, 503],
});

export const downloadDeclaration = defineEndpoint({
  id: 'downloadDeclaration',
  method: 'GET',
  path: PATH,
  access: 'product.read',
  summary: 'The file of the declaration that a product was read from, byte for byte',
  params: productParams,
  query: z.object({
    revision: z.coerce.number().int().min(1).optional().describe('an older version; the newest by default'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/octet-stream' },
  refusals: [400, 404],
});
