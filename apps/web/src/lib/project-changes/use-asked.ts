import { useState } from 'react';

/**
 * Returns the subject of a question as it was on the screen when it was asked, so that later changes do not alter
 * anything above the button that confirms it. `lookAgain` asks about the present state.
 */
export function useAsked<Of>(now: Of): { readonly asked: Of; readonly lookAgain: () => void } {
  const [asked, setAsked] = useState(now);
  return { asked, lookAgain: () => setAsked(now) };
}
