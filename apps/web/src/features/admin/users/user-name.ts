/** How people know a user: by name, or by username while there is none. */
export function userName(user: {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username;
}
