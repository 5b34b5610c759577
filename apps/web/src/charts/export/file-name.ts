import type { SubjectLine } from '../subject/chart-subject.tsx';

/** Characters that some file system does not allow in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u001f<>:"/\\|?*]+/g;
/** The longest part: a name of several long ones would reach the 255 bytes at which file systems refuse it. */
const MOST_OF_ONE = 60;

interface Named {
  readonly title: string;
  readonly subject: readonly Pick<SubjectLine, 'inFileName'>[];
}

/**
 * Returns the file name for a chart: the project or the organisation, its title and the set, with underscores for
 * spaces. Charts of two projects would otherwise overwrite one another in a folder.
 */
export function exportFileName(
  { title, subject }: Named,
  extension: 'png' | 'xlsx' | 'csv',
  suffix = '',
): string {
  const placed = (place: 'before' | 'after') =>
    subject.flatMap(({ inFileName }) => (inFileName?.place === place ? [inFileName.text] : []));
  const before = placed('before').slice(-1);
  const name = [...before, withoutName(title, before[0]), ...placed('after')].map(partOfName).join('_');
  return `${name}${suffix}.${extension}`;
}

/**
 * Removes the name from a title that ends with it ('MKI per sector, Gemeente Voorbeeld'), because the file name already
 * begins with it.
 */
function withoutName(title: string, name: string | undefined): string {
  const ending = `, ${name}`.toLocaleLowerCase();
  return title.toLocaleLowerCase().endsWith(ending) ? title.slice(0, -ending.length) : title;
}

function partOfName(text: string): string {
  return text.slice(0, MOST_OF_ONE).replaceAll(',', '').replace(FORBIDDEN, '-').trim().replace(/\s+/g, '_');
}
