import { z } from 'zod';

/** The moment when figures about others were fixed. */
export const fixedSchema = z
  .object({
    from: z.iso.date().describe('the earliest of the days on which its groups of projects were fixed'),
    until: z.iso.date().describe('the latest of them'),
  })
  .nullable()
  .describe(
    'when these figures about others were fixed (Dutch local day); null for figures of today and for none',
  );
export type Fixed = NonNullable<z.output<typeof fixedSchema>>;
