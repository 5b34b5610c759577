import { z } from 'zod';
import { answersField } from '../../answers-field.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from '../statistics/statistic-parts.ts';

const billPostSchema = z
  .object({
    row: z.number().int().describe('of the file, from 1'),
    post_number: z.string().describe('unique in the bill; "#12" for a post without one, by its row'),
    description: z.string(),
    unit: z.string(),
    quantity: z.number().describe('in that unit, 0 or more'),
    raw_code: z.string().nullable(),
    product_id: z.string().nullable().describe('as the file has it'),
    product_group: z.string().nullable(),
    product_sub_group: z.string().nullable(),
  })
  .meta({ id: 'BillPost' });
export type BillPostAnswer = z.output<typeof billPostSchema>;

const billReadingSchema = z
  .object({
    posts: z
      .array(billPostSchema)
      .describe('in the order of the file; empty until every question is answered'),
    problem: z.string().nullable().describe('why the file is refused; null for one that is read'),
    without_header: z.boolean().describe('whether it is refused because no row says what its columns hold'),
    notes: z.array(z.string()).describe('what was left out, and how the file was read'),
    questions: z.array(
      z.object({
        id: z.string().describe('by which it is answered'),
        text: z.string(),
        choices: z.array(z.object({ value: z.string(), text: z.string() })),
        answer: z.string().nullable().describe('the value of the choice that was given'),
      }),
    ),
    complete: z.boolean().describe('whether every question is answered'),
    sha256: z.string().describe('of the file, in hexadecimal'),
  })
  .meta({
    id: 'BillReading',
    description: 'The posts of a bill of quantities, and what only a person can say',
  });
export type BillReadingAnswer = z.output<typeof billReadingSchema>;

export const readBill = defineEndpoint({
  id: 'readBill',
  method: 'POST',
  path: '/api/v1/organization/:org/products/bill/',
  access: 'product.read',
  summary: 'Read the posts of a bill of quantities: a file with quantities and without profiles',
  description:
    'An .xlsx, .xlsm or .xls file, or a delimited text (.csv, .tsv, .txt), with description, unit and quantity in any order, under ' +
    'Dutch or English headers. What was copied from a spreadsheet is such a text, with tabs. Profiles are not read, and nothing ' +
    'is stored: the file is sent again with the answers to its questions.',
  params: organisationParams,
  payload: { kind: 'multipart', fields: z.object({ answers: answersField }), fileField: 'bill' },
  answer: { kind: 'json', status: 200, schema: billReadingSchema },
  refusals: [400, 404, 429, 503],
});
