/** Returns the value of a cookie that scripts may read, null when it isn't set. */
export function cookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}
