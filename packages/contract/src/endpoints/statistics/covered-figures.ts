import { LIFE_CYCLE_MODULES, SERIES_NAMES } from '@milieuspoor/domain';
import { z } from 'zod';

const apart = z
  .number()
  .int()
  .describe(
    'items that were valued with other weights than the other side of their project; absent for none',
  );

export const lackingSchema = z
  .object({
    items: z.number().int().describe('items that do, and that nobody explained'),
    modules: z
      .array(z.number().int())
      .length(LIFE_CYCLE_MODULES.length)
      .readonly()
      .optional()
      .describe(
        `per life-cycle module (${LIFE_CYCLE_MODULES.join(', ')}) items that do so there, however little it weighs`,
      ),
    partly: z
      .array(z.number().int())
      .length(LIFE_CYCLE_MODULES.length)
      .readonly()
      .optional()
      .describe(
        'of those, items that declare a part of the module: a core indicator is missing there, it is an MKI that nothing stands behind, or of the CO2 the MKI alone is declared; absent for none',
      ),
    unworked: z
      .number()
      .int()
      .optional()
      .describe(
        'of the items, those that the other side did not work out at all, as somebody said; absent for none',
      ),
  })
  .meta({
    id: 'Lacking',
    description:
      'Items that leave a life-cycle module or a core indicator empty which the other side of their project declares: nothing is concluded from the figure',
  });

/** A sum with its coverage. */
export const coveredSumSchema = z
  .object({
    amount: z.number().nullable().describe('of what is declared; null where nothing is, which is not 0'),
    items: z.number().int().describe('items behind it, whether they declare it or not'),
    undeclared: z.number().int().describe('of those, items that declare nothing of it and count as 0'),
    incomplete: z
      .number()
      .int()
      .describe('of those, items that declare a part of it only: of an MKI, an indicator is missing'),
    apart: apart.optional(),
    lacking: lackingSchema.optional(),
  })
  .meta({ id: 'CoveredSum' });
export type CoveredSumAnswer = z.output<typeof coveredSumSchema>;

/** Several figures over the same items, by name, and the names of those that are not whole. */
export const coveredValues = {
  items: z.number().int().describe('items behind the values; of the set, for what a set governs'),
  undeclared: z
    .record(z.string(), z.number().int())
    .describe(
      'per value, items that declare nothing of it and count as 0; a value that is whole is not named',
    ),
  incomplete: z
    .record(z.string(), z.number().int())
    .describe('per value, items that declare a part of it only: of an MKI, some indicators'),
  apart: z
    .record(z.string(), z.number().int())
    .optional()
    .describe('per value, items that were valued with other weights than the other side; absent for none'),
  lacking: z
    .record(z.string(), lackingSchema)
    .optional()
    .describe('per value, what it lacks of what the other side declares; absent for nothing'),
};
const coveredValuesSchema = z.object(coveredValues);
export type Covered = z.output<typeof coveredValuesSchema>;

export const comparisonSchema = z
  .object({
    baseline: z.number(),
    optimization: z.number(),
    amount: z.number().describe('optimisation minus baseline, in the unit of both; below 0 is a saving'),
    share: z
      .number()
      .nullable()
      .describe('the amount as a part of the baseline; null unless the baseline is above 0'),
    incomplete: z
      .boolean()
      .describe('an item on either side leaves an indicator undeclared: the difference is not complete'),
  })
  .meta({ id: 'Comparison' });

export const gapSchema = z
  .object({
    side: z.enum(SERIES_NAMES),
    undeclared: z.number().int().describe('items that declare nothing of it'),
    items: z.number().int().describe('items of the side; 0 where the side states nothing in the set at all'),
    apart: apart.optional(),
    lacking: lackingSchema.optional(),
  })
  .meta({ id: 'ComparisonGap', description: 'Why a side cannot be compared' });
export type ComparisonGap = z.output<typeof gapSchema>;

export const sharedModulesSchema = z
  .object({ modules: z.array(z.enum(LIFE_CYCLE_MODULES)).readonly(), comparison: comparisonSchema })
  .meta({
    id: 'SharedModules',
    description: 'What can be said where a side lacks modules: the difference over the others',
  });
export type SharedModulesAnswer = z.output<typeof sharedModulesSchema>;

/** How the posts of two calculations differ: a change of the design, shown beside a comparison. */
export const scopeDifferenceSchema = z
  .object({
    missing: z.number().int().describe('posts of the baseline that the optimisation does not have'),
    added: z.number().int().describe('posts of the optimisation that the baseline does not have'),
    quantities: z.number().int().describe('posts on both sides of which there is more or less'),
    units: z.number().int().describe('posts on both sides that are measured in something else'),
    explained: z
      .number()
      .int()
      .describe(
        'posts whose MKI counts partly as 0, since somebody said that what they leave empty does not apply; one that is on both sides counts once',
      ),
    explained_co2: z.number().int().describe('the same of their CO2'),
  })
  .meta({ id: 'ScopeDifference' });
export type ScopeDifferenceAnswer = z.output<typeof scopeDifferenceSchema>;

/** A comparison, or the gaps that prevent it. */
export const pairComparisonSchema = z
  .object({
    comparison: comparisonSchema.nullable().describe('null where nothing is concluded'),
    gaps: z.array(gapSchema).describe('what prevents it, per side'),
    shared: sharedModulesSchema.optional().describe('where a side lacks modules'),
  })
  .meta({ id: 'PairComparison' });

/** A comparison over one or more projects, including only those that are whole on both sides. */
export const pairsComparisonSchema = z
  .object({
    comparison: comparisonSchema.nullable().describe('null where no project can be compared'),
    gaps: z.array(gapSchema).describe('what the projects that are left out do not declare, per side'),
    compared: z.number().int().describe('projects in the comparison'),
    pairs: z.number().int().describe('projects with both sides, compared or not'),
    shared: sharedModulesSchema
      .optional()
      .describe('of one project that cannot be compared because a side lacks modules'),
  })
  .meta({ id: 'PairsComparison' });
export type PairsComparisonAnswer = z.output<typeof pairsComparisonSchema>;
