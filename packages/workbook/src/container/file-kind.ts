import { UPLOAD_EXTENSIONS } from '@milieuspoor/domain';

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

export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** Returns the extension of a file name when it may be uploaded. */
export function findUploadExtension(fileName: string): UploadExtension | null {
  const lower = fileName.trim().toLowerCase();
  return UPLOAD_EXTENSIONS.find((extension) => lower.endsWith(extension)) ?? null;
}
