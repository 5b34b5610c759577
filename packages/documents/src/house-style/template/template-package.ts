import { posix } from 'node:path';
import { DOMParser, type Document, type Element, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { TemplateFault } from './template-fault.ts';

/** The signature of a file in the format of Word 97: an old document, or one with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const MEGABYTE = 1024 * 1024;
const ENTRIES_MAX = 2_000;
const UNPACKED_MAX_BYTES = 64 * MEGABYTE;
/** The limit for a part that is parsed. */
const XML_MAX_BYTES = 4 * MEGABYTE;
/** The largest number of elements in such a part, and the deepest nesting: many times what Word makes. */
const ELEMENTS_MAX = 100_000;
const DEPTH_MAX = 200;
const RELATIONS_MAX = 1_000;
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface Relation {
  readonly id: string;
  /** the last word of its type, such as 'header' */
  readonly kind: string;
  /** the name of a part, or an address outside the file */
  readonly target: string;
  readonly external: boolean;
}

/** The parts of a Word file by their names. */
export interface TemplatePackage {
  readonly names: readonly string[];
  bytes(name: string): Uint8Array | null;
  xml(name: string): Document | null;
  relations(name: string): readonly Relation[];
}

/**
 * Opens a file from any source; throws a TemplateFault for one that is not a Word file, is damaged or is too large when
 * unpacked.
 */
export function openTemplate(bytes: Uint8Array): TemplatePackage {
  if (startsWith(bytes, COMPOUND_FILE)) throw new TemplateFault('password-protected');
  if (!startsWith(bytes, ZIP)) throw new TemplateFault('not-a-document');
  const parts = new Map(Object.entries(unpacked(bytes)));
  const opened: TemplatePackage = {
    names: [...parts.keys()],
    bytes: (name) => parts.get(name) ?? null,
    xml: (name) => {
      const part = parts.get(name);
      return part ? parsed(part) : null;
    },
    relations: (name) => {
      const folder = posix.dirname(name);
      const listed = parts.get(posix.join(folder, '_rels', `${posix.basename(name)}.rels`));
      if (!listed) return [];
      const relations = [...parsed(listed).getElementsByTagNameNS(RELATIONS, 'Relationship')];
      if (relations.length > RELATIONS_MAX) throw new TemplateFault('too-large');
      return relations.map((each) => relationOf(each, folder));
    },
  };
  return opened;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      // The filter runs before an entry is unpacked, and unpacking never exceeds the announced size.
      filter: ({ originalSize }) => {
        entries += 1;
        size += originalSize;
        if (entries > ENTRIES_MAX || size > UNPACKED_MAX_BYTES) throw new TemplateFault('too-large');
        return true;
      },
    });
  } catch (cause) {
    throw cause instanceof TemplateFault ? cause : new TemplateFault('damaged');
  }
}

/** Parses a part. No file of Word declares a document type, with which a text could grow or name other files. */
function parsed(bytes: Uint8Array): Document {
  if (bytes.length > XML_MAX_BYTES) throw new TemplateFault('too-large');
  const text = strFromU8(bytes);
  if (text.includes('<!DOCTYPE')) throw new TemplateFault('damaged');
  refuseMaze(text);
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch (cause) {
    if (cause instanceof ParseError) throw new TemplateFault('damaged');
    throw cause;
  }
}

/** Refuses a text that would take minutes to parse: too many elements, or nested too deep. */
function refuseMaze(text: string): void {
  let elements = 0;
  let depth = 0;
  for (const [tag] of text.matchAll(/<[^?!][^>]*>/g)) {
    elements += 1;
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (elements > ELEMENTS_MAX || depth > DEPTH_MAX) throw new TemplateFault('too-large');
  }
}

function relationOf(element: Element, folder: string): Relation {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const external = attribute('TargetMode') === 'External';
  const target = attribute('Target');
  const inFile = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
  return {
    id: attribute('Id'),
    kind: attribute('Type').split('/').at(-1) ?? '',
    target: external ? target : inFile,
    external,
  };
}
