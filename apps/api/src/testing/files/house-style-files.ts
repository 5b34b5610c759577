import { exampleDocument } from '@milieuspoor/documents';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writePng } from '../../platform/png/write-png.ts';
import type { UploadForm } from './multipart-body.ts';

/** A grey PNG of this size. */
export function logoFile(width = 40, height = 10): Buffer {
  return writePng({ width, height, data: new Uint8ClampedArray(4 * width * height).fill(90) });
}

const NOTHING_SAID = { closing: '', contact: '' };

/** Returns a document of ours, which can serve as a template; `more` are additional parts. */
export async function templateFile(more: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const bytes = await exampleDocument(
    {
      organisation: 'Sjabloon',
      colours: { accent: '#6a1b9a', ground: '#eeeeee' },
      logo: null,
      texts: { nl: NOTHING_SAID, en: NOTHING_SAID },
      template: null,
      templateSection: null,
    },
    'nl',
  );
  const further = Object.entries(more).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync({ ...unzipSync(bytes), ...Object.fromEntries(further) }));
}

export function logoForm(bytes: Buffer = logoFile()): UploadForm {
  return { fields: {}, file: { field: 'logo', name: 'logo.png', bytes } };
}

export function templateForm(bytes: Buffer, name = 'Huisstijl.dotx'): UploadForm {
  return { fields: {}, file: { field: 'template', name, bytes } };
}
