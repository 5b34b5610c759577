import { dialogClasses } from '@mui/material/Dialog';
import { dialogActionsClasses } from '@mui/material/DialogActions';
import { useLayoutEffect, useState } from 'react';

/** px above the lower edge of the screen that a message may take */
const TAKEN = 112;
/** between a message and the buttons below it */
const APART = 8;

/**
 * Returns the distance of a message from the lower edge of the screen at which it does not cover the buttons of an open
 * dialog, px; 0 where none is needed.
 */
export function useAboveActions(shown: boolean): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    if (!shown) return;
    const sizes = new ResizeObserver(() => setDistance(distanceOf(lastActions())));
    const follow = () => {
      sizes.disconnect();
      const actions = lastActions();
      setDistance(distanceOf(actions));
      for (const element of [document.documentElement, actions, actions?.parentElement])
        if (element) sizes.observe(element);
    };
    follow();
    // A dialog is a child of the body, and removed from it once it has closed.
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document.body, { childList: true });
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
    };
  }, [shown]);
  return distance;
}

/** Returns the buttons of the top dialog. */
function lastActions(): Element | null {
  return (
    [...document.querySelectorAll(`.${dialogClasses.root} .${dialogActionsClasses.root}`)].at(-1) ?? null
  );
}

function distanceOf(actions: Element | null): number {
  if (!actions) return 0;
  const { top, bottom } = actions.getBoundingClientRect();
  return bottom < window.innerHeight - TAKEN ? 0 : Math.ceil(window.innerHeight - top) + APART;
}
