import { type RefObject, useEffect, useState } from 'react';
import { idleTurn } from './idle-turns.ts';

/** A chart is made ready this far before it scrolls into view. */
const AHEAD = '600px';

/** True from the moment on which an element comes near the viewport, or on which the browser has time for it anyway. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    let gone = false;
    const arrive = () => {
      if (!gone) setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    void whenPainted().then(idleTurn).then(arrive);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [element, near]);
  return near;
}

/** Nothing that nobody looks at may come before the page itself. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
