/** Returns the product group whose ratios are shown: the chosen one if it exists, or else the first. */
export function shownGroup<Group extends { readonly uuid: string }>(
  groups: readonly Group[],
  chosen: string | undefined,
): Group | undefined {
  return groups.find(({ uuid }) => uuid === chosen) ?? groups[0];
}
