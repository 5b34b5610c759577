import { BID_STANDINGS, EMVI_STATUSES, HOLDING_KINDS, PROJECT_STATUSES } from '@milieuspoor/domain';
import { z } from 'zod';
import { bidGapSchema, gapDecisionSchema } from './bid-gap.ts';

const shownCalculation = z.object({
  uuid: z.uuid(),
  name: z.string(),
  mki_value: z.number().describe('as the calculation states it, not rounded'),
});

/** The discount of a bid on a criterion, as far as it was shown. */
const shownCriterion = z.object({
  uuid: z.uuid(),
  name: z.string(),
  value: z.number().nullable(),
  level: z.number().nullable(),
  reason: z.string().nullable(),
});

const shownBid = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    quote_price: z.number().nullable(),
    criteria_discount: z.number().nullable(),
    criteria: z.array(shownCriterion.partial().required({ uuid: true, name: true })),
    mki_value: z.number().nullable(),
    counting_mki: z.number().nullable(),
    mki_score: z.number().nullable(),
    fictional_quote_price: z.number().nullable(),
    rank: z.number().int().nullable(),
    standing: z.enum(BID_STANDINGS).nullable(),
  })
  .partial()
  .required({ uuid: true, name: true });

const euro = z.number().nullable();

/** The facts on the screen of the person who confirms an action, each part as the API stated it. */
export const shownSchema = z
  .object({
    project_status: z.enum(PROJECT_STATUSES),
    project_locked: z.boolean(),
    emvi_status: z.enum(EMVI_STATUSES),
    award_model_version: z.number().int(),
    projectscope: euro,
    fictional_tender_benefit: euro,
    mki_max_discount: euro,
    criteria_max_discount: euro,
    mki_upper_boundary: euro,
    mki_lower_boundary: euro,
    design_baseline: shownCalculation.nullable().describe('the active one; null for none'),
    design_optimization: shownCalculation.nullable().describe('the active one; null for none'),
    as_built_baseline: shownCalculation.nullable().describe('the active one; null for none'),
    as_built_optimization: shownCalculation.nullable().describe('the active one; null for none'),
    as_built_baselines: z.array(shownCalculation).describe('all of them, active or not'),
    winner: shownBid.nullable().describe('who was chosen; null for nobody'),
    winner_reason: z.string().nullable().describe('why, of one who is not first alone; null for none'),
    bids: z.array(shownBid).describe('all bids, as they stand against each other'),
    bidder: shownBid.nullable().describe('whom the act is about'),
    bid_calculation: shownCalculation.nullable().describe('of the bid that the act is about; null for none'),
    gaps: z.array(bidGapSchema).describe('what the bid lacks that the act is about'),
    gap_decisions: z
      .array(gapDecisionSchema.pick({ kind: true, choice: true, reason: true }))
      .describe('what was decided about it before'),
    bidders: z.array(z.object({ uuid: z.uuid(), name: z.string() })).describe('all who take part'),
    holdings: z
      .array(z.object({ uuid: z.uuid(), kind: z.enum(HOLDING_KINDS), name: z.string() }))
      .describe('what the person holds whom the act is about, and would hold no longer'),
  })
  .partial()
  .meta({
    id: 'Shown',
    description:
      'What somebody saw who confirms this: the act is refused with 409 when one of it is another by now. What is left out ' +
      'is not compared.',
  });
export type Shown = z.output<typeof shownSchema>;

/** 409 for an action whose facts changed after they were shown: those facts as they were shown, and as they are now. */
export const overtakenSchema = z.object({ detail: z.string(), shown: shownSchema, current: shownSchema });
export type Overtaken = z.output<typeof overtakenSchema>;

/** The body field of an action that fixes something. */
export const shownField = { shown: shownSchema };

export const CONFIRMED_ACT =
  'With `shown`, what stood on the screen of whoever confirms it, it is refused with 409 when one of these facts is another by ' +
  'now: `shown` and `current` say them beside each other.';
