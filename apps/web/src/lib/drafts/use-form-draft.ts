import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './drafts.ts';

/** A form's draft: whether it was filled in again, and a function that deletes it. */
interface FormDraft {
  readonly restored: boolean;
  readonly forget: () => void;
}

/**
 * Stores what is typed into a form until it is saved or given up, and fills it in again after a reload. Never for a
 * form with a password.
 */
export function useFormDraft<Fields extends FieldValues>(
  { reset, getValues, subscribe, formState }: UseFormReturn<Fields>,
  key: string,
): FormDraft {
  // It is read during rendering, because otherwise the form would not track it.
  const { isDirty } = formState;
  const [restored, setRestored] = useState(() => readDraft(key) !== null);
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
  const forget = useCallback(() => {
    keepDraft(key, null);
    setRestored(false);
  }, [key]);
  return { restored, forget };
}
