import { COUNCIL_SENTENCES, COUNCIL_TEXT_MAX, REDUCTION_PROGRESS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { savedChartSchema } from '../charts.ts';
import { dashboardQuery, organisationParams } from '../statistics/statistic-parts.ts';
import { progressValueSchema } from './over-time.ts';

const factSchema = z.object({ label: z.string(), value: z.string() });

const sentencesSchema = z.array(
  z.object({
    key: z.enum(COUNCIL_SENTENCES),
    text: z
      .string()
      .max(COUNCIL_TEXT_MAX)
      .describe('with the names of figures between braces: it has no figure of its own'),
  }),
);

const figuresSchema = z
  .record(z.string(), z.string())
  .describe('every figure that a sentence may name, as it is written');

export const councilLetterSchema = z
  .object({
    title: z.string(),
    organisation: z.string(),
    set: z.enum(SET_CODES),
    sentences: sentencesSchema.describe('made from the figures: what, compared with what, how sure'),
    figures: figuresSchema,
    charts: z
      .array(progressValueSchema.extend({ indicator: z.enum(REDUCTION_PROGRESS), title: z.string() }))
      .describe('baselines and optimisations of the projects that count'),
    facts: z.array(factSchema).describe('goals and their status, what counts, the choice, the day'),
    words: z.array(factSchema).describe('the words of the letter, explained'),
  })
  .meta({ id: 'CouncilLetter' });
export type CouncilLetterAnswer = z.output<typeof councilLetterSchema>;

export const getCouncilLetter = defineEndpoint({
  id: 'getCouncilLetter',
  method: 'GET',
  path: '/api/v1/organization/:org/council_letter/',
  access: 'statistics.read',
  summary: 'What a council can be told of an organisation’s completed projects, in the language of the call',
  params: organisationParams,
  query: z.object(dashboardQuery),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: councilLetterSchema },
  refusals: [400, 404],
});

/** What somebody asks a letter with, in whatever format. */
const askedLetter = {
  method: 'POST',
  access: 'statistics.read',
  params: organisationParams,
  query: z.object(dashboardQuery),
  payload: {
    kind: 'json',
    schema: z.strictObject({
      sentences: sentencesSchema
        .optional()
        .describe('absent: as they are made; one that is left out is not in the letter'),
      figures: figuresSchema.optional().describe('those that were shown'),
    }),
  },
  refusals: [400, 404, 409, 429, 503],
} as const;

export const exportCouncilLetter = defineEndpoint({
  ...askedLetter,
  id: 'exportCouncilLetter',
  path: '/api/v1/organization/:org/council_letter/document/',
  summary: 'The council letter as a Word document in the house style of the organisation',
  description:
    'Its figures are those of this moment. With the figures that were shown it is refused with 409 where one of them changed. Edited ' +
    'sentences are refused where they have a figure of their own, and the letter says who edited them.',
  answer: {
    kind: 'file',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
});

export const exportCouncilLetterPdf = defineEndpoint({
  ...askedLetter,
  id: 'exportCouncilLetterPdf',
  path: '/api/v1/organization/:org/council_letter/pdf/',
  summary: 'The council letter as a PDF, where the installation makes them',
  description: 'As the Word document; refused with 409 as well where no PDF can be made here.',
  answer: { kind: 'file', status: 200, contentType: 'application/pdf' },
});

export const shareCouncilLetter = defineEndpoint({
  ...askedLetter,
  id: 'shareCouncilLetter',
  path: '/api/v1/organization/:org/council_letter/link/',
  access: 'chart.save',
  summary: 'Share the council letter as a page with whoever is given its address',
  description:
    'As the Word document, with the figures of this moment: the page stays as it is, expires as a shared chart does and is withdrawn in ' +
    'the same list.',
  answer: { kind: 'json', status: 201, schema: savedChartSchema },
});
