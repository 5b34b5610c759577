/** A Word document to be saved under a name. */
export interface WordFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}
