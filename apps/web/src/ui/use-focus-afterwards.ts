import { useEffect, useState } from 'react';

/**
 * Returns a function that moves the focus to what an action brings back to the screen. It moves once the screen shows
 * what was set together with it, however long that takes.
 */
export function useFocusAfterwards(): (move: () => void) => void {
  const [asked, setAsked] = useState<{ readonly move: () => void } | null>(null);
  useEffect(() => asked?.move(), [asked]);
  return (move) => setAsked({ move });
}
