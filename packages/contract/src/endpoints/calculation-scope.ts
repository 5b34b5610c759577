import {
  CALCULATION_TYPES,
  LIFE_CYCLE_MODULES,
  SCOPE_MEANINGS,
  SCOPE_SUBJECTS,
  SERIES_NAMES,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const meaning = z.enum(SCOPE_MEANINGS);
const subject = z
  .enum(SCOPE_SUBJECTS)
  .describe(
    'module:… a life-cycle module that is left empty; indicators: core indicators that are; bare: an MKI without any; posts: ' +
      'posts of the baseline that the optimisation does not have',
  );

const askedPostSchema = z
  .object({
    post_number: z.string(),
    product: z.string(),
    product_group: z.string(),
    unit: z.string(),
    weight_eur: z
      .number()
      .nullable()
      .describe('what the other side declares in its place; null for a post that lacks it in the other set'),
    weight_co2: z.number().nullable().describe('kg CO2-eq'),
    meaning: meaning.nullable().describe('what was said of it; null for nothing'),
  })
  .meta({ id: 'ScopeQuestionPost' });

const scopeQuestionSchema = z
  .object({
    id: z.string().describe('by which it is answered with an upload'),
    side: z.enum(SERIES_NAMES).describe('the side that it is asked of'),
    calculation: z.uuid().nullable().describe('the calculation of that side; null for the file itself'),
    subject,
    modules: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('in which something is left empty'),
    set: z.enum(SET_CODES).describe('the set in which its posts are weighed'),
    text: z.string().describe('what is asked'),
    post_count: z.number().int().describe('how many posts it is about'),
    open_count: z.number().int().describe('of those, posts of which nobody said anything'),
    posts_in_set: z
      .number()
      .int()
      .describe('of its posts, those that lack something in `set`: the weight is theirs'),
    posts: z.array(askedPostSchema).describe('those that weigh most, at most 500'),
    weight_eur: z.number().describe('what the other side declares in their place; credits weigh as costs do'),
    weight_co2: z.number().describe('kg CO2-eq'),
    percentage_mki: z
      .number()
      .nullable()
      .describe('of the MKI of the side that declares; null when that is not above 0'),
    percentage_co2: z.number().nullable(),
    in_other_sets: z
      .array(
        z.object({
          ...{
            set: z.enum(SET_CODES),
            posts: z.number().int(),
            weight_eur: z.number(),
            weight_co2: z.number(),
          },
          ...{ percentage_mki: z.number().nullable(), percentage_co2: z.number().nullable() },
        }),
      )
      .describe(
        'what posts leave empty in the other set, with what it weighs there; the two sets are never added up',
      ),
    note: z
      .boolean()
      .describe(
        'what is open of its side weighs under 1 % together: nothing is refused because of it. Of posts that are not there: ' +
          'they weigh under 1 %',
      ),
    declared_elsewhere: z
      .array(z.object({ set: z.enum(SET_CODES), posts: z.number().int() }))
      .describe(
        'posts that declare the module, or of indicators their CO2, in another set of the same calculation: not-applicable does not ' +
          'hold for them, and is refused where it is all posts',
      ),
    not_applicable_posts: z
      .number()
      .int()
      .describe(
        'how many of its posts not-applicable holds for; the others stay open, and count as not calculated',
      ),
    meaning: meaning.nullable().describe('what was said of all its posts; null while any is open'),
    said: meaning
      .nullable()
      .describe('the meaning that was said of all posts that it holds for; others may be open still'),
    refused: z
      .string()
      .nullable()
      .describe(
        'why nothing may be said now of the stored calculation that it is asked of; null when it may, and in a check',
      ),
    answered_by: z
      .string()
      .nullable()
      .describe('null while nobody answered; empty for an account that is gone'),
    answered_at: z.iso.datetime().nullable(),
    proposal: z
      .object({ meaning, calculation: z.string().describe('its name') })
      .nullable()
      .describe(
        'how an earlier calculation of the project was answered; counts as nothing until it is sent as an answer',
      ),
    answer: meaning.nullable().describe('the one that came along with the check'),
  })
  .meta({ id: 'ScopeQuestion' });
export type ScopeQuestionAnswer = z.output<typeof scopeQuestionSchema>;

export const scopeOfPairSchema = z
  .object({
    against: z.object({
      uuid: z.uuid(),
      name: z.string(),
      calculation_type: z.enum(CALCULATION_TYPES),
    }),
    set: z.enum(SET_CODES).describe('the set of the counts'),
    matched_posts: z.number().int().describe('posts that both have'),
    missing_posts: z.number().int().describe('posts of the baseline that the optimisation does not have'),
    added_posts: z.number().int().describe('posts of the optimisation that the baseline does not have'),
    quantity_posts: z.number().int().describe('matched posts of which there is more or less'),
    unit_posts: z.number().int().describe('matched posts that are measured in something else'),
    questions: z.array(scopeQuestionSchema),
  })
  .meta({
    id: 'ScopeOfPair',
    description: 'Whether a calculation and the one it is held against are the same work',
  });
export type ScopeOfPairAnswer = z.output<typeof scopeOfPairSchema>;

const calculationParams = z.object({ uuid: z.uuid() });

export const calculationScopeSchema = z
  .object({ pairs: z.array(scopeOfPairSchema).describe('none where nothing active stands against it') })
  .meta({ id: 'CalculationScope' });
export type CalculationScopeAnswer = z.output<typeof calculationScopeSchema>;

export const getCalculationScope = defineEndpoint({
  id: 'getCalculationScope',
  method: 'GET',
  path: '/api/v1/project-calculation/:uuid/scope/',
  access: 'calculation.list',
  keyScope: 'figures:read',
  summary:
    'Whether a calculation is the same work as the active one that it is held against, and what is to be asked',
  params: calculationParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: calculationScopeSchema },
  refusals: [404, 409],
});

export const answerCalculationScope = defineEndpoint({
  id: 'answerCalculationScope',
  method: 'POST',
  path: '/api/v1/project-calculation/:uuid/scope/',
  access: 'calculation.upload',
  keyScope: 'calculations:upload',
  summary: 'Say what a calculation leaves empty means, or what posts that it does not have do',
  description:
    'Of all posts of a question at once, in a phase that is closed as well; the last answer holds. Refused with 409 when the ' +
    'question is about another number of posts than was seen, where `not-applicable` is contradicted by another set of the same ' +
    'calculation for all posts (for some, it is taken for the others), in a locked project, and, of a bid, of the active design baseline or of ' +
    'the calculation that the reference value is of, once a winner was chosen and while bids lie fixed outside a correction.',
  params: calculationParams,
  payload: {
    kind: 'json',
    schema: z.object({
      against: z.uuid().describe('the calculation that it is held against'),
      subject,
      meaning: meaning.describe(
        'not-applicable: there is nothing, so 0; not-calculated: nobody worked it out',
      ),
      post_count: z.number().int().min(1).describe('of the question, as it was seen'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: calculationScopeSchema },
  refusals: [400, 404, 409],
});
