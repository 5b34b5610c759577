/** Bytes. */
const PNG_HEAD = 8;
const PIXELS_MAX = 40_000_000;

/** Tells whether a picture of a template breaks off before its end; of kinds that do not say where they end, nothing is known. */
export function breaksOff(extension: string, bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  switch (extension) {
    case 'png':
      return !endsAsPng(view);
    case 'jpeg':
      return !endsWith(bytes, [0xff, 0xd9]);
    case 'gif':
      return !endsWith(bytes, [0x3b]);
    case 'bmp':
      return bytes.length < 6 || view.getUint32(2, true) > bytes.length;
    case 'emf':
      return bytes.length < 52 || view.getUint32(48, true) > bytes.length;
    default:
      return false;
  }
}

/** Tells whether a picture has more pixels than a page can show, and than a program should have to draw on each. */
export function hasTooManyPixels(extension: string, bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  if (extension === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20) > PIXELS_MAX;
  if (extension === 'gif' && bytes.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true) > PIXELS_MAX;
  if (extension === 'bmp' && bytes.length >= 26)
    return Math.abs(view.getInt32(18, true) * view.getInt32(22, true)) > PIXELS_MAX;
  return extension === 'jpeg' && pixelsOfJpeg(view) > PIXELS_MAX;
}

/** Goes from chunk to chunk (PNG 1.2, 3.2) until the one that ends the picture. */
function endsAsPng(view: DataView): boolean {
  for (let at = PNG_HEAD; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  return false;
}

/** Returns the pixels that the first frame announces (JPEG, table B.2); 0 where there is none. */
function pixelsOfJpeg(view: DataView): number {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return 0;
    if (marker >= 0xffc0 && marker <= 0xffc2) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return 0;
}

/** Some programs fill up the end of a file with zeros. */
function endsWith(bytes: Uint8Array, end: readonly number[]): boolean {
  const last = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return end.every((byte, place) => bytes[last - end.length + place] === byte);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
