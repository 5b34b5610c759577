/** Whether the title holds what is looked for, whatever the case; category and content do not count. */
export function matchesTitle(entry: { readonly faq_title: string }, search: string): boolean {
  return entry.faq_title.toLocaleLowerCase('nl').includes(search.trim().toLocaleLowerCase('nl'));
}
