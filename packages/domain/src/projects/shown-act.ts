/** A fact in the form in which a screen shows it: a figure, a name, or a calculation or bidder with several of them. */
export type ShownFact =
  | string
  | number
  | boolean
  | null
  | readonly ShownFact[]
  | { readonly [part: string]: ShownFact };

/** What the screen showed to a user who confirmed an action, by subject. */
export type ShownFacts = Readonly<Record<string, ShownFact>>;

/**
 * Returns which facts have changed since they were shown to the user who confirmed an action, in the order in which
 * they were shown. What was not shown is not compared, because nobody confirmed it. Amounts are compared as they are
 * stored, so that rounding never makes two of them equal.
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

/**
 * Tells whether two lists are the same; they have no order, so each element needs its own equal one in the other list.
 */
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
