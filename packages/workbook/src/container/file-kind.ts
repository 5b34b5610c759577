import { UPLOAD_EXTENSIONS } from '@milieuspoor/domain';
import { OTHER_FORMATS, type OtherFormat } from '../problems/problem.ts';

export type FileKind = 'zip' | 'ole' | 'ole-encrypted' | 'unknown';

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The stream in which Office hides a workbook that has a password. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns the kind of a file by its first bytes, whatever its name. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'zip';
  if (!OLE_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'unknown';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(ENCRYPTED_STREAM) ? 'ole-encrypted' : 'ole';
}

/** As many bytes of a text show its separators. */
const TEXT_BYTES = 4_096;

/** Returns the other format that a file is in, by its contents, whatever its name; null for none that is known. */
export function otherFormatOf(
  bytes: Uint8Array,
  kind: FileKind,
  entries: { has(name: string): boolean } | null,
): OtherFormat | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entries?.has('content.xml') && entries.has('meta-inf/manifest.xml')) return 'ods';
  if (entries?.has('xl/workbook.bin')) return 'xlsb';
  return kind === 'unknown' && isSeparatedText(buffer.subarray(0, TEXT_BYTES)) ? 'csv' : null;
}

/** Tells whether bytes are text in one-byte characters or UTF-8 whose first line has separators, and no web page. */
function isSeparatedText(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  const [line = ''] = text.split(/\r?\n/);
  const isText = bytes.every((byte) => byte > 31 || (byte > 8 && byte < 14));
  return isText && !/^\s*</.test(text) && /[;,\t]/.test(line);
}

/** Returns the other format that the extension of a file name tells. */
export function otherFormatNamed(fileName: string): OtherFormat | null {
  const lower = fileName.trim().toLowerCase();
  return OTHER_FORMATS.find((format) => lower.endsWith(`.${format}`)) ?? null;
}

export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** Returns the extension of a file name when it may be uploaded. */
export function findUploadExtension(fileName: string): UploadExtension | null {
  const lower = fileName.trim().toLowerCase();
  return UPLOAD_EXTENSIONS.find((extension) => lower.endsWith(extension)) ?? null;
}
