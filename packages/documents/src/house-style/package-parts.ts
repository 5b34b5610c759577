import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The parts of a package by their names. */
export type PackageParts = Record<string, Uint8Array>;

/** The first day that a zip file can state, the same in every time zone. */
const ZIP_DAY = new Date(1980, 0, 1);
/** Files that are already compressed: doing it again takes time and gains nothing. */
const PACKED = /\.(png|jpg|jpeg|gif)$/;

export function unpackedParts(bytes: Uint8Array): PackageParts {
  return unzipSync(bytes);
}

/** Packs parts into a zip without dates, so that the same parts give the same bytes. */
export function packedParts(parts: PackageParts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts))
    files[name] = PACKED.test(name) ? [content, { level: 0 }] : content;
  return zipSync(files, { mtime: ZIP_DAY });
}
