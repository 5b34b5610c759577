/**
 * Returns the key by which usernames and e-mail addresses are compared: one spelling for names that look alike (Unicode
 * NFKC), in lower case. This is the only place for the rule, since a database's own lower() depends on its locale.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
