import {
  DEMAND_BASES,
  DEMAND_OBSTACLES,
  LIFE_CYCLE_MODULES,
  NO_DEMAND_REASONS,
  PROJECT_TYPES,
  SECTORS,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { projectSchema } from '../projects.ts';
import { organisationParams, weighing } from '../statistics/statistic-parts.ts';

/** Several figures of projects beside one another, each described as one of them is. */
function spreadSchemaOf(figure: z.ZodNumber) {
  return z.object({
    count: z.number().int(),
    lowest: figure,
    lower_quartile: figure.describe('the one at place ⌈count ÷ 4⌉ from below'),
    middle: figure.describe('the median; of an even number the mean of the two in the middle'),
    upper_quartile: figure.describe('the one at place ⌈count ÷ 4⌉ from above'),
    highest: figure,
  });
}

const percent = z.number().describe('percent of the baseline; below 0 the baseline costs less');

export const spreadSchema = spreadSchemaOf(percent).meta({
  id: 'ReductionSpread',
  description: 'Reductions beside one another, in percent of their baselines',
});
export type ReductionSpread = z.output<typeof spreadSchema>;

const perSize = z.number().describe('euro of MKI for each 1,000 euro of the estimated size of the contract');
const amountSpreadSchema = spreadSchemaOf(perSize).meta({
  id: 'AmountSpread',
  description: 'Projects beside one another, in euro of MKI for each 1,000 euro of their sizes',
});
export type AmountSpread = z.output<typeof amountSpreadSchema>;

const proposalSchema = z.object({
  percent: z.number().int().describe('of the reference value'),
  basis: z.enum(DEMAND_BASES).describe('what the projects behind it built; or offered and designed'),
  spread: spreadSchema.describe('of the projects behind it'),
  reached_by: z.number().int().describe('how many of these reached it'),
  differing: z
    .number()
    .int()
    .describe(
      'of the projects behind it, those whose posts or quantities are not those of their baseline: less work counts as a reduction too',
    ),
  explained: z
    .number()
    .int()
    .describe(
      'of the projects behind it, those in which something counts as 0 because it was said not to apply',
    ),
  built_by: z.number().int().describe('how many projects built it; 0: it is known from offers alone'),
  reference: z
    .number()
    .int()
    .nullable()
    .describe('euro: the MKI of the active baseline of the project that is tendered; null without one'),
  target: z.number().int().nullable().describe('euro: the reference less the percentage, rounded up'),
});

const demandProjectSchema = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    year: z.number().int().describe('in which its design was completed'),
    kind: z.enum(['design', 'award']).describe('an optimised design, or a tender with a winner'),
    baseline: z.number().nullable().describe('MKI of its design baseline, euro; null where it is not told'),
    offered: percent.nullable().describe('by the design or the bid that won; null where that does not count'),
    built: percent.nullable().describe('null where nothing was built yet, or where that does not count'),
    target: percent.nullable().describe('its target value; null for a project without an award model'),
    size: z
      .number()
      .nullable()
      .describe(
        'estimated size of the contract, euro; null where its award model is not completed or has none',
      ),
    offered_per_size: perSize.nullable().describe('null where `offered` is, and where no size is known'),
    built_per_size: perSize.nullable().describe('likewise, of what was built'),
    incomplete: z.boolean().describe('an item declares only a part of the indicators of its MKI'),
    differs: z.boolean().describe('posts or quantities differ from those of the baseline'),
    explained: z.boolean().describe('something counts as 0 because it was said not to apply'),
    obstacle: z
      .enum(DEMAND_OBSTACLES)
      .nullable()
      .describe('why neither of its reductions counts; null where one does'),
  })
  .meta({ id: 'DemandProject', description: 'A completed project of the kind that is asked for' });
export type DemandProject = z.output<typeof demandProjectSchema>;

const demandGroupSchema = z.object({
  name: z.string(),
  projects: z.number().int().describe('that have it in their baseline'),
  baseline: z.number().describe('MKI of all of them together, euro'),
  share: z.number().describe('percent of the baselines of all projects behind the proposal'),
  reached: z.number().describe('MKI of what stands beside these baselines, euro'),
  spread: spreadSchema.nullable().describe('over the projects; null where no baseline is above 0'),
});

const demandAnswerSchema = z
  .object({
    set: z.enum(SET_CODES),
    sector: z.enum(SECTORS),
    project_type: z.enum(PROJECT_TYPES).nullable().describe('null for all types of the sector'),
    tender: z
      .object({
        baseline: z.uuid(),
        name: z.string(),
        mki: z.number().describe('euro'),
        posts: z.number().int(),
        posts_incomplete: z
          .number()
          .int()
          .describe('posts of which something counts as 0: the set is missing, or an indicator of it'),
      })
      .nullable()
      .describe('the active design baseline of the project that is tendered'),
    weights_version: z
      .string()
      .nullable()
      .describe('by which a project has to be valued to count: that of the baseline, else what most have'),
    modules: z
      .array(z.enum(LIFE_CYCLE_MODULES))
      .describe('in which the baseline of a project has to declare an MKI to count, and in no others'),
    weights_unconfirmed: weighing.weights_unconfirmed,
    rule: z.object({
      projects: z.number().int().describe('the least number of projects behind a proposal'),
      spread_points: z.number().describe('the largest distance between the quartiles, percentage points'),
      reached_by: z.number().int().describe('the least number of projects that reached what is proposed'),
    }),
    proposal: proposalSchema.nullable(),
    reason: z.enum(NO_DEMAND_REASONS).nullable().describe('why nothing is proposed; null where something is'),
    offered: spreadSchema.nullable().describe('by designs and bids that won, one for each project'),
    built: spreadSchema.nullable().describe('one for each project'),
    per_size: z
      .object({ offered: amountSpreadSchema.nullable(), built: amountSpreadSchema.nullable() })
      .describe('of the same projects, of those whose size is known; null for none'),
    bids: z
      .object({ projects: z.number().int(), spread: spreadSchema })
      .nullable()
      .describe('every bid that took part in tenders that were awarded; no bidder is named'),
    targets: z
      .object({
        projects: z.number().int().describe('with a target value and a bid that won that counts'),
        offered: z.number().int().describe('of those, where the bid that won reached it'),
        built_projects: z.number().int().describe('of those, where what was built is known'),
        built: z.number().int().describe('of these, where what was built reached it'),
      })
      .describe('what the market reached of earlier target values, as percentages of their reference values'),
    groups: z.array(demandGroupSchema).describe('the product groups that weigh most, the heaviest first'),
    groups_in_all: z.number().int(),
    projects: z.array(demandProjectSchema).describe('those that count first, the newest first'),
    left_out: z.array(z.object({ obstacle: z.enum(DEMAND_OBSTACLES), projects: z.number().int() })),
  })
  .meta({ id: 'DemandAnswer' });
export type DemandAnswer = z.output<typeof demandAnswerSchema>;

export const getDemand = defineEndpoint({
  id: 'getDemand',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_organization_demand/',
  access: 'project.read',
  summary: 'What to demand of a new tender, from completed projects of the organisation of the same kind',
  description:
    'With a project: of its sector and type, in the set, with the weights and over the life-cycle modules of its active design ' +
    'baseline, and without itself. Without one: of the sector that is asked for. Nothing of other organisations is in it, nothing ' +
    'of a sealed bid is read, and of bidders that lost there is no name and no figure of a single one beyond the lowest and highest.',
  params: organisationParams,
  query: z.object({
    project_uuid: z.uuid().optional().describe('the project that is tendered'),
    sector: z.enum(SECTORS).optional().describe('needed without a project'),
    project_type: z
      .union([z.enum(PROJECT_TYPES), z.literal('')])
      .optional()
      .describe('absent: that of the project; empty: all types of the sector'),
    set: z.enum(SET_CODES).default('a1').describe('where the project has no active baseline'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: demandAnswerSchema },
  refusals: [400, 404],
});

const projectParams = z.object({ uuid: z.uuid() });

const carriedProposalSchema = z
  .object({
    carried_at: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    reference: z.number().int().describe('euro'),
    target: z.number().int().describe('euro'),
    percent: z.number().int(),
    basis: z.enum(DEMAND_BASES),
    projects: z
      .array(z.object({ name: z.string(), percent: z.number() }))
      .describe('the projects behind it as they were then, and what each reached'),
  })
  .meta({ id: 'CarriedProposal', description: 'The proposal that an award model was given last' });

export const getCarriedProposal = defineEndpoint({
  id: 'getCarriedProposal',
  method: 'GET',
  path: '/api/v1/project/:uuid/demand_proposal/',
  access: 'project.read',
  summary: 'The proposal that the award model of a project was given last',
  description: 'The values of the model may have been changed since.',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: z.object({ proposal: carriedProposalSchema.nullable() }) },
  refusals: [404],
});

export const carryProposal = defineEndpoint({
  id: 'carryProposal',
  method: 'POST',
  path: '/api/v1/project/:uuid/demand_proposal/',
  access: 'project.edit',
  summary: 'Give the award model of a project the reference and target value that are proposed',
  description:
    'The proposal is worked out again, and has to be the one that was shown: else 409. The reference value then follows the active ' +
    'baseline, and the target value can be changed as any other. Refused with 409 where an award model cannot be changed, and where ' +
    'its discount is in steps.',
  params: projectParams,
  versioned: projectSchema,
  payload: {
    kind: 'json',
    schema: z.object({
      reference: z.number().int().describe('euro, as shown'),
      target: z.number().int().describe('euro, as shown'),
      project_type: z.literal('').optional().describe('all types of the sector, as was asked'),
    }),
  },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [400, 404, 409],
});
