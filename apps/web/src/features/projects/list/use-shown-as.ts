import { useCallback, useState } from 'react';
import { CARDS, CARDS_KEY, PRESENTATION_KEY, PRESENTATIONS, remembered } from './shown-as.ts';

/** Returns the last choice of cards or table in this browser. */
export const usePresentation = () => useRemembered(PRESENTATION_KEY, PRESENTATIONS);

/** Returns whether this browser last asked for the first cards or for all of them. */
export const useCards = () => useRemembered(CARDS_KEY, CARDS);

/** Returns one of a few choices, stored in the browser; the first one until the user chooses. */
function useRemembered<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>(() => remembered(key, choices));
  const choose = useCallback(
    (choice: Choice) => {
      localStorage.setItem(key, choice);
      setChosen(choice);
    },
    [key],
  );
  return [chosen, choose];
}
