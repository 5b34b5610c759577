/** Whether the title holds what is looked for, whatever the case; category and content do not count. */
export function matchesTitle({ title }: { readonly title: string }, search: string): boolean {
  return title.toLocaleLowerCase('nl').includes(search.trim().toLocaleLowerCase('nl'));
}
