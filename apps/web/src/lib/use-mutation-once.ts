import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation whose `mutate` and `reset` do nothing while it is under way. A button shows only a moment after it was
 * pressed that it is busy; the second half of a double click comes earlier, would do the same once more, and its
 * failure would stand in place of what the first half did.
 */
export function useMutationOnce<Data, Variables = void, OnMutateResult = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, OnMutateResult>,
): UseMutationResult<Data, DefaultError, Variables, OnMutateResult> {
  const underWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      underWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const { mutate: start, reset: forget } = mutation;
  const mutate = useCallback<typeof start>(
    (...started) => {
      if (underWay.current) return;
      underWay.current = true;
      start(...started);
    },
    [start],
  );
  // What is forgotten while it is under way would never be heard of again.
  const reset = useCallback(() => {
    if (!underWay.current) forget();
  }, [forget]);
  return { ...mutation, mutate, reset };
}
