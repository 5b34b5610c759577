/** Returns the first letters of first and last name. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase('nl') ?? '').join('');
}
