import { toComparedName } from './sheet-names.ts';

/** Splits 'Energie fossiel (GJ)' into 'Energie fossiel' and 'GJ'. */
export function splitUnit(header: string): { base: string; unit: string | null } {
  const parts = /^(.*?)\s*[([]\s*([^()[\]]*?)\s*[)\]]\s*[:*]?$/.exec(header);
  return parts ? { base: parts[1] ?? '', unit: parts[2] ?? '' } : { base: header, unit: null };
}

/** Returns a header without case, blanks, dashes, points and other marks: 'Postnr.' and 'NMD categorie'. */
export function toLooseName(header: string): string {
  return toComparedName(header).replace(/[-_.:;*'"]/g, '');
}
