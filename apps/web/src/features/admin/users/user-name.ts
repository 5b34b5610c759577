/** Returns the name of a user, or the username while there is no name. */
export function userName(user: {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}
