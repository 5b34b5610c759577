import { GAP_CHOICES, SCOPE_SUBJECTS } from '@milieuspoor/domain';
import { z } from 'zod';

/** What a bid lacks of one kind, with the effect of filling it in. */
export const bidGapSchema = z
  .object({
    kind: z
      .enum(SCOPE_SUBJECTS)
      .describe(
        '`module:A4` for a life-cycle module that posts leave empty, `indicators` for core indicators, `bare` for an MKI that is ' +
          'stated alone, `posts` for posts that are not there',
      ),
    posts: z.number().int().describe('posts that lack it'),
    unvalued_posts: z
      .number()
      .int()
      .describe('of these, posts for which the baseline has no value: filling adds nothing there'),
    weight_mki: z
      .number()
      .describe('what the baseline declares in their place, at most; euro, credits as costs'),
    filled_mki: z
      .number()
      .describe(
        'what the MKI rises by when it is filled with the baseline’s value, euro; below 0 of a credit',
      ),
    filled_mki_beside_posts: z
      .number()
      .describe('the same where the posts that are not there are filled too, for what is theirs counts once'),
    choices: z.array(z.enum(GAP_CHOICES)).describe('what can be decided about it'),
  })
  .meta({ id: 'BidGap' });
export type BidGapAnswer = z.output<typeof bidGapSchema>;

export const gapDecisionSchema = z
  .object({
    kind: z.enum(SCOPE_SUBJECTS),
    choice: z.enum(GAP_CHOICES),
    reason: z.string(),
    decided_by: z.string().describe('empty for somebody whose account is gone'),
    decided: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    filled_mki: z.number().describe('what it adds to the MKI that counts, euro; 0 unless filled'),
  })
  .meta({ id: 'GapDecision', description: 'What the client decided about a kind of gap in a bid' });
export type GapDecisionAnswer = z.output<typeof gapDecisionSchema>;
