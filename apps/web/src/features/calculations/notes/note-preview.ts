const PREVIEW_CHARACTERS = 20;

/** Returns the beginning of a note: its first 20 characters. */
export function notePreview(note: string): string {
  return [...note].slice(0, PREVIEW_CHARACTERS).join('');
}
