import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const CORE = 'docProps/core.xml';
/** The first day that a zip file can state, the same in every time zone. */
const ZIP_DAY = new Date(1980, 0, 1);
const TIMESTAMP = /(<dcterms:(created|modified)[^>]*>)[^<]*/g;

/**
 * The same package with nothing in it that depends on when or after what it was made: the moment that it states is the given
 * one, the files in it are of no day, and bookmarks are numbered from 1. The library counts them through all documents that
 * it ever made.
 */
export function settledPackage(bytes: Uint8Array, madeAt: Date): Uint8Array {
  const moment = madeAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const settled = Object.entries(unzipSync(bytes)).map(([name, content]) => {
    if (!/\.(xml|rels)$/.test(name)) return [name, content] as const;
    const text = strFromU8(content);
    const dated = name === CORE ? text.replace(TIMESTAMP, `$1${moment}`) : text;
    return [name, strToU8(withOwnNumbers(dated))] as const;
  });
  return zipSync(Object.fromEntries(settled), { mtime: ZIP_DAY });
}

/** Bookmarks and what refers to them, numbered in the order in which they stand in the part. */
function withOwnNumbers(text: string): string {
  const numbers = new Map<string, number>();
  for (const [, id = ''] of text.matchAll(/<w:bookmarkStart [^>]*w:id="(\d+)"/g))
    numbers.set(id, numbers.size + 1);
  return text
    .replace(/(<w:bookmark(?:Start|End) [^>]*w:id=")(\d+)"/g, (_, head: string, id: string) => {
      return `${head}${numbers.get(id) ?? id}"`;
    })
    .replace(/_Toc(\d+)/g, (_, id: string) => `_Toc${numbers.get(id) ?? id}`);
}
