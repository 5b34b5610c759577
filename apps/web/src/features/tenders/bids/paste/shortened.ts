/** characters: of a name that stands whole elsewhere enough to know it by */
const MOST = 40;
/** characters of the end, by which names that begin alike are told apart */
const END = 15;

/** A name to be said among others: as it is, or its beginning and its end. */
export function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MOST) return name;
  const beginning = characters
    .slice(0, MOST - END)
    .join('')
    .trimEnd();
  return `${beginning}…${characters.slice(-END).join('').trimStart()}`;
}
