import { z } from 'zod';
import { answersField } from '../../answers-field.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';
import { productDetailSchema } from './product-schemas.ts';

const choiceSchema = z.object({ value: z.string(), text: z.string() });

const questionSchema = z.object({
  id: z.string().describe('by which it is answered'),
  text: z.string(),
  choices: z.array(choiceSchema),
  proposed: z.string().nullable().describe('the choice that the file itself calls its default'),
  answer: z.string().nullable().describe('the value of the choice that was given'),
});

/** A product as a declaration states it; nothing of it is stored. */
const declaredProductSchema = productDetailSchema
  .pick({
    ...{ name: true, product_group: true, product_sub_group: true, unit: true, conversions: true },
    ...{
      raw_codes: true,
      nmd_category: true,
      profiles: true,
      resources: true,
      programme: true,
      number: true,
    },
    ...{ publisher: true, valid_until: true, notes: true, expired: true, figures: true },
  })
  .meta({ id: 'DeclaredProduct' });

const declarationReadingSchema = z
  .object({
    product: declaredProductSchema
      .nullable()
      .describe('null for a file that is refused, and until it is chosen which of its declarations is read'),
    problem: z.string().nullable().describe('why the file is refused; null for one that is read'),
    warnings: z.array(z.string()).describe('what was converted, left out or could not be known'),
    questions: z.array(questionSchema),
    complete: z
      .boolean()
      .describe(
        'whether every question is answered: before that the product lacks what is asked, its unit for example',
      ),
  })
  .meta({
    id: 'DeclarationReading',
    description: 'What a declaration comes to, and what only a person can say',
  });
export type DeclarationReadingAnswer = z.output<typeof declarationReadingSchema>;

export const readDeclaration = defineEndpoint({
  id: 'readDeclaration',
  method: 'POST',
  path: '/api/v1/organization/:org/products/declaration/',
  access: 'product.edit',
  summary: 'Read an environmental product declaration, to be looked at before it is added as a product',
  description:
    'ILCD+EPD as XML, as JSON of soda4LCA or as archive; openEPD; LCAx. Nothing is stored: the file is sent again with the ' +
    'answers to its questions, and the product that it comes to is added with `createProduct`.',
  params: organisationParams,
  payload: { kind: 'multipart', fields: z.object({ answers: answersField }), fileField: 'declaration' },
  answer: { kind: 'json', status: 200, schema: declarationReadingSchema },
  refusals: [400, 404, 429, 503],
});
