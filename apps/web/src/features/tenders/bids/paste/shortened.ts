/** characters: enough to recognise a name that is shown in full elsewhere */
const MOST = 40;
/** characters at the end, which distinguish names that begin alike */
const END = 15;

/** Shortens a name for a sentence with others: a long one becomes its beginning and its end. */
export function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MOST) return name;
  const beginning = characters
    .slice(0, MOST - END)
    .join('')
    .trimEnd();
  return `${beginning}…${characters.slice(-END).join('').trimStart()}`;
}
