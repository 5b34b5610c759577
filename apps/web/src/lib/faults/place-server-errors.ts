import { ApiError } from '@milieuspoor/contract/client';
import type { TFunction } from 'i18next';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorSentences } from './error-sentences.ts';

/** Puts the server's messages at their fields; returns the sentences without a field. */
export function placeServerErrors<Fields extends FieldValues>(
  error: unknown,
  fields: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
  t: TFunction,
): readonly string[] {
  const perField = error instanceof ApiError ? error.fieldErrors : {};
  const placed = fields.filter((field) => perField[field] !== undefined);
  placed.forEach((field, index) => {
    const message = perField[field]?.join(' ') ?? '';
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (placed.length === 0) return errorSentences(error, t);
  return Object.entries(perField)
    .filter(([field]) => !placed.some((each) => each === field))
    .flatMap(([, messages]) => messages);
}
