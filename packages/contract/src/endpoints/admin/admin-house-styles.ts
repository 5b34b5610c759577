import { COLOUR_FORM } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { seenVersionFields } from '../../seen-version.ts';
import { visibleText } from '../../visible-text.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEGABYTE = 1024 * 1024;
export const HOUSE_LOGO_MAX_BYTES = MEGABYTE;
export const HOUSE_TEMPLATE_MAX_BYTES = 5 * MEGABYTE;
export const HOUSE_TEXT_MAX = 2_000;

/** The pages that a header or footer of a template may be for. */
export const TEMPLATE_PAGES = ['default', 'first', 'even'] as const;
/** Styles of a template with names that people know, as Word writes them in its files. */
export const TEMPLATE_STYLES = [
  'Normal',
  'Title',
  'Subtitle',
  'Heading1',
  'Heading2',
  'Caption',
  'TOC1',
] as const;

const colour = z
  .string()
  .toLowerCase()
  .pipe(z.stringFormat('colour', COLOUR_FORM))
  .nullable()
  .describe('#rrggbb; null, both of them, for the colours of the template or the product');
const text = visibleText(HOUSE_TEXT_MAX).describe('each line is a paragraph at the end of every document');
const pages = z.array(z.enum(TEMPLATE_PAGES)).describe('default: all that none of the others is for');

const styleFields = {
  accent_color: colour.describe('of headings and lines of charts'),
  ground_color: colour.describe('behind the heads of tables'),
  closing_nl: text,
  closing_en: text,
  contact_nl: text,
  contact_en: text,
};

const pageSize = { page_width_mm: z.number().int(), page_height_mm: z.number().int() };
const warningSchema = z.object({
  kind: z
    .enum(['hidden-text', 'low-contrast', 'foreign-field'])
    .describe(
      'foreign-field: shows something of the document that the template was made of, and is left out',
    ),
  of: z.enum(['style', 'header', 'footer']),
  style: z.enum(TEMPLATE_STYLES).nullable().describe('null for a header or footer'),
  pages: z.enum(TEMPLATE_PAGES).nullable().describe('null for a style'),
  contrast: z
    .number()
    .nullable()
    .describe('of text with what is behind it, after WCAG 2.2; null for other kinds'),
  field: z.string().nullable().describe('the name of the field; null for other kinds'),
  text: z.string().nullable().describe('the words, shortened; null for a style'),
  example_page: z.number().int().describe('the page of the example that shows it'),
});

const templateSchema = z
  .object({
    name: z.string(),
    bytes: z.number().int(),
    sha256: z.string().describe('hexadecimal'),
    styles: z.array(z.enum(TEMPLATE_STYLES)).describe('that it has; others are the product’s'),
    heading_font: z.string().nullable().describe('of its theme'),
    text_font: z.string().nullable(),
    ...pageSize,
    headers: pages,
    footers: pages,
    sections: z
      .array(z.object(pageSize))
      .describe('of its document; empty where it was set before these were read'),
    section: z.number().int().nullable().describe('the place of the one that is taken, from 0'),
    warnings: z.array(warningSchema).describe('of what a reader of its documents would stumble over'),
  })
  .meta({ id: 'HouseTemplate', description: 'What is taken over of a Word template' });

export const houseStyleSchema = z
  .object({
    organization: z.uuid(),
    organization_name: z.string(),
    ...styleFields,
    logo: z
      .object({ image: z.string().describe('data URL'), width: z.number().int(), height: z.number().int() })
      .nullable(),
    template: templateSchema.nullable(),
    revision: z.number().int().describe('0 as long as nothing was set'),
  })
  .meta({ id: 'HouseStyle', description: 'How an organisation wants its Word documents to look' });
export type HouseStyleAnswer = z.output<typeof houseStyleSchema>;

export const houseStyleChangesSchema = z
  .strictObject({ ...styleFields, revision: seenVersionFields.revision })
  .partial();
export type HouseStyleChanges = z.output<typeof houseStyleChangesSchema>;

const path = '/api/v1/admin/organizations/:organization/house_style/';
const params = z.object({ organization: z.uuid() });
const styleAnswer = { kind: 'json', status: 200, schema: houseStyleSchema } as const;

export const getHouseStyle = defineEndpoint({
  id: 'getHouseStyle',
  method: 'GET',
  path,
  access: 'admin.organisations',
  summary: 'How an organisation wants its Word documents to look; staff only',
  params,
  payload: { kind: 'none' },
  answer: styleAnswer,
  refusals: [404],
});

export const updateHouseStyle = defineEndpoint({
  id: 'updateHouseStyle',
  method: 'PATCH',
  path,
  access: 'admin.organisations',
  summary: 'Change the colours or the standard texts of an organisation’s documents',
  description:
    'Headings have to be legible on white paper. With the header If-Match (a revision), or the field `revision` as it was ' +
    'read, a change that is based on an older version is refused with 409 and the newer object.',
  params,
  versioned: houseStyleSchema,
  payload: { kind: 'json', schema: houseStyleChangesSchema },
  answer: styleAnswer,
  refusals: [400, 404, 409],
});

export const putHouseLogo = defineEndpoint({
  id: 'putHouseLogo',
  method: 'POST',
  path: `${path}logo/`,
  access: 'admin.organisations',
  summary:
    'Set the logo of an organisation’s documents: a PNG or JPEG of at most 1 MB and 4,000 pixels on a side',
  params,
  payload: { kind: 'multipart', fields: z.object({}), fileField: 'logo' },
  answer: styleAnswer,
  refusals: [400, 404],
});

export const removeHouseLogo = defineEndpoint({
  id: 'removeHouseLogo',
  method: 'DELETE',
  path: `${path}logo/`,
  access: 'admin.organisations',
  summary: 'Take the logo out of an organisation’s documents',
  params,
  payload: { kind: 'none' },
  answer: styleAnswer,
  refusals: [404],
});

export const putHouseTemplate = defineEndpoint({
  id: 'putHouseTemplate',
  method: 'POST',
  path: `${path}template/`,
  access: 'admin.organisations',
  summary: 'Set the Word template (.docx, .dotx, at most 5 MB) that an organisation’s documents take over',
  description:
    'Its styles, theme, page, headers and footers. Refused with macros, files of other programs, fields that do something, ' +
    'or anything that is fetched from elsewhere.',
  params,
  payload: {
    kind: 'multipart',
    fields: z.object({
      section: z.coerce
        .number()
        .int()
        .min(0)
        .max(999)
        .optional()
        .describe(
          'the place of the section whose page, header and footer are taken, from 0; the last where it is left out',
        ),
    }),
    fileField: 'template',
  },
  answer: styleAnswer,
  refusals: [400, 404, 409, 429, 503],
});

export const removeHouseTemplate = defineEndpoint({
  id: 'removeHouseTemplate',
  method: 'DELETE',
  path: `${path}template/`,
  access: 'admin.organisations',
  summary: 'Take the Word template of an organisation away',
  params,
  payload: { kind: 'none' },
  answer: styleAnswer,
  refusals: [404],
});

export const downloadHouseTemplate = defineEndpoint({
  id: 'downloadHouseTemplate',
  method: 'GET',
  path: `${path}template/`,
  access: 'admin.organisations',
  summary: 'The Word template of an organisation, as it was uploaded',
  params,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: WORD_TYPE },
  refusals: [404],
});

export const makeStyledExample = defineEndpoint({
  id: 'makeStyledExample',
  method: 'GET',
  path: `${path}example/`,
  access: 'admin.organisations',
  summary:
    'An invented document in the style of an organisation, in the language of the header Accept-Language',
  params,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: WORD_TYPE },
  refusals: [404, 409, 429, 503],
});

export const printStyledExample = defineEndpoint({
  id: 'printStyledExample',
  method: 'GET',
  path: `${path}example/pdf/`,
  access: 'admin.organisations',
  summary: 'The same invented document as a PDF, to look at the page that a warning names',
  description: 'Refused with 409 where the installation makes no PDFs.',
  params,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/pdf' },
  refusals: [404, 409, 429, 503],
});
