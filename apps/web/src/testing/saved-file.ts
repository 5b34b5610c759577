import { commands } from 'vitest/browser';

/** A file that was saved. */
interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: () => string;
}

/** Returns the file that the browser saves during an action. */
export async function savedBy(act: () => Promise<void>): Promise<SavedFile> {
  const download = commands.nextDownload();
  await act();
  const { name, bytes: base64 } = await download;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { name, bytes, text: () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}
