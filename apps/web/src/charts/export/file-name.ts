import type { SubjectLine } from '../subject/chart-subject.tsx';

/** What no file system lets stand in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u001f<>:"/\\|?*]+/g;
/** A name of several long ones is refused by file systems from 255 bytes on. */
const MOST_OF_ONE = 60;

interface Named {
  readonly title: string;
  readonly subject: readonly Pick<SubjectLine, 'inFileName'>[];
}

/**
 * The name under which something of a chart is saved: the project or the organisation, its title and the set, with
 * underscores for spaces. Two charts of two projects would otherwise replace one another in a folder.
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

/** A title that ends in what the name begins with already ('MKI per sector, Gemeente Voorbeeld') doesn't say it again. */
function withoutName(title: string, name: string | undefined): string {
  const ending = `, ${name}`.toLocaleLowerCase();
  return title.toLocaleLowerCase().endsWith(ending) ? title.slice(0, -ending.length) : title;
}

function partOfName(text: string): string {
  return text.slice(0, MOST_OF_ONE).replaceAll(',', '').replace(FORBIDDEN, '-').trim().replace(/\s+/g, '_');
}
