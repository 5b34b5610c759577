import { useState } from 'react';

/**
 * What a question is about, as it was on the screen when it was asked: what comes in behind it changes nothing above the
 * button that confirms it. `lookAgain` asks about what there is by now.
 */
export function useAsked<Of>(now: Of): { readonly asked: Of; readonly lookAgain: () => void } {
  const [asked, setAsked] = useState(now);
  return { asked, lookAgain: () => setAsked(now) };
}
