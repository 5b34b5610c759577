/** Returns the name by which people know an account: its name, or its username while it has none. */
export function personName(account: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): string {
  return `${account.firstName} ${account.lastName}`.trim() || account.username;
}
