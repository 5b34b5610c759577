/** What no file system lets stand in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u001f<>:"/\\|?*]+/g;

/** The name under which something of a chart is saved: its title with underscores for spaces. */
export function exportFileName(title: string, extension: 'png' | 'xlsx' | 'csv', suffix = ''): string {
  const name = title.replace(FORBIDDEN, '-').trim().replace(/\s+/g, '_');
  return `${name}${suffix}.${extension}`;
}
