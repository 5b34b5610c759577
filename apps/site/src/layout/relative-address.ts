/**
 * Returns the address of something on the site relative to one of its pages, so that the folder can be served from any
 * place. Both paths are relative to the root of the site; a page's path is '' or ends in a slash.
 */
export function relativeAddress(from: string, to: string): string {
  const depth = from.split('/').length - 1;
  return `${'../'.repeat(depth)}${to}` || './';
}
