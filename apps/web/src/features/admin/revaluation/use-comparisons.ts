import type { Revaluation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../lib/client.ts';

/** The state of the comparison of a calculation. */
export type Comparison =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'compared'; readonly revaluation: Revaluation };

export interface Comparisons {
  readonly of: (uuid: string) => Comparison | undefined;
  /** reads these one after the other; a fault in one does not stop the others */
  readonly compare: (uuids: readonly string[]) => void;
  readonly stop: () => void;
  readonly running: boolean;
  readonly put: (revaluation: Revaluation) => void;
}

/**
 * Compares calculations with what their files amount to now, one at a time, so that uploads do not have to wait for it.
 */
export function useComparisons(): Comparisons {
  const [found, setFound] = useState<Readonly<Record<string, Comparison>>>({});
  const [running, setRunning] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  const note = (uuid: string, comparison: Comparison | undefined) =>
    setFound(({ [uuid]: _former, ...others }) =>
      comparison === undefined ? others : { ...others, [uuid]: comparison },
    );
  const compare = async (uuids: readonly string[]) => {
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setRunning(true);
    for (const uuid of uuids) {
      if (signal.aborted) break;
      note(uuid, { kind: 'reading' });
      try {
        const params = { calculation: uuid };
        const revaluation = await client.call(endpoints.getRevaluation, { params }, signal);
        note(uuid, { kind: 'compared', revaluation });
      } catch (error) {
        note(uuid, signal.aborted ? undefined : { kind: 'failed', error });
      }
    }
    // Another run may have taken over.
    if (stopping.current.signal === signal) setRunning(false);
  };
  return {
    of: (uuid) => found[uuid],
    compare: (uuids) => void compare(uuids),
    stop: () => stopping.current.abort(),
    running,
    put: (revaluation) => note(revaluation.calculation.uuid, { kind: 'compared', revaluation }),
  };
}
