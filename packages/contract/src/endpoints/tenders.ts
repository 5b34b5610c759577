import { LANGUAGES, SEED_LIMIT, STANDSTILL_DAYS } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CONFIRMED_ACT, shownField } from '../shown.ts';
import { projectSchema } from './projects.ts';
import { fixedSchema } from './statistics/fixed.ts';

const projectParams = z.object({ uuid: z.uuid() });

export const toggleEmvi = defineEndpoint({
  id: 'toggleEmvi',
  method: 'POST',
  path: '/api/v1/project/:uuid/toggle_emvi/',
  access: 'project.edit',
  summary: 'Complete the award model, or take it up again',
  description:
    'Unlocked becomes Locked, Locked becomes Editing and Editing becomes Locked; the project’s status goes with it. With the ' +
    'header If-Match (a revision, or the version of the model) a step that is based on an older model is refused with 409 and ' +
    `the newer project. ${CONFIRMED_ACT} A model that is taken up again follows the active baseline unless it was set by hand.`,
  params: projectParams,
  versioned: projectSchema,
  confirms: true,
  payload: {
    kind: 'json',
    schema: z
      .object({
        keep_reference_value: z
          .literal(true)
          .describe('leaves a model that is taken up again its reference value, as one that is set by hand'),
        ...shownField,
      })
      .partial()
      .nullish(),
  },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [400, 404, 409],
});

/** The stimulation of one project, or the mean over several, not rounded. */
const stimulation = z.number().nullable();

export const stimulationSchema = z
  .object({
    award_model_version: z.number().int().describe('of the model of the project'),
    project: stimulation.describe('null while a boundary or the maximum is missing, and of a model in steps'),
    organization_projects_for_sector: stimulation,
    all_projects_for_sector: stimulation,
    organization_projects: stimulation,
    all_projects: stimulation,
    all_projects_fixed: fixedSchema,
  })
  .meta({
    id: 'Stimulation',
    description:
      'Euro of fictitious discount for each euro of MKI less: the maximum discount ÷ (reference value − target value). Means ' +
      'are over projects whose award model is complete; null where there is none, and where a mean would tell of others.',
  });
export type Stimulation = z.output<typeof stimulationSchema>;

export const getStimulation = defineEndpoint({
  id: 'getStimulation',
  method: 'GET',
  path: '/api/v1/project/:uuid/statistics/',
  access: 'project.read',
  summary: 'How much a project’s award model rewards a lower MKI, beside others',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: stimulationSchema },
  refusals: [404],
});

/** The answer of a Word document that the browser saves. */
const wordFile = {
  kind: 'file',
  status: 200,
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const exportEmvi = defineEndpoint({
  id: 'exportEmvi',
  method: 'GET',
  path: '/api/v1/project/:uuid/export_emvi/',
  access: 'project.read',
  summary: 'The award criterion of a project as a Word document, which issues it',
  description:
    'Of an award model that is complete, in the language of the header Accept-Language; of another one 400 with every reason. ' +
    'The model that was issued last gives its very bytes; another one is issued under the next number first. Of a closed project ' +
    'nothing is issued any more, and a model that was not issued before is a concept that says so.',
  params: projectParams,
  payload: { kind: 'none' },
  answer: wordFile,
  refusals: [400, 404, 409, 429, 503],
});

export const issuedCriteriaSchema = z
  .object({
    award_model_version: z.number().int().describe('of the model as it is'),
    is_current: z.boolean().describe('the number that was issued last is of the model as it is'),
    results: z
      .array(
        z.object({
          number: z.number().int().describe('from 1'),
          issued_at: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
          issued_by: z.string().describe('empty when nobody knows any more'),
          files: z.array(
            z.object({
              kind: z
                .enum(['criterion', 'note'])
                .describe('the criterion, or what changed since the number before it'),
              language: z.enum(LANGUAGES),
              sha256: z.string().describe('hexadecimal digits'),
            }),
          ),
        }),
      )
      .describe('the last first'),
  })
  .meta({
    id: 'IssuedCriteria',
    description: 'The award criterion as bidders were given it, time after time',
  });
export type IssuedCriteria = z.output<typeof issuedCriteriaSchema>;

export const listIssuedCriteria = defineEndpoint({
  id: 'listIssuedCriteria',
  method: 'GET',
  path: '/api/v1/project/:uuid/issued_criterion/',
  access: 'project.read',
  summary: 'What was issued of the award criterion of a project',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: issuedCriteriaSchema },
  refusals: [404],
});

export const issueCriterion = defineEndpoint({
  id: 'issueCriterion',
  method: 'POST',
  path: '/api/v1/project/:uuid/issued_criterion/',
  access: 'project.edit',
  summary: 'Issue the award criterion of a project',
  description:
    'Keeps the complete model with a number, the moment and the files in both languages, and from the second number on a note ' +
    'of what changed. The model that was issued last keeps its number and its files: issuing it again changes nothing. ' +
    `Refused with 409 while the model is being changed, and with 400 for what it lacks. ${CONFIRMED_ACT}`,
  params: projectParams,
  confirms: true,
  payload: { kind: 'json', schema: z.object(shownField).partial().nullish() },
  answer: { kind: 'json', status: 200, schema: issuedCriteriaSchema },
  refusals: [400, 404, 409, 429, 503],
});

const issuedParams = projectParams.extend({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

export const downloadIssuedCriterion = defineEndpoint({
  id: 'downloadIssuedCriterion',
  method: 'GET',
  path: '/api/v1/project/:uuid/issued_criterion/:number/',
  access: 'project.read',
  summary: 'The award criterion as it was issued under a number, byte for byte',
  description: 'In the language of the header Accept-Language; its SHA-256 stands in the list.',
  params: issuedParams,
  payload: { kind: 'none' },
  answer: wordFile,
  refusals: [400, 404],
});

export const downloadCriterionNote = defineEndpoint({
  id: 'downloadCriterionNote',
  method: 'GET',
  path: '/api/v1/project/:uuid/issued_criterion/:number/note/',
  access: 'project.read',
  summary: 'What changed in the award criterion between a number and the one before it, as a Word document',
  description: 'In the language of the header Accept-Language. The first number has none.',
  params: issuedParams,
  payload: { kind: 'none' },
  answer: wordFile,
  refusals: [400, 404],
});

export const exportAwardRecord = defineEndpoint({
  id: 'exportAwardRecord',
  method: 'GET',
  path: '/api/v1/project/:uuid/export_award_record/',
  access: 'project.read',
  summary:
    'The record of an award as a Word document: model, bids, ranking, who did what, and the SHA-256 of each file',
  description:
    'Refused with 409 and its reason while the award model is not complete, there are no bidders, the bids are sealed, or no ' +
    'winner was chosen. In the language of the header Accept-Language.',
  params: projectParams,
  payload: { kind: 'none' },
  answer: wordFile,
  refusals: [404, 409, 429, 503],
});

/** The days on which a letter may be sent, to refuse typing errors. */
const LETTER_DAYS = { first: '2000-01-01', last: '2099-12-31' } as const;

/** The day on which letters are sent, the days until the final award, and the language. */
const letterQuery = z.object({
  sent: z.iso
    .date()
    .refine((day) => day >= LETTER_DAYS.first && day <= LETTER_DAYS.last)
    .describe(`the day on which letters are sent, from ${LETTER_DAYS.first} until ${LETTER_DAYS.last}`),
  days: z.coerce
    .number()
    .int()
    .min(STANDSTILL_DAYS.least)
    .max(STANDSTILL_DAYS.most)
    .default(STANDSTILL_DAYS.statutory)
    .describe('calendar days of the standstill period'),
  language: z.enum(LANGUAGES).optional().describe('that of the header Accept-Language unless it is given'),
});

export const exportBidderLetter = defineEndpoint({
  id: 'exportBidderLetter',
  method: 'GET',
  path: '/api/v1/applicant/:uuid/export_letter/',
  access: 'project.read',
  summary:
    'The letter to a bidder about the award as a Word document: own score, the winner, the standstill period',
  description:
    'To the winner it is the intention to award. It tells no price of another bid, and nothing that one follows from. Refused ' +
    'with 409 and its reason as long as there is no record of the award.',
  params: projectParams,
  query: letterQuery,
  payload: { kind: 'none' },
  answer: {
    kind: 'file',
    status: 200,
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  refusals: [400, 404, 409, 429, 503],
});

export const exportBidderLetters = defineEndpoint({
  id: 'exportBidderLetters',
  method: 'GET',
  path: '/api/v1/project/:uuid/export_letters/',
  access: 'project.read',
  summary: 'The letters to all bidders of a project about the award, a Word document for each in a zip',
  description:
    'Each is the very letter that its bidder would have by itself, of one moment: of those who were set apart as well. Refused with ' +
    '409 and its reason as long as there is no record of the award.',
  params: projectParams,
  query: letterQuery,
  payload: { kind: 'none' },
  answer: { kind: 'file', status: 200, contentType: 'application/zip' },
  refusals: [400, 404, 409, 429, 503],
});

/** The amounts of a bid, simulated or real. */
const bidAmounts = {
  quote_price: z.number().int().describe('whole euro'),
  fictional_quote_price: z.number().int().describe('quote less both discounts, whole euro; may be below 0'),
  mki_value: z.number().describe('euro'),
  mki_score: z.number().int().describe('discount for the MKI, whole euro'),
  criteria_discount: z.number().int().describe('discount on other criteria, whole euro'),
};

const randomApplicantSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string().describe('by its place in the draw, in the language of Accept-Language'),
    ...bidAmounts,
  })
  .meta({ id: 'RandomApplicant', description: 'A bidder of a simulation' });

export const simulationSchema = collectionOf(randomApplicantSchema)
  .extend({
    award_model_version: z.number().int().describe('of the model as it is'),
    seed: z
      .number()
      .int()
      .nullable()
      .describe('draws the same bids of the same model; null without a simulation'),
    drawn_at: z.string().nullable().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    model_changed: z
      .boolean()
      .describe('the model, or the number of bidders, is no longer what the bids were drawn from'),
    averages: z
      .object({
        quote_price: z.number(),
        fictional_quote_price: z.number(),
        mki_value: z.number(),
        mki_score: z.number(),
        criteria_discount: z.number(),
      })
      .nullable()
      .describe('means over all bids, euro, not rounded; null without a simulation'),
  })
  .meta({ id: 'Simulation' });
export type Simulation = z.output<typeof simulationSchema>;

export const simulateTender = defineEndpoint({
  id: 'simulateTender',
  method: 'GET',
  path: '/api/v1/project/:uuid/randomize_random_applicants/',
  access: 'project.edit',
  summary: 'Draw a new simulation of the tender, in place of the former one',
  description:
    'As many bidders as the project expects, drawn from its award model and scored by it. With a `seed` that was answered ' +
    'before, the same model gives the same bids. Refused with 403 for a project that is closed, with 400 at each value that ' +
    'the model lacks.',
  params: projectParams,
  query: z.object({
    seed: z.coerce
      .number()
      .int()
      .min(0)
      .max(SEED_LIMIT - 1)
      .optional(),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: simulationSchema },
  refusals: [400, 404, 409],
});

export const listRandomApplicants = defineEndpoint({
  id: 'listRandomApplicants',
  method: 'GET',
  path: '/api/v1/random-applicant/',
  access: 'project.read',
  summary: 'The simulation of a project’s tender, in the order of the draw',
  query: z.object({ project__uuid: z.uuid(), ...pageQuery }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: simulationSchema },
  refusals: [400, 404],
});
