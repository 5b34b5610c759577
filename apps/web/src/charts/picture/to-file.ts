/** Returns the bytes of a painted picture as a PNG; throws when it is larger than the browser can handle. */
export async function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(`No picture of ${canvas.width} by ${canvas.height} px could be made`);
  return blob;
}

/** Returns the bytes as a text, for JSON. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
