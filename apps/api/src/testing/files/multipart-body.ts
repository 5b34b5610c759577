/** A form with one file, as a browser sends it. */
export interface UploadForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly field: string; readonly name: string; readonly bytes: Uint8Array };
}

const BOUNDARY = 'the-boundary-of-the-test';

export function multipartBody({ fields, file }: UploadForm): { body: Buffer; contentType: string } {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    );
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return { body: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}
