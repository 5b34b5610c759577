import {
  BID_DATA,
  BID_OPEN,
  BID_RULINGS,
  BID_SEALED,
  BID_STANDINGS,
  CRITERIA_MOST,
  LIFE_CYCLE_MODULES,
  MARK_REASON_MAX,
  SCOPE_SUBJECTS,
  SET_CODES,
  TENDER_REASON,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { bidGapSchema, gapDecisionSchema } from '../bid-gap.ts';
import { collectionOf } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredFields, newFields, sentFields, withheldFields } from '../filled-fields.ts';
import { seenVersionFields, VERSIONED_CHANGE } from '../seen-version.ts';
import { CONFIRMED_ACT, shownField } from '../shown.ts';
import { visibleText } from '../visible-text.ts';
import { calculationSchema } from './calculations.ts';
import { projectSchema } from './projects.ts';

const projectParams = z.object({ uuid: z.uuid() });
const applicantParams = z.object({ uuid: z.uuid() });

const heldWorkSchema = z
  .object({
    known: z.boolean().describe('whether it was worked out; of what was not nothing is concluded'),
    open: z
      .boolean()
      .describe('what either of the two lacks is more than a note: nothing is concluded from their MKI'),
    lacking_posts: z
      .number()
      .int()
      .describe(
        'posts that leave a life-cycle module or a core indicator empty which the other declares, or state a bare MKI ' +
          'there, and that nobody explained',
      ),
    modules: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('in which they do'),
    missing_posts: z
      .number()
      .int()
      .describe('posts of the other that are not there, and that nobody explained'),
    fewer_posts: z.number().int().describe('the same, explained or not'),
    added_posts: z.number().int().describe('posts that the other does not have'),
    other_lacking_posts: z
      .number()
      .int()
      .describe(
        'posts of the other that leave empty what it declares; 0 where that weighs too little to matter',
      ),
    other_slight_posts: z
      .number()
      .int()
      .describe('the same where it weighs under 1 %: it counts in the MKI all the same'),
    other_modules: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('in which either do'),
    asked: z
      .array(z.object({ module: z.enum(LIFE_CYCLE_MODULES), posts: z.number().int() }))
      .describe(
        'modules that the award model asks of each post, and posts that leave them empty for no other reason',
      ),
    differing_posts: z.number().int().describe('posts of which the quantity or the unit differs'),
  })
  .meta({
    id: 'HeldWork',
    description: 'How the work of a calculation compares with that of the one that it is held against',
  });
export type HeldWorkAnswer = z.output<typeof heldWorkSchema>;

const withheld = withheldFields(BID_SEALED);

export const applicantSchema = z
  .object({
    uuid: z.uuid(),
    revision: z.number().int().describe('rises with every change of name, price or discount: If-Match'),
    project: z.uuid(),
    ...answeredFields(BID_OPEN),
    sealed: z
      .boolean()
      .describe('not opened yet, and entered by somebody else: amounts and calculation are null'),
    entered_by: z.string().describe('who entered the bid; empty when nobody knows'),
    ...withheld,
    quote_price: withheld.quote_price.describe('whole euro; null when sealed or never entered'),
    criteria_discount: withheld.criteria_discount.describe(
      'on criteria other than the MKI, whole euro; null is shown as - and counts as 0',
    ),
    criteria: z
      .array(
        z.object({
          uuid: z.uuid().describe('of the criterion'),
          name: z.string(),
          value: z
            .number()
            .int()
            .nullable()
            .describe('whole euro; null when sealed, and where nothing is filled in, which counts as 0'),
          level: z
            .number()
            .nullable()
            .describe(
              'in per cent, of a criterion with a scale: the value follows from it; null as the value is',
            ),
          reason: z.string().nullable().describe('why that level; null while nobody said'),
          upper_boundary: z.number().int().describe('the most that can be given, whole euro'),
        }),
      )
      .describe('one for each criterion that the project names; criteria_discount is their sum'),
    mki_value: z
      .number()
      .nullable()
      .describe('as its calculation declares it, euro, unrounded; null without one'),
    filled_mki: z
      .number()
      .nullable()
      .describe(
        'what was filled in with the baseline’s values by decisions, euro; null where nothing was decided to be',
      ),
    counting_mki: z
      .number()
      .nullable()
      .describe(
        'mki_value and filled_mki together, by which it is scored, euro, unrounded; null where not scored',
      ),
    gaps: z
      .array(bidGapSchema)
      .describe('what it lacks of the baseline and of what the model asks, by kind; none when sealed'),
    denied_gaps: z
      .array(
        z.object({
          kind: z.enum(SCOPE_SUBJECTS),
          set: z.enum(SET_CODES),
          posts: z.number().int(),
        }),
      )
      .describe(
        'of these gaps, posts of which its own calculation declares in another set what it leaves empty, or that it has there: that ' +
          'there is nothing is denied by the bid itself; none when sealed',
      ),
    decisions: z.array(gapDecisionSchema).describe('what the client decided about it, as far as it holds'),
    upper_boundary: z
      .number()
      .nullable()
      .describe('the reference value that its MKI is held against, whole euro'),
    standing: z
      .enum(BID_STANDINGS)
      .nullable()
      .describe(
        'whether its MKI is scored, or why not: only a bid that is scored takes part and may win; `not-whole` leaves out what the ' +
          'active baseline has, as `work` says, until each of its `gaps` was decided about; `set-aside` by such a decision; null ' +
          'when sealed',
      ),
    work: heldWorkSchema
      .nullable()
      .describe(
        'beside the active baseline; null without a calculation or a baseline of its set, and when sealed',
      ),
    explained: z
      .array(z.object({ kind: z.enum(SCOPE_SUBJECTS), posts: z.number().int() }))
      .describe(
        'what was said not to apply in its calculation, by kind: it counts as 0, and an MKI that is stated alone as it is stated. ' +
          'None when sealed',
      ),
    beside_others: z
      .array(z.object({ kind: z.enum(SCOPE_SUBJECTS), posts: z.number().int() }))
      .describe(
        'of a bid that is scored, what it leaves empty that another bid declares for the same posts, by kind; it counts all the same. ' +
          'None while bids are sealed',
      ),
    realised_baseline_work: heldWorkSchema
      .nullable()
      .describe(
        'of the winner, what was carried out beside its own as-built baseline; null while there is nothing to compare',
      ),
    other_own_posts: z
      .number()
      .int()
      .nullable()
      .describe(
        'of the winner, posts that only one of the two has of its own: the bid beside the active baseline, or what was carried ' +
          'out beside its as-built baseline. Above 0 these baselines are not of the same work; null where it is not known',
      ),
    unlike_baseline_posts: z
      .number()
      .int()
      .nullable()
      .describe(
        'of the winner, posts of the active baseline and the as-built baseline that leave something empty which the other ' +
          'declares, explained or not, and posts that are gone from the latter and that the bid did not have. Above 0 no promise is ' +
          'restated by the two; null where it is not known',
      ),
    realised_work: heldWorkSchema
      .nullable()
      .describe(
        'of the winner, the active calculation of the execution beside the bid; null while there is none',
      ),
    realised_gap_posts: z
      .number()
      .int()
      .nullable()
      .describe(
        'of the winner, posts of what was carried out and of the bid that leave something empty which the other declares: a ' +
          'life-cycle module, a core indicator or CO2, however little it weighs, and that nobody explained. Above 0 nothing is ' +
          'claimed; null where it is not known',
      ),
    incomplete: z.boolean().describe('its MKI leaves indicators of some items out: it counts, and is marked'),
    mki_score: z
      .number()
      .int()
      .nullable()
      .describe(
        'fictitious discount for the MKI, whole euro; 0 without a calculation, null where it is not scored otherwise, and while bids are ' +
          'sealed',
      ),
    fictional_quote_price: z.number().int().nullable().describe('whole euro; null where `mki_score` is'),
    rank: z
      .number()
      .int()
      .nullable()
      .describe('1 is the best; null where not ranked, and while bids are sealed'),
    award_model_version: z.number().int().describe('of the model by which it is scored'),
    tied: z.boolean().describe('another bid has the same rank'),
    active: z.boolean().describe('the winner'),
    winner_reason: z
      .string()
      .nullable()
      .describe('why it is the winner without being first alone; null of every other bid'),
    ruling: z
      .object({
        as: z.enum(BID_RULINGS),
        reason: z.string(),
        since: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
      })
      .nullable()
      .describe(
        'that it is withdrawn or invalid and takes no part, why and since when; null of one that does',
      ),
    project_calculation: calculationSchema.nullable(),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    modified: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time; no two revisions share a second'),
  })
  .meta({ id: 'Applicant', description: 'A bidder with what the bid comes to by the model of now' });
export type Applicant = z.output<typeof applicantSchema>;

const amount = z.number().nullable();
const sent = sentFields(BID_DATA);
/** The server explains in words why it refuses a name that is empty, or an amount that is no whole euro. */
const bidFields = {
  ...sent,
  quote_price: sent.quote_price.describe('whole euro, 0 or more'),
  criteria_discount: sent.criteria_discount.describe(
    'whole euro, at most the project’s criteria_max_discount; where the project names criteria their sum, which can’t be ' +
      'given apart',
  ),
  criteria: z
    .array(
      z.object({
        uuid: z.uuid().optional().describe('of the criterion; without it the name tells which one is meant'),
        name: z.string(),
        value: amount
          .optional()
          .describe(
            'whole euro, at most the maximum of the criterion; of one with a scale it follows from the level, and another is refused',
          ),
        level: z
          .number()
          .nullable()
          .optional()
          .describe('in per cent: one of the scale of the criterion, null for none'),
        reason: visibleText(MARK_REASON_MAX)
          .nullable()
          .optional()
          .describe('why that level; null or empty for none'),
        upper_boundary: z
          .number()
          .optional()
          .describe('the maximum by which it was given: refused when that is no longer the criterion’s'),
      }),
    )
    .max(CRITERIA_MOST)
    .describe('those that are absent stay as they are'),
};
const newBidFields = {
  ...newFields(BID_DATA),
  name: bidFields.name,
  quote_price: bidFields.quote_price.default(null),
  criteria_discount: bidFields.criteria_discount.default(null),
  criteria: bidFields.criteria.default([]),
};

export const listApplicants = defineEndpoint({
  id: 'listApplicants',
  method: 'GET',
  path: '/api/v1/applicant/',
  access: 'project.read',
  summary: 'The bidders of a project, in the order in which they were entered',
  query: z.object({ project__uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(applicantSchema) },
  refusals: [400, 404],
});

export const createApplicant = defineEndpoint({
  id: 'createApplicant',
  method: 'POST',
  path: '/api/v1/applicant/',
  access: 'project.edit',
  summary: 'Enter a bidder',
  payload: {
    kind: 'json',
    schema: z.object({
      project: z.uuid(),
      ...newBidFields,
      criteria_values: bidFields.criteria
        .optional()
        .describe('another name of `criteria`, which counts where both are sent'),
      calculation: z
        .looseObject({})
        .nullish()
        .describe(
          'may come along, and stores nothing: a calculation comes with its file, of the bidder that this call makes',
        ),
    }),
  },
  answer: { kind: 'json', status: 201, schema: applicantSchema },
  refusals: [400, 404, 409],
});

/** The largest number of bidders that are entered in one call. */
export const APPLICANTS_AT_ONCE = 100;

export const createApplicants = defineEndpoint({
  id: 'createApplicants',
  method: 'POST',
  path: '/api/v1/project/:uuid/applicants/',
  access: 'project.edit',
  summary: 'Enter several bidders, as from a spreadsheet: all of them or none',
  description:
    'A refusal names each problem as `{row}.{field}`, rows counted from 0; of a criterion as `{row}.criteria.{place}`, by its place in the project.',
  params: projectParams,
  payload: {
    kind: 'json',
    schema: z.object({
      applicants: z.array(z.strictObject(newBidFields)).min(1).max(APPLICANTS_AT_ONCE),
    }),
  },
  answer: { kind: 'json', status: 201, schema: collectionOf(applicantSchema) },
  refusals: [400, 404, 409],
});

export const updateApplicant = defineEndpoint({
  id: 'updateApplicant',
  method: 'PATCH',
  path: '/api/v1/applicant/:uuid/',
  access: 'project.edit',
  summary: 'Change a bid, or make its bidder the winner',
  description:
    `${VERSIONED_CHANGE} With \`active\` the bidder becomes the winner in place of another, or is it no more. Of a bidder who ` +
    'is not first alone `winner_reason` says why; of one who is it is not kept. With `seen_winner` the choice is refused ' +
    'when another bidder is the winner by now. Once bids are open, what was bid changes in a correction only. ' +
    CONFIRMED_ACT,
  params: applicantParams,
  versioned: applicantSchema,
  confirms: true,
  payload: {
    kind: 'json',
    schema: z
      .object({
        ...bidFields,
        ruling: z
          .strictObject({
            as: z.enum(BID_RULINGS).nullable().describe('null lets it take part again'),
            reason: visibleText(TENDER_REASON.most).describe(
              'the history keeps it, of taking part again too',
            ),
          })
          .describe('before the award, also of bids that lie fixed; not of the winner'),
        active: z.boolean(),
        winner_reason: visibleText(TENDER_REASON.most),
        seen_winner: z
          .uuid()
          .nullable()
          .describe('the bidder who was the winner when the choice was made; null when nobody was'),
        ...seenVersionFields,
        ...shownField,
      })
      .partial(),
  },
  answer: { kind: 'json', status: 200, schema: applicantSchema },
  refusals: [400, 404, 409],
});

export const deleteApplicant = defineEndpoint({
  id: 'deleteApplicant',
  method: 'DELETE',
  path: '/api/v1/applicant/:uuid/',
  access: 'project.edit',
  summary: 'Delete a bidder with the calculation; can be taken back for a day',
  params: applicantParams,
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});

export const restoreApplicant = defineEndpoint({
  id: 'restoreApplicant',
  method: 'POST',
  path: '/api/v1/applicant/:uuid/restore/',
  access: 'project.edit',
  summary: 'Bring a deleted bidder back, within 24 hours; never as the winner',
  params: applicantParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: applicantSchema },
  refusals: [404, 409],
});

export const resetCriteriaDiscounts = defineEndpoint({
  id: 'resetCriteriaDiscounts',
  method: 'POST',
  path: '/api/v1/project/:uuid/reset_applicants_criteria_discount/',
  access: 'project.edit',
  summary: 'Empty the bidders’ discounts on other criteria',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [404, 409],
});

const bidder = z.object({ uuid: z.uuid(), name: z.string() }).nullable();

export const applicantStatisticsSchema = z
  .object({
    award_model_version: z.number().int().describe('of the model by which the bids are scored'),
    sealed: z.boolean().describe('the bids are sealed: everything below is null, for whoever asks'),
    selected_winner: bidder.describe('whom somebody made the winner'),
    winner: bidder.describe(
      'lowest fictitious price, of equal prices lower MKI; null when nothing tells the best apart',
    ),
    winners: z.array(z.object({ uuid: z.uuid(), name: z.string() })).describe('the best: several when tied'),
    applicant_highest_mki_score: bidder,
    applicant_lowest_mki_value: bidder,
    applicant_lowest_qoute_price: bidder,
    costs_most_sustainable: z.number().nullable().describe('quote of the lowest MKI − lowest quote, euro'),
    additional_costs_environmental_profit: z
      .number()
      .nullable()
      .describe('the same per euro of MKI saved against the cheapest, not rounded'),
    applicants_lower_boundary_mki_surpassed: z
      .number()
      .nullable()
      .describe('percent of the bids with an MKI at or below the target value, not rounded'),
  })
  .meta({ id: 'ApplicantStatistics' });
export type ApplicantStatisticsAnswer = z.output<typeof applicantStatisticsSchema>;

export const getApplicantStatistics = defineEndpoint({
  id: 'getApplicantStatistics',
  method: 'GET',
  path: '/api/v1/project/:uuid/applicant_statistics/',
  access: 'project.read',
  summary: 'What the bids of a project say together',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: applicantStatisticsSchema },
  refusals: [404],
});
