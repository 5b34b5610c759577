/**
 * Returns the product group whose ratios are shown: the chosen one if it exists, or else the first that has items.
 * Without items in any of them it is the first.
 */
export function shownGroup<Group extends { readonly uuid: string }>(
  groups: readonly Group[],
  chosen: string | undefined,
  items: ReadonlyMap<string, number>,
): Group | undefined {
  return (
    groups.find(({ uuid }) => uuid === chosen) ??
    groups.find(({ uuid }) => (items.get(uuid) ?? 0) > 0) ??
    groups[0]
  );
}

/** Tells whether it depends on the items which group is shown. */
export function dependsOnItems(
  groups: readonly { readonly uuid: string }[],
  chosen: string | undefined,
): boolean {
  return groups.length > 1 && !groups.some(({ uuid }) => uuid === chosen);
}
