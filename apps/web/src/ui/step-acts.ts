import type { CalculationType, NextStepName } from '@milieuspoor/domain';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createWatched } from './watched.ts';

/** A step that is taken here and now, or one of several ways to take it, by the uuid of what it is taken with. */
type StepKey = NextStepName | `${NextStepName}/${string}`;

const acts = new Map<StepKey, () => void>();
const watched = createWatched();

/**
 * Tells the button of the next step how this step is taken on the screen: it opens the upload, the dialog or the row.
 * `act` is null while that is not possible.
 */
export function useStepAct(key: StepKey, act: (() => void) | null): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const possible = act !== null;
  useEffect(() => {
    if (!possible) return;
    const run = () => latest.current?.();
    acts.set(key, run);
    watched.tell();
    return () => {
      if (acts.get(key) === run) acts.delete(key);
      watched.tell();
    };
  }, [key, possible]);
}

/** Returns the function that takes a step on the screen; undefined if no part of the screen takes it now. */
export function findStepAct(key: StepKey): (() => void) | undefined {
  return acts.get(key);
}

/** Tells whether a step can be taken on the screen. */
export function useIsStepHere(key: StepKey): boolean {
  return useSyncExternalStore(watched.subscribe, () => acts.has(key));
}

/** The steps that add a calculation of a type to a project, and make one active. */
export const UPLOAD_STEP = {
  'design-baseline': 'upload-baseline',
  'design-optimization': 'upload-optimization',
  'as-built-baseline': 'upload-as-built-baseline',
  'as-built-optimization': 'upload-as-built-optimization',
} as const satisfies Partial<Record<CalculationType, NextStepName>>;
export const ACTIVATE_STEP = {
  'design-baseline': 'activate-baseline',
  'design-optimization': 'activate-optimization',
  'as-built-optimization': 'activate-as-built-optimization',
} as const satisfies Partial<Record<CalculationType, NextStepName>>;
