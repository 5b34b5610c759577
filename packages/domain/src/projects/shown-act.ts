/** A fact as a screen states it: a figure, a name, or a calculation or bidder with several of them. */
export type ShownFact =
  | string
  | number
  | boolean
  | null
  | readonly ShownFact[]
  | { readonly [part: string]: ShownFact };

/** What stood on the screen of somebody who confirmed an act, by what it is about. */
export type ShownFacts = Readonly<Record<string, ShownFact>>;

/**
 * Which facts are others by now than those that were shown to whoever confirmed an act, in the order in which they were
 * shown. What was not shown is not compared: nobody confirmed it. Amounts are compared as they are stored, so that no
 * rounding makes two of them one.
 */
export function overtakenFacts(shown: ShownFacts, current: ShownFacts): readonly string[] {
  return Object.keys(shown).filter((about) => !isAsShown(shown[about], current[about]));
}

function isAsShown(shown: ShownFact | undefined, current: ShownFact | undefined): boolean {
  if (isList(shown)) return isList(current) && isListAsShown(shown, current);
  if (isThing(shown))
    return (
      isThing(current) &&
      !isList(current) &&
      Object.keys(shown).every((part) => isAsShown(shown[part], current[part]))
    );
  return shown === current;
}

/** Lists have no order: they are the same when each of the one has its own in the other. */
function isListAsShown(shown: readonly ShownFact[], current: readonly ShownFact[]): boolean {
  const left = [...current];
  for (const each of shown) {
    const place = left.findIndex((other) => isAsShown(each, other));
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return left.length === 0;
}

function isList(fact: ShownFact | undefined): fact is readonly ShownFact[] {
  return Array.isArray(fact);
}

function isThing(fact: ShownFact | undefined): fact is { readonly [part: string]: ShownFact } {
  return typeof fact === 'object' && fact !== null;
}
