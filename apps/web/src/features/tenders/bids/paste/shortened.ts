/** characters: of a name that stands whole elsewhere enough to know it by */
const MOST = 40;

/** A name to be said among others: as it is, or its beginning. */
export function shortened(name: string): string {
  const characters = [...name];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('').trimEnd()}…` : name;
}
