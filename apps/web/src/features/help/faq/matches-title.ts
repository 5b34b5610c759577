/** Tells whether the title contains the search text, in upper or lower case; category and content do not count. */
export function matchesTitle({ title }: { readonly title: string }, search: string): boolean {
  return title.toLocaleLowerCase('nl').includes(search.trim().toLocaleLowerCase('nl'));
}
