import {
  CALCULATION_TYPES,
  CRITERIA_MOST,
  CRITERION_NAME_MAX,
  DISCOUNT_STEPS,
  EMVI_STATUSES,
  EXPECTED_APPLICANTS,
  LEVEL_NAME_MAX,
  LIFE_CYCLE_MODULES,
  NEXT_STEPS,
  PENALTY_FACTORS,
  PROJECT_DATA,
  PROJECT_STATUSES,
  PROJECT_TABS,
  SCALE_LEVELS,
  SECTORS,
  SET_CODES,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf, type OrderingOf, orderingBy, pageQuery } from '../collection.ts';
import { COLLECTION_CAP } from '../collection-cap.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredFields, newFields, sentFields } from '../filled-fields.ts';
import { PROJECT_FIGURES } from '../project-figures.ts';
import { seenVersionFields, VERSIONED_CHANGE } from '../seen-version.ts';
import { CONFIRMED_ACT, shownField } from '../shown.ts';
import { visibleName, visibleText } from '../visible-text.ts';
import {
  comparisonSchema,
  gapSchema,
  scopeDifferenceSchema,
  sharedModulesSchema,
} from './statistics/covered-figures.ts';

const isoDay = z.iso.date();
const answered = answeredFields(PROJECT_DATA);

const correctionSchema = z
  .object({
    since: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    by: z.string().describe('who began it'),
    reason: z.string(),
  })
  .meta({ id: 'Correction', description: 'A correction of a tender whose bids are open' });

const person = z.object({ uuid: z.uuid(), name: z.string() });

const openingRequestSchema = z.object({
  since: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  asked_by: person,
  witness: person.nullable().describe('null where the provider confirms, of an organisation of one'),
});

export const projectSchema = z
  .object({
    uuid: z.uuid(),
    revision: z
      .number()
      .int()
      .describe('rises with every change of the project’s own data and of its award model: If-Match'),
    award_model_version: z
      .number()
      .int()
      .describe(
        'the revision at which the award model last became another, by hand or because it followed something',
      ),
    organization: z.string().describe('slug'),
    ...answered,
    planned_award_date: answered.planned_award_date.describe(
      'of the choice of a design with contract type NA',
    ),
    sector_display: z.string(),
    project_contract_type_display: z.string(),
    project_status: z.enum(PROJECT_STATUSES),
    project_status_display: z.string(),
    emvi_status: z.enum(EMVI_STATUSES),
    project_locked: z.boolean(),
    asbuilt_scope_changed: z.boolean().nullable(),
    design_phase_complete_date: isoDay.nullable(),
    project_complete_date: isoDay.nullable(),
    mki_lower_boundary: z.number().nullable().describe('target value, euro'),
    mki_upper_boundary: z.number().nullable().describe('reference value, whole euro'),
    mki_manually_set: z.boolean(),
    mki_reference_calculation: z
      .object({ uuid: z.uuid(), name: z.string().describe('as it was called then') })
      .nullable()
      .describe('whose MKI the reference value is; null when set by hand, and where nobody knows any more'),
    mki_max_discount: z.number().nullable().describe('euro'),
    criteria_max_discount: z
      .number()
      .nullable()
      .describe('of all criteria other than the MKI together, euro; where criteria are named their sum'),
    criteria: z
      .array(
        z.object({
          uuid: z.uuid(),
          name: z.string(),
          max_discount: z.number().describe('whole euro'),
          scale: z
            .array(
              z.object({
                percentage: z.number().describe('of the maximum, with one decimal at most'),
                name: z.string(),
              }),
            )
            .nullable()
            .describe('the levels on which it is scored, rising; null where euro are given'),
        }),
      )
      .describe('other than the MKI, by name and in order; none where they are one amount'),
    projectscope: z.number().nullable().describe('estimated size, euro'),
    fictional_tender_benefit: z.number().nullable().describe('total fictitious discount, euro'),
    fictional_tender_benefit_percentage: z.number().nullable(),
    expected_number_of_applicants: z.number().int(),
    applicants_criteria_discount_wiped: z
      .boolean()
      .describe('a change of the model emptied bidders’ discounts, and nobody has looked since'),
    mki_penalty_factor: z
      .number()
      .describe('how many times the advantage is claimed that a winner was given and did not earn'),
    mki_ceiling: z
      .number()
      .nullable()
      .describe('a bid whose MKI is above it is set aside, whole euro; null without a ceiling'),
    asked_modules: z
      .array(z.enum(LIFE_CYCLE_MODULES))
      .describe('modules that each post of a bid has to declare, beside what the baseline declares there'),
    mki_steps: z
      .array(z.object({ mki_upto: z.number(), discount: z.number() }))
      .nullable()
      .describe('what an MKI up to each earns, whole euro; null where the discount follows a straight line'),
    seal_bids: z
      .boolean()
      .describe('whether bids are sealed until they are opened: each is seen by who entered it alone'),
    bids_opened: z
      .string()
      .nullable()
      .describe(
        'dd/mm/yyyy hh:mm:ss, Dutch local time; null while bids are sealed, and where they never were',
      ),
    opening_request: openingRequestSchema
      .nullable()
      .describe('to open the bids, which somebody else has to confirm; null while nobody asks'),
    late_calculations: z
      .boolean()
      .describe(
        'the bids are open and the model is as it was then: one without a calculation may still be given one',
      ),
    correction: correctionSchema
      .nullable()
      .describe('runs now; null when none does: with open bids, all that moves a score then lies fixed'),
    created: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
    modified: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time; no two changes share a second'),
  })
  .meta({ id: 'Project' });
export type Project = z.output<typeof projectSchema>;

/** The result of a project: the pair of calculations that represents it, as in the totals of its organisation. */
export const projectResultSchema = z
  .object({
    set: z
      .enum(SET_CODES)
      .nullable()
      .describe('of the figures: A1 where both sides state it, else A2; null where no set has both'),
    types: z
      .array(z.enum(CALCULATION_TYPES))
      .describe('of the calculations on both sides, the baseline first: with them the statistics are asked'),
    baseline: z.number().nullable().describe('MKI of the baseline, euro; null without one'),
    optimization: z.number().nullable().describe('MKI of the optimisation, euro; null without one'),
    comparison: comparisonSchema
      .nullable()
      .describe('in MKI; null with one side, and where the sides may not be compared'),
    gaps: z.array(gapSchema).describe('why the sides may not be compared; none where sets differ'),
    shared: sharedModulesSchema.optional(),
    scope: scopeDifferenceSchema.nullable().describe('how the posts differ; null with one side'),
    noted: z
      .array(z.enum(LIFE_CYCLE_MODULES))
      .describe(
        'in which a side leaves empty what the other declares, too little to keep them apart; in MKI',
      ),
    co2: z
      .object({
        baseline: z.number().nullable().describe('kg CO2-eq; null where nothing declares any'),
        optimization: z
          .number()
          .nullable()
          .describe('kg CO2-eq; null without one, and where nothing declares any'),
        comparison: comparisonSchema
          .nullable()
          .describe('null with one side, and where a side is not wholly declared'),
        gaps: z.array(gapSchema).describe('why the sides may not be compared'),
        shared: sharedModulesSchema.optional(),
        noted: z.array(z.enum(LIFE_CYCLE_MODULES)).describe('the same in CO2'),
      })
      .describe('of the same sides in the same set'),
  })
  .meta({ id: 'ProjectResult' });
export type ProjectResult = z.output<typeof projectResultSchema>;

const nextStepSchema = z
  .object({
    step: z.enum(NEXT_STEPS),
    tab: z
      .enum(PROJECT_TABS)
      .nullable()
      .describe('where it is done; null for what is done to the project as a whole'),
    by: z.enum(['worker', 'provider']).describe('who can do it'),
    mine: z.boolean().describe('whether the caller can'),
  })
  .meta({ id: 'NextStep', description: 'What a project needs next, for who asks' });

export const listedProjectSchema = projectSchema
  .extend({
    result: projectResultSchema.nullable().describe('null without a baseline'),
    result_a2: projectResultSchema
      .nullable()
      .describe('the same in Set A2; null where a side of it does not state that'),
    next_step: nextStepSchema
      .nullable()
      .describe(
        'null once it is complete; whether the choice of a winner needs a reason is only seen in the project',
      ),
  })
  .meta({ id: 'ListedProject' });
export type ListedProject = z.output<typeof listedProjectSchema>;

/** Whole euro; the server explains in words why it refuses another amount. */
const modelAmount = z.number().nullable();

/** The award model, as far as people fill it in. */
const awardModelFields = {
  projectscope: modelAmount.describe('estimated size, whole euro'),
  fictional_tender_benefit: modelAmount.describe('total fictitious discount, whole euro; at most the size'),
  mki_max_discount: modelAmount.describe('whole euro'),
  criteria_max_discount: modelAmount.describe(
    'whole euro; where criteria are named their sum, which can’t be set apart',
  ),
  criteria: z
    .array(
      z.object({
        uuid: z.uuid().optional().describe('of a criterion that is there; without it the name tells'),
        name: visibleName(CRITERION_NAME_MAX),
        max_discount: modelAmount.describe('whole euro, 1 or more'),
        scale: z
          .array(
            z.object({
              percentage: z
                .number()
                .nullable()
                .describe('0 to 100 with one decimal at most; no two are the same, and one is 100'),
              name: visibleName(LEVEL_NAME_MAX),
            }),
          )
          .min(SCALE_LEVELS.least)
          .max(SCALE_LEVELS.most)
          .nullable()
          .optional()
          .describe(
            'the levels on which it is scored, in any order; null for euro; a scale that is absent stays',
          ),
      }),
    )
    .max(CRITERIA_MOST)
    .describe('the whole list; what bidders were given on a criterion that is not in it any more is dropped'),
  mki_upper_boundary: modelAmount.describe(
    'reference value, rounded to whole euro; set by hand unless mki_manually_set says otherwise',
  ),
  mki_lower_boundary: modelAmount.describe('target value, whole euro'),
  mki_manually_set: z.boolean().describe('false: the reference value follows the active baseline again'),
  expected_number_of_applicants: z
    .number()
    .int()
    .min(EXPECTED_APPLICANTS.least)
    .max(EXPECTED_APPLICANTS.most)
    .describe('bidders that a simulation draws'),
  mki_ceiling: modelAmount.describe('whole euro, at or above the target value; null without a ceiling'),
  asked_modules: z
    .array(z.enum(LIFE_CYCLE_MODULES))
    .max(LIFE_CYCLE_MODULES.length)
    .describe('the whole list; what the baseline declares is always asked of a bid'),
  mki_steps: z
    .array(
      z.object({
        mki_upto: modelAmount.describe('whole euro; rises from each step to the next'),
        discount: modelAmount.describe('whole euro, 1 or more; falls from each step to the next'),
      }),
    )
    .min(DISCOUNT_STEPS.least)
    .max(DISCOUNT_STEPS.most)
    .nullable()
    .describe(
      'the whole list, null for a straight line; mki_max_discount, mki_lower_boundary and mki_upper_boundary follow from ' +
        'the first and the last step, and can’t be set apart',
    ),
  seal_bids: z
    .boolean()
    .describe('whether bids are sealed until they are opened; refused with 409 once there was a bid'),
  mki_penalty_factor: z
    .number()
    .min(PENALTY_FACTORS.least)
    .max(PENALTY_FACTORS.most)
    .multipleOf(PENALTY_FACTORS.step)
    .describe('indicative: the contract decides'),
};

const COMPLETION_PLANNED =
  'on or after the award, once there is one, else the planned award; also after the award';
const made = newFields(PROJECT_DATA);
const sent = sentFields(PROJECT_DATA);

export const projectInputSchema = z.object({
  organization: z.string().min(1).describe('slug'),
  ...made,
  planned_completion_date: made.planned_completion_date.describe(COMPLETION_PLANNED),
  project_status: z.literal('Design_Phase_Active').default('Design_Phase_Active'),
  sector_display: z
    .string()
    .max(200)
    .optional()
    .describe('may come along as it was read: the sector decides'),
  creation_key: z
    .uuid()
    .optional()
    .describe('made by the caller: the same request with it, sent again, makes no other project'),
});
export type ProjectInput = z.output<typeof projectInputSchema>;

export const projectChangesSchema = z
  .object({
    ...sent,
    planned_completion_date: sent.planned_completion_date.describe(COMPLETION_PLANNED),
    ...awardModelFields,
    asbuilt_scope_changed: z.boolean().describe('whether the scope changed while the work was carried out'),
    delete_asbuilt_baselines: z
      .literal(true)
      .describe(
        'with asbuilt_scope_changed false: takes the as-built baselines away that this leaves no place for',
      ),
    project_status: z.enum(PROJECT_STATUSES).describe('one step on, together with its date'),
    design_phase_complete_date: isoDay,
    project_complete_date: isoDay,
    applicants_criteria_discount_wiped: z.literal(false).describe('somebody has seen it'),
    project_locked: z.boolean().describe('never taken here: see the calls lock and unlock'),
    ...seenVersionFields,
    ...shownField,
  })
  .partial();
export type ProjectChanges = z.output<typeof projectChangesSchema>;

/** 409 for a change that is based on an older version: the newer project, and a sentence about it. */
export const staleProjectSchema = z.object({ detail: z.string(), current: projectSchema });

const projectParams = z.object({ uuid: z.uuid() });

/** The fields by which a list of projects is ordered; equal ones are ordered by their ids. */
const PROJECT_ORDERINGS = ['modified', 'name', 'status', 'contract', 'sector', ...PROJECT_FIGURES] as const;
export type ProjectOrdering = OrderingOf<typeof PROJECT_ORDERINGS>;

export const listProjects = defineEndpoint({
  id: 'listProjects',
  method: 'GET',
  path: '/api/v1/project/',
  access: 'project.list',
  keyScope: 'projects:read',
  summary: 'Projects of an organisation with what they come to and need next, last modified first',
  query: z.object({
    organization__slug: z.string().min(1).optional(),
    ...pageQuery,
    page_size: z.coerce.number().int().min(1).max(COLLECTION_CAP).default(COLLECTION_CAP),
    search: z
      .string()
      .trim()
      .max(200)
      .default('')
      .describe(
        'words that all stand in the name, place, status, contract type or sector, with or without accents; a number stands ' +
          'there as a whole, and a date as 05-03-2026 may be the day of change. In the default order the best match comes first',
      ),
    project_status: z.enum(PROJECT_STATUSES).optional(),
    sector: z.enum(SECTORS).optional(),
    mine: z.stringbool().optional().describe('only those that the caller started or works on'),
    ordering: orderingBy(PROJECT_ORDERINGS, '-modified').describe(
      'mki and co2: what the project comes to, that is the optimisation where both sides compare, and the baseline where it ' +
        'stands alone. Projects with a figure in the asked set come first, then those with one in the other set, and last those ' +
        'without; both ways',
    ),
    set: z.enum(SET_CODES).default('a1').describe('the set of the figures that mki and co2 order by'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(listedProjectSchema) },
  refusals: [400, 404],
});

const projectComparisonSchema = projectResultSchema
  .omit({ set: true, types: true, baseline: true, optimization: true })
  .extend({
    baseline: z.uuid().describe('its calculation'),
    optimization: z.uuid().describe('its calculation'),
    set: z.enum(SET_CODES),
    co2: projectResultSchema.shape.co2.omit({ baseline: true, optimization: true }),
  })
  .meta({
    id: 'ProjectComparison',
    description: 'Two active calculations held against one another in a set',
  });
export type ProjectComparison = z.output<typeof projectComparisonSchema>;

export const listProjectComparisons = defineEndpoint({
  id: 'listProjectComparisons',
  method: 'GET',
  path: '/api/v1/project/:uuid/comparisons/',
  access: 'calculation.list',
  keyScope: 'figures:read',
  summary: 'What lies between the active calculations of a project, or why nothing is concluded from them',
  description:
    'Each active baseline with each active optimisation, in each set that both state. Bids that are sealed for the caller are in none.',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(projectComparisonSchema) },
  refusals: [404],
});

export const getProjectChoices = defineEndpoint({
  id: 'getProjectChoices',
  method: 'OPTIONS',
  path: '/api/v1/project/',
  access: 'project.list',
  keyScope: 'projects:read',
  summary: 'The choices of a project’s sector',
  payload: { kind: 'none' },
  answer: {
    kind: 'json',
    status: 200,
    schema: z.object({
      actions: z.object({
        POST: z.object({
          sector: z.object({
            choices: z.array(z.object({ value: z.enum(SECTORS), display_name: z.string() })),
          }),
        }),
      }),
    }),
  },
  refusals: [],
});

export const createProject = defineEndpoint({
  id: 'createProject',
  method: 'POST',
  path: '/api/v1/project/',
  access: 'project.create',
  summary: 'Start a project in an organisation of the caller',
  description:
    'With a `creation_key`, a request that is sent again because its answer got lost is answered with the project that ' +
    'it made; another request with the same key is refused with 409.',
  payload: { kind: 'json', schema: projectInputSchema },
  answer: { kind: 'json', status: 201, schema: projectSchema },
  refusals: [400, 404, 409],
});

export const getProject = defineEndpoint({
  id: 'getProject',
  method: 'GET',
  path: '/api/v1/project/:uuid/',
  access: 'project.read',
  keyScope: 'projects:read',
  summary: 'One project',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [404],
});

export const updateProject = defineEndpoint({
  id: 'updateProject',
  method: 'PATCH',
  path: '/api/v1/project/:uuid/',
  access: 'project.edit',
  summary: 'Change a project’s own data or its award model, answer the scope question, or complete a phase',
  description: `${VERSIONED_CHANGE} ${CONFIRMED_ACT}`,
  params: projectParams,
  versioned: projectSchema,
  confirms: true,
  payload: { kind: 'json', schema: projectChangesSchema },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [400, 404, 409],
});

export const PROJECT_REASON_MAX = 500;
/** The reason for an action of staff on a project; its members read it in the history. */
export const reasonSchema = z.object({ reason: visibleText(PROJECT_REASON_MAX).min(1) });

/** The common parts of the calls by which staff close and open a project. */
const staffStep = {
  method: 'POST',
  access: 'project.lock',
  params: projectParams,
  description: CONFIRMED_ACT,
  confirms: true,
  payload: { kind: 'json', schema: reasonSchema.extend(z.object(shownField).partial().shape) },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [400, 404, 409],
} as const;

export const lockProject = defineEndpoint({
  ...staffStep,
  id: 'lockProject',
  path: '/api/v1/project/:uuid/lock/',
  summary: 'Make a project read-only, with a reason; staff only',
});

export const unlockProject = defineEndpoint({
  ...staffStep,
  id: 'unlockProject',
  path: '/api/v1/project/:uuid/unlock/',
  summary: 'Make a locked project editable again, with a reason; staff only',
});

export const reopenProject = defineEndpoint({
  ...staffStep,
  id: 'reopenProject',
  path: '/api/v1/project/:uuid/reopen/',
  summary: 'Take back the completion of the last phase, with a reason; staff only',
});
