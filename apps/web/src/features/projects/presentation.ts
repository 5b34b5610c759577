import { useCallback, useState } from 'react';

export const PRESENTATIONS = ['grid', 'table'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

/** Returns the last choice of cards or table in this browser. */
export const usePresentation = () => useRemembered('milieuspoor.project-presentation', PRESENTATIONS);

/** Returns one of a few choices, stored in the browser; the first one until the user chooses. */
function useRemembered<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>(() => {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  });
  const choose = useCallback(
    (choice: Choice) => {
      localStorage.setItem(key, choice);
      setChosen(choice);
    },
    [key],
  );
  return [chosen, choose];
}
