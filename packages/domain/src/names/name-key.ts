/** Characters that Unicode writes in one way only. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the first of them
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Returns the key by which usernames and e-mail addresses are compared: one spelling for names that look alike (Unicode
 * NFKC), in lower case. This is the only place for the rule, since a database's own lower() depends on its locale.
 */
export function nameKey(name: string): string {
  // There are tens of thousands of names in a calculation, and nearly all have one spelling only.
  if (ASCII.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
