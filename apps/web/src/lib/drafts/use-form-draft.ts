import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * Keeps what is typed into a form until it is stored or given up, and fills it in again after a reload. Never for a form with
 * a password. Answers what forgets it.
 */
export function useFormDraft<Fields extends FieldValues>(
  { reset, getValues, subscribe, formState }: UseFormReturn<Fields>,
  key: string,
): () => void {
  // Read during rendering, or the form would not find out for us.
  const { isDirty } = formState;
  useEffect(() => {
    const draft = readDraft<Fields>(key);
    if (draft !== null) reset(draft, { keepDefaultValues: true });
  }, [reset, key]);
  useEffect(() => {
    if (!isDirty) return;
    keepDraft(key, getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(key, values),
    });
  }, [getValues, subscribe, isDirty, key]);
  return useCallback(() => keepDraft(key, null), [key]);
}
