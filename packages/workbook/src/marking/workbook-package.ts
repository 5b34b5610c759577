import { CONTAINER_LIMITS } from '../container/container-limits.ts';
import { unpackText } from '../container/unpack-entry.ts';
import type { ZipEntry } from '../container/zip-directory.ts';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import { type Relationship, readRelationships } from '../xlsx/read-parts.ts';
import { findAttribute } from '../xlsx/xml-scanner.ts';
import { type PackedEntry, packText } from './pack-text.ts';
import { writeZip } from './write-zip.ts';
import { attributesOf, childrenOf, escapeXml, rootOf, withInside } from './xml-elements.ts';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const MAIN_STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const MAIN_TRANSITIONAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPES = '[Content_Types].xml';

/** The namespaces of a workbook, in one of two families that can't be mixed. */
export interface Namespaces {
  readonly main: string;
  readonly relationships: string;
}

/** The parts of a workbook, of which a few are replaced or added; all others keep their exact bytes. */
export interface WorkbookPackage {
  has(path: string): boolean;
  /** Yields a part as text in pieces; not for a part that was replaced. */
  texts(path: string): AsyncIterable<string>;
  /** Returns the complete text of a part of moderate size. */
  text(path: string): Promise<string>;
  replace(path: string, text: string): void;
  replaceLarge(path: string, texts: AsyncIterable<string>): Promise<void>;
  /** Adds a part with its content type; returns its path, which is numbered when the name is taken. */
  add(path: string, text: string, contentType: string): Promise<string>;
  /** States the content type of a part that has none of its own. */
  declare(path: string, contentType: string): Promise<void>;
  relationships(path: string): Promise<readonly Relationship[]>;
  /** Adds a relationship from a part to another and returns its id. */
  relate(from: string, type: string, to: string, namespaces: Namespaces): Promise<string>;
  /** Drops the relationships of a part that was replaced. */
  dropRelationships(path: string): void;
  write(): Promise<Uint8Array<ArrayBuffer>>;
}

export const NAMESPACES = {
  strict: { main: MAIN_STRICT, relationships: STRICT },
  transitional: { main: MAIN_TRANSITIONAL, relationships: TRANSITIONAL },
} as const satisfies Record<string, Namespaces>;

export function namespacesOf(workbookXml: string): Namespaces {
  return workbookXml.includes(MAIN_STRICT) ? NAMESPACES.strict : NAMESPACES.transitional;
}

export function openPackage(container: {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, ZipEntry>;
}): WorkbookPackage {
  const { bytes, entries } = container;
  const names = new Map([...entries].map(([key, entry]) => [key, entry.name]));
  const texts = new Map<string, string>();
  const packed = new Map<string, PackedEntry>();

  function entryAt(path: string): ZipEntry {
    const entry = entries.get(path.toLowerCase());
    if (!entry) throw damaged();
    return entry;
  }

  function keep(path: string, text: string): void {
    const key = path.toLowerCase();
    if (!names.has(key)) names.set(key, path);
    texts.set(key, text);
  }

  async function textOf(path: string): Promise<string> {
    const known = texts.get(path.toLowerCase());
    if (known !== undefined) return known;
    const entry = entryAt(path);
    if (entry.unpackedBytes > CONTAINER_LIMITS.smallPartBytes) {
      throw new WorkbookFault('unpacks-too-large', { maxBytes: CONTAINER_LIMITS.smallPartBytes });
    }
    let text = '';
    for await (const piece of unpackText(bytes, entry)) text += piece;
    return text;
  }

  async function addContentType(path: string, contentType: string): Promise<void> {
    const xml = await textOf(CONTENT_TYPES);
    const root = rootOf(xml);
    const extension = path.slice(path.lastIndexOf('.') + 1);
    // A drawing of comments gets its type by its extension, as every program writes it.
    const isDrawing = extension === 'vml';
    if (isDrawing && /Extension\s*=\s*["']vml["']/i.test(xml)) return;
    // A content type for a part that doesn't exist applies to the part that takes its place.
    const partName = `/${path.toLowerCase()}`;
    const isStated = childrenOf(xml, root).some(
      (child) => findAttribute(attributesOf(xml, child), 'PartName')?.toLowerCase() === partName,
    );
    if (!isDrawing && isStated) return;
    const tag = isDrawing
      ? `<${root.prefix}Default Extension="vml" ContentType="${contentType}"/>`
      : `<${root.prefix}Override PartName="/${escapeXml(path)}" ContentType="${contentType}"/>`;
    keep(CONTENT_TYPES, withInside(xml, root, tag, isDrawing ? 'first' : 'last'));
  }

  const opened: WorkbookPackage = {
    has: (path) => names.has(path.toLowerCase()),
    texts: (path) => unpackText(bytes, entryAt(path)),
    text: textOf,
    replace: keep,
    async replaceLarge(path, pieces) {
      packed.set(path.toLowerCase(), await packText(pieces));
    },
    async add(path, text, contentType) {
      const dot = path.lastIndexOf('.');
      let free = path;
      for (let number = 2; names.has(free.toLowerCase()); number++) {
        free = `${path.slice(0, dot)}${number}${path.slice(dot)}`;
      }
      keep(free, text);
      await addContentType(free, contentType);
      return free;
    },
    declare: addContentType,
    async relationships(path) {
      const { part, folder } = relationshipsPath(path);
      if (!opened.has(part)) return [];
      return readRelationships([await textOf(part)], folder);
    },
    async relate(from, type, to, namespaces) {
      const { part } = relationshipsPath(from);
      const xml = opened.has(part)
        ? await textOf(part)
        : `<Relationships xmlns="${PACKAGE_RELATIONSHIPS}"></Relationships>`;
      const root = rootOf(xml);
      let number = 1;
      while (xml.includes(`"rIdMark${number}"`)) number++;
      const id = `rIdMark${number}`;
      const tag = `<${root.prefix}Relationship Id="${id}" Type="${namespaces.relationships}/${type}" Target="/${escapeXml(to)}"/>`;
      keep(part, withInside(xml, root, tag));
      return id;
    },
    dropRelationships(path) {
      const { part } = relationshipsPath(path);
      if (opened.has(part)) keep(part, `<Relationships xmlns="${PACKAGE_RELATIONSHIPS}"></Relationships>`);
    },
    async write() {
      const written = new Map<string, PackedEntry>();
      for (const [key, name] of names) {
        const text = texts.get(key);
        const large = packed.get(key);
        if (text !== undefined) written.set(name, await packText([text]));
        else written.set(name, large ?? packedAsBefore(bytes, entryAt(key)));
      }
      return writeZip(written);
    },
  };
  return opened;
}

function relationshipsPath(path: string): { part: string; folder: string } {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash + 1);
  return { part: `${folder}_rels/${path.slice(slash + 1)}.rels`, folder };
}

function packedAsBefore(bytes: Uint8Array, entry: ZipEntry): PackedEntry {
  const { method, crc32, unpackedBytes, dataOffset, packedBytes } = entry;
  return { method, crc32, unpackedBytes, packed: bytes.subarray(dataOffset, dataOffset + packedBytes) };
}
