import { z } from 'zod';

/** 400 of a form: per field the messages; what belongs to no field stands under non_field_errors. */
export const fieldErrorsSchema = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'FieldErrors', description: 'Messages per field, and non_field_errors' });
export type FieldErrors = z.output<typeof fieldErrorsSchema>;

/** 400 of an upload: every problem as one message that names sheet, row and column. */
export const problemListSchema = z
  .array(z.string())
  .meta({ id: 'ProblemList', description: 'Every problem of an upload, each with its place' });

/** 401, 403, 404, 409, 429: one sentence. */
export const detailSchema = z.object({ detail: z.string() }).meta({ id: 'Detail' });

/** What the client throws for every answer that is not the promised one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server could not be reached */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
  }

  /** All messages of the answer, whatever its shape; empty when it holds none. */
  get messages(): readonly string[] {
    const list = problemListSchema.safeParse(this.body);
    if (list.success) return list.data;
    const detail = detailSchema.safeParse(this.body);
    if (detail.success) return [detail.data.detail];
    const fields = fieldErrorsSchema.safeParse(this.body);
    return fields.success ? Object.values(fields.data).flat() : [];
  }

  /** The messages per field of a refused form; empty for every other answer. */
  get fieldErrors(): FieldErrors {
    const fields = this.status === 400 ? fieldErrorsSchema.safeParse(this.body) : undefined;
    return fields?.success ? fields.data : {};
  }
}
