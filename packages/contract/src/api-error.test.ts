import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { detailSchema, fieldErrorsSchema, problemListSchema } from './errors.ts';

const BODIES: readonly unknown[] = [
  { name: ['x', 'y'], non_field_errors: ['z'] },
  { name: ['x'], other: 'y' },
  { name: [1] },
  ['a', 'b'],
  ['a', 1],
  [],
  {},
  { detail: 'sorry', current: { name: 'x' } },
  { detail: ['x'] },
  'text',
  null,
  undefined,
  7,
];

/** Returns the messages of an answer according to the schemas that define its shapes. */
function messagesBySchema(body: unknown): readonly string[] {
  const list = problemListSchema.safeParse(body);
  if (list.success) return list.data;
  const detail = detailSchema.safeParse(body);
  if (detail.success) return [detail.data.detail];
  const fields = fieldErrorsSchema.safeParse(body);
  return fields.success ? Object.values(fields.data).flat() : [];
}

describe('a refusal', () => {
  it.each(BODIES.map((body) => [body]))('is read as its schemas say: %j', (body) => {
    expect(new ApiError(400, body).messages).toEqual(messagesBySchema(body));
    const fields = fieldErrorsSchema.safeParse(body);
    expect(new ApiError(400, body).fieldErrors).toEqual(fields.success ? fields.data : {});
  });

  it('has messages per field only when it is one of a form', () => {
    expect(new ApiError(409, { name: ['x'] }).fieldErrors).toEqual({});
  });
});
