/** A Word document with the name under which it is saved. */
export interface WordFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}
