/**
 * What usernames and e-mail addresses are compared by: one spelling for those that look the same (Unicode NFKC), in
 * lower case. The rule stands here alone, since a database's own lower() follows the locale that it was made with.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
