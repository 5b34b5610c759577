import { useEffect, useSyncExternalStore } from 'react';
import { createWatched } from './watched.ts';

/** What the one main button of a screen belongs to, the first of these that is there: a form, the next step, a tab. */
type MainAct = 'form' | 'next-step' | 'tab';

const shown = { form: 0, 'next-step': 0 };
const watched = createWatched();

/**
 * Returns the look of a button that is the main one of its part of the screen: a screen has one main button, so it is a
 * plain one where a part that comes first has one too.
 */
export function useMainAct(act: MainAct, isShown = true): 'contained' | 'outlined' {
  useEffect(() => {
    if (act === 'tab' || !isShown) return;
    shown[act] += 1;
    watched.tell();
    return () => {
      shown[act] -= 1;
      watched.tell();
    };
  }, [act, isShown]);
  return useSyncExternalStore(watched.subscribe, () => {
    if (act === 'form') return 'contained';
    return shown.form > 0 || (act === 'tab' && shown['next-step'] > 0) ? 'outlined' : 'contained';
  });
}
