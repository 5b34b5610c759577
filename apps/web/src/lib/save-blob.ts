/** Gives bytes to the browser as a download under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  // The browser has read the bytes by the next turn of the event loop, except for Safari, which needs some time.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Saves a file under the name that the server gave it; returns that name, or the given one where the server gave none.
 */
export function saveNamed(file: Blob, nameless: string): string {
  const name = file instanceof File ? file.name : nameless;
  saveBlob(file, name);
  return name;
}
