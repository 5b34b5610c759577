import { WorkbookFault } from '../problems/workbook-fault.ts';

/** The platform's names of the code pages of Windows and Mac. */
const DECODER_NAMES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  32768: 'macintosh',
  32769: 'windows-1252',
};
/** The code page that a workbook with Unicode texts states. */
const UNICODE = 1200;

/** Turns the bytes of a text into characters. */
export type ByteText = (bytes: Uint8Array) => string;

/**
 * Returns how the bytes of texts are read in a workbook with this code page; null for one that states none. A code page
 * that we lack does no harm while texts are ASCII, which is equal in all of them.
 */
export function byteTextOf(codePage: number | null): ByteText {
  if (codePage === null || codePage === UNICODE) return (bytes) => Buffer.from(bytes).toString('latin1');
  const name = DECODER_NAMES[codePage];
  const decoder = name === undefined ? null : new TextDecoder(name);
  return (bytes) => {
    if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes).toString('latin1');
    if (decoder === null) throw new WorkbookFault('unknown-code-page', { codePage });
    return decoder.decode(bytes);
  };
}
