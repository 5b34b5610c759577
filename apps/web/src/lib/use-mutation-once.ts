import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation whose `mutate` and `reset` do nothing while it is running. A button shows only a moment after it was
 * pressed that it is busy; the second half of a double click comes earlier and would repeat the action, and its failure
 * would replace the result of the first half.
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
  // A running mutation that is reset would never report its result.
  const reset = useCallback(() => {
    if (!underWay.current) forget();
  }, [forget]);
  return { ...mutation, mutate, reset };
}
