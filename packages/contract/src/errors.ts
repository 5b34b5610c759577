import { z } from 'zod';

// The shapes of refusals. ApiError (api-error.ts) reads these three.

/** 400 for a form: the messages per field; messages without a field are in non_field_errors. */
export const fieldErrorsSchema = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'FieldErrors', description: 'Messages per field, and non_field_errors' });

/** 400 for an upload: every problem as one message that names sheet, row and column. */
export const problemListSchema = z
  .array(z.string())
  .meta({ id: 'ProblemList', description: 'Every problem of an upload, each with its place' });

/** 401, 403, 404, 409, 410, 429, 503: one sentence, and a code where a program must distinguish it. */
export const detailSchema = z
  .object({
    detail: z.string(),
    code: z
      .literal('second-factor-missing')
      .optional()
      .describe('403: a second factor has to be set up first'),
  })
  .meta({ id: 'Detail' });
