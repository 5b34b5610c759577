/** The bytes under the name that the server gave them (RFC 6266); a nameless Blob where it gave none that can be read. */
export function namedFile(bytes: Blob, disposition: string | null): Blob {
  const name = nameIn(disposition ?? '');
  return name ? new File([bytes], name, { type: bytes.type }) : bytes;
}

function nameIn(disposition: string): string | undefined {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    // What has every letter comes before what older browsers are given.
    if (whole) return decodeURIComponent(whole);
  } catch {
    // A percent sign that encodes nothing: the plain name is still there.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1];
}
