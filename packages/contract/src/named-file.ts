/**
 * Returns the bytes as a file with the name that the server gave them (RFC 6266); as a Blob without a name where it
 * gave none that can be read.
 */
export function namedFile(bytes: Blob, disposition: string | null): Blob {
  const name = nameIn(disposition ?? '');
  return name ? new File([bytes], name, { type: bytes.type }) : bytes;
}

function nameIn(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    // The name with all letters precedes the one for older browsers.
    if (whole) return decodeURIComponent(whole);
  } catch {
    // A percent sign that encodes nothing: the plain name remains.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1];
}
