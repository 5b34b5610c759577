import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * Stores what is typed into a form until it is saved or given up, and fills it in again after a reload. Never for a
 * form with a password. Returns a function that deletes the draft.
 */
export function useFormDraft<Fields extends FieldValues>(
  { reset, getValues, subscribe, formState }: UseFormReturn<Fields>,
  key: string,
): () => void {
  // It is read during rendering, because otherwise the form would not track it.
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
