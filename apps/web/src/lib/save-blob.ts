/** Hands bytes to the browser as a download under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  // The browser has taken over the bytes by the next turn of the event loop, except for Safari, which needs a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands over a file under the name that the server gave it; answers that name, or the other one where it gave none. */
export function saveNamed(file: Blob, nameless: string): string {
  const name = file instanceof File ? file.name : nameless;
  saveBlob(file, name);
  return name;
}
