import { ApiError } from '@milieuspoor/contract/client';

/** Returns the server's messages at the fields of a form, and whether they are complete. */
export function refusalOf(error: Error | null): {
  readonly at: (field: string) => string | undefined;
  readonly elsewhere: Error | null;
} {
  const fields = error instanceof ApiError ? error.fieldErrors : {};
  const atFieldsOnly = Object.keys(fields).length > 0 && !('non_field_errors' in fields);
  return { at: (field) => fields[field]?.join(' '), elsewhere: atFieldsOnly ? null : error };
}
