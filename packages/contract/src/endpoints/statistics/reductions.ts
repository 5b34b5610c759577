import { z } from 'zod';

const reductionSchema = z
  .object({
    lowest: z
      .number()
      .nullable()
      .describe('of the projects, percent; below 0 where the optimisation costs more'),
    highest: z.number().nullable().describe('of the projects, percent'),
    total: z.number().nullable().describe('of all projects together, percent'),
    projects: z
      .number()
      .int()
      .describe('projects whose reduction is defined: whole on both sides, baseline above 0'),
    of: z.number().int().describe('all projects, compared or not'),
    incomplete: z.boolean().describe('an item of those projects leaves an indicator of its MKI undeclared'),
  })
  .meta({
    id: 'Reduction',
    description: 'What the optimisation saves against the baseline; null: undefined',
  });
export type Reduction = z.output<typeof reductionSchema>;

/** The gauges: for each indicator, the lowest and highest project, and all projects together. */
export const reductionsSchema = z.object({
  mki: reductionSchema,
  co2: reductionSchema,
  material: reductionSchema.describe('primary, secondary and biobased material together'),
});
export type Reductions = z.output<typeof reductionsSchema>;

const projectAtEnd = z
  .object({ uuid: z.uuid(), name: z.string() })
  .nullable()
  .describe('of several at the same figure the first by name; null where no reduction is defined');

const endsSchema = z.object({ lowest: projectAtEnd, highest: projectAtEnd });

/** The projects at the ends of the gauges; only for one's own projects. */
export const reductionEndsSchema = z
  .object({ mki: endsSchema, co2: endsSchema, material: endsSchema })
  .meta({ id: 'ReductionEnds', description: 'The own projects that save least and most' });
export type ReductionEnds = z.output<typeof reductionEndsSchema>;
