import { createContext, type RefObject, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { SaidOnce, type Speaker } from './said-once.ts';

/** The screen on which a sentence is shown once; null where a chart is alone and shows everything. */
export const SaidOnceOn = createContext<SaidOnce | null>(null);

const NOBODY = new SaidOnce();
/** A separator that no sentence contains. */
const BETWEEN = '\n';

/** Returns those of the sentences that a component above the element already shows on this screen. */
export function useSaidAbove(
  element: RefObject<Element | null>,
  sentences: readonly string[],
): readonly string[] {
  const screen = use(SaidOnceOn) ?? NOBODY;
  const speaker = useMemo(() => speakerAt(element), [element]);
  const text = sentences.join(BETWEEN);
  useLayoutEffect(
    () => (screen === NOBODY || text === '' ? undefined : screen.say(speaker, text.split(BETWEEN))),
    [screen, speaker, text],
  );
  // It is compared as a text, because every answer would be another list.
  const said = useSyncExternalStore(screen.subscribe, () =>
    screen.saidAbove(speaker, text === '' ? [] : text.split(BETWEEN)).join(BETWEEN),
  );
  return useMemo(() => (said === '' ? [] : said.split(BETWEEN)), [said]);
}

interface ElementSpeaker extends Speaker {
  readonly element: RefObject<Element | null>;
}

function speakerAt(element: RefObject<Element | null>): ElementSpeaker {
  return {
    element,
    isBefore(other) {
      const there = 'element' in other ? (other as ElementSpeaker).element.current : null;
      if (!element.current || !there) return false;
      return Boolean(element.current.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
  };
}
