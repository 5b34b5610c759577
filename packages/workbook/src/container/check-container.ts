import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import { WorkbookFault } from '../problems/workbook-fault.ts';
import { decryptReadOnly } from './decrypt-read-only.ts';
import { fileKindOf, findUploadExtension, otherFormatNamed, otherFormatOf } from './file-kind.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

export type Container =
  | { readonly kind: 'zip'; readonly bytes: Uint8Array; readonly entries: ReadonlyMap<string, ZipEntry> }
  | { readonly kind: 'ole'; readonly bytes: Uint8Array };

/**
 * Checks a file before anything in it is parsed: its size, its extension, whether its first bytes agree with the
 * extension, and the directory of a zip archive. A workbook that is encrypted so that it can be read without a password
 * is decrypted first. Throws a WorkbookFault that names the problem.
 */
export function checkContainer(sent: Uint8Array, fileName: string): Container {
  if (fileKindOf(sent) !== 'ole-encrypted' || sent.length > UPLOAD_MAX_BYTES)
    return checkOpen(sent, fileName);
  const bytes = decryptReadOnly(sent);
  if (bytes === null || fileKindOf(bytes) !== 'zip') throw new WorkbookFault('password-protected', {});
  return checkOpen(bytes, fileName);
}

function checkOpen(bytes: Uint8Array, fileName: string): Container {
  if (bytes.length === 0) throw new WorkbookFault('file-empty', {});
  if (bytes.length > UPLOAD_MAX_BYTES) {
    throw new WorkbookFault('file-too-large', { sizeBytes: bytes.length, maxBytes: UPLOAD_MAX_BYTES });
  }
  const kind = fileKindOf(bytes);
  const entries = kind === 'zip' ? readZipDirectory(bytes) : null;
  const named = otherFormatNamed(fileName);
  // Contents that are a workbook of ours are only misnamed.
  const format = otherFormatOf(bytes, kind, entries) ?? (kind === 'unknown' ? named : null);
  if (format !== null) throw new WorkbookFault('other-format', { format });
  const extension = findUploadExtension(fileName);
  if (extension === null && named !== null)
    throw new WorkbookFault('signature-mismatch', {
      extension: `.${named}`,
      found: kind === 'zip' ? 'xlsx' : 'xls',
    });
  if (extension === null) {
    const dot = fileName.lastIndexOf('.');
    throw new WorkbookFault('unsupported-extension', {
      value: dot < 0 ? '' : fileName.slice(dot).slice(0, 20),
    });
  }
  const expected = extension === '.xls' ? 'ole' : 'zip';
  if (kind !== expected) {
    const found = kind === 'zip' ? 'xlsx' : kind === 'ole' ? 'xls' : 'unknown';
    throw new WorkbookFault('signature-mismatch', { extension, found });
  }
  return kind === 'zip' && entries ? { kind, bytes, entries } : { kind: 'ole', bytes };
}
