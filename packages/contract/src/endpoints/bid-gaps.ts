import { GAP_CHOICES, LIFE_CYCLE_MODULES, SCOPE_SUBJECTS, TENDER_REASON } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { CONFIRMED_ACT, shownField } from '../shown.ts';
import { visibleText } from '../visible-text.ts';
import { applicantSchema } from './applicants.ts';

export const decideGaps = defineEndpoint({
  id: 'decideGaps',
  method: 'POST',
  path: '/api/v1/applicant/:uuid/decide_gaps/',
  access: 'project.edit',
  summary: 'Decide what becomes of what a bid lacks, before the award',
  description:
    'Each kind of gap counts as 0 (`zero`), is filled with the baseline’s value of that post and module (`baseline`), or sets the bid ' +
    'aside (`set-aside`). A kind that was decided before is decided anew. Without a decision about every kind the bid is not ' +
    `scored. ${CONFIRMED_ACT}`,
  confirms: true,
  params: z.object({ uuid: z.uuid() }),
  payload: {
    kind: 'json',
    schema: z.object({
      decisions: z
        .array(
          z.strictObject({
            kind: z.enum(SCOPE_SUBJECTS),
            choice: z.enum(GAP_CHOICES),
            reason: visibleText(TENDER_REASON.most).describe(
              `${TENDER_REASON.least} to ${TENDER_REASON.most} characters`,
            ),
          }),
        )
        .min(1)
        .max(SCOPE_SUBJECTS.length),
      shown: shownField.shown.optional(),
    }),
  },
  answer: { kind: 'json', status: 200, schema: applicantSchema },
  refusals: [400, 404, 409],
});

const askedOfBidsSchema = z
  .object({
    baseline: z
      .object({ uuid: z.uuid(), name: z.string(), posts: z.number().int().describe('in its headline set') })
      .nullable()
      .describe('the active baseline; null while there is none'),
    modules: z
      .array(
        z.object({
          module: z.enum(LIFE_CYCLE_MODULES),
          declared_posts: z
            .number()
            .int()
            .describe('posts of the baseline that declare it, each of which a bid has to declare'),
          asked: z.boolean().describe('asked of each post of a bid besides'),
        }),
      )
      .describe('each life-cycle module, in order'),
  })
  .meta({ id: 'AskedOfBids', description: 'What a bid has to declare to be whole' });
export type AskedOfBids = z.output<typeof askedOfBidsSchema>;

export const getAskedOfBids = defineEndpoint({
  id: 'getAskedOfBids',
  method: 'GET',
  path: '/api/v1/project/:uuid/asked_of_bids/',
  access: 'project.read',
  summary: 'Which modules bids have to declare, and of how many posts',
  params: z.object({ uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: askedOfBidsSchema },
  refusals: [404],
});
