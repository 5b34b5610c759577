import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const columnSchema = z
  .object({
    name: z.string(),
    required: z.boolean(),
    allowed: z.array(z.string()).nullable().describe('the only values that may stand there; null for any'),
    other_names: z
      .array(z.string())
      .describe('other headers by which it is known; in another unit its values are converted'),
    note: z.string(),
  })
  .meta({ id: 'WorkbookColumn' });
export type WorkbookColumn = z.output<typeof columnSchema>;

const indicatorSchema = z
  .object({
    name: z.string(),
    unit: z.string(),
    other_units: z.array(z.string()).describe('units that a row may state instead, which are converted'),
    weight_eur: z.number().describe('euro per unit'),
    core: z.boolean().describe('has to be declared, unless a row MKI stands in the place of all'),
  })
  .meta({ id: 'WorkbookIndicator' });
export type WorkbookIndicator = z.output<typeof indicatorSchema>;

const otherLayoutSchema = z
  .object({
    layout: z
      .enum(['modules', 'values', 'shared', 'columns'])
      .describe(
        'a row for each module, a row for each value, that in one sheet for both sets, or the MKI in columns of the items',
      ),
    sheets: z.array(z.string()).describe('the sheets that may have it; empty for any name'),
    header: z.array(z.string()),
    rows: z
      .array(z.array(z.union([z.string(), z.number(), z.null()])))
      .describe('the first rows of an example, in the order of the header; null for an empty cell'),
    goes_on: z.boolean().describe('more columns like the last one follow'),
  })
  .meta({ id: 'WorkbookOtherLayout' });
export type WorkbookOtherLayout = z.output<typeof otherLayoutSchema>;

export const workbookLayoutSchema = z
  .object({
    posten: z.object({ sheet: z.string(), columns: z.array(columnSchema) }),
    sets: z.array(
      z.object({
        set: z.enum(['a1', 'a2']),
        sheet: z.string(),
        standard: z.string(),
        co2_indicator: z.string(),
        columns: z.array(columnSchema),
        indicators: z.array(indicatorSchema),
        weights_version: z.string(),
        weights_unconfirmed: z.array(z.string()).describe('indicators whose weight nobody confirmed'),
      }),
    ),
    other_layouts: z
      .array(otherLayoutSchema)
      .describe('other layouts in which environmental profiles, or the MKI itself, are read'),
    mki_row: z.string().describe('the row that may stand in place of the indicators, in euro'),
    limits: z.object({
      file_bytes: z.number().int(),
      extensions: z.array(z.string()),
      header_rows: z.number().int().describe('the header stands within the first rows of a sheet'),
      items: z.number().int(),
      columns: z.number().int().describe('of a sheet; a value further to the right refuses the file'),
      last_column: z.string().describe('the letters of the last of them'),
      text_characters: z.number().int(),
    }),
    example: z
      .object({
        set: z.enum(['a1', 'a2']),
        post_number: z.string(),
        product: z.string(),
        unit: z.string(),
        quantity: z.number(),
        rows: z.array(
          z.object({
            indicator: z.string(),
            indicator_unit: z.string(),
            value: z.number().describe('for one unit of the item, all modules together'),
            weight_eur: z.number(),
            mki_eur: z.number().describe('euro for one unit of the item'),
          }),
        ),
        unit_mki_eur: z.number(),
        mki_eur: z.number().describe('euro for the whole quantity'),
      })
      .describe("the template's item worked out"),
  })
  .meta({ id: 'WorkbookLayout' });
export type WorkbookLayoutAnswer = z.output<typeof workbookLayoutSchema>;

export const getWorkbookLayout = defineEndpoint({
  id: 'getWorkbookLayout',
  method: 'GET',
  path: '/api/v1/workbook-layout/',
  access: 'workbook-template.download',
  keyScope: 'calculations:upload',
  summary:
    'The layout of the calculation workbook: its columns, indicators and weights, as the import reads them',
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: workbookLayoutSchema },
  refusals: [],
});

/** The name under which the example is saved. */
export const EXAMPLE_FILE_NAME = 'Milieuspoor-berekening-voorbeeld.xlsx';

export const downloadExample = defineEndpoint({
  id: 'downloadExample',
  method: 'GET',
  path: '/api/v1/workbook-example/',
  access: 'workbook-template.download',
  keyScope: 'calculations:upload',
  summary: 'The calculation workbook filled with a small example of invented figures',
  payload: { kind: 'none' },
  answer: {
    kind: 'file',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  refusals: [],
});
