import { strFromU8, strToU8 } from 'fflate';
import type { PackageParts } from '../house-style/package-parts.ts';

const CORE = 'docProps/core.xml';
const TIMESTAMP = /(<dcterms:(created|modified)[^>]*>)[^<]*/g;

/**
 * Returns the parts with nothing that depends on when or after which document they were made: they state the given
 * moment, and bookmarks are numbered from 1. The library itself counts them over all documents that it ever made.
 */
export function settledParts(parts: PackageParts, madeAt: Date): PackageParts {
  const moment = madeAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const settled = Object.entries(parts).map(([name, content]) => {
    if (!/\.(xml|rels)$/.test(name)) return [name, content] as const;
    const text = strFromU8(content);
    const dated = name === CORE ? text.replace(TIMESTAMP, `$1${moment}`) : text;
    const numbered = withOwnNumbers(dated);
    return [name, numbered === text ? content : strToU8(numbered)] as const;
  });
  return Object.fromEntries(settled);
}

/** Numbers bookmarks and references to them in their order in the part. */
function withOwnNumbers(text: string): string {
  const numbers = new Map<string, number>();
  for (const [, id = ''] of text.matchAll(/<w:bookmarkStart [^>]*w:id="(\d+)"/g))
    numbers.set(id, numbers.size + 1);
  if (numbers.size === 0) return text;
  return text
    .replace(/(<w:bookmark(?:Start|End) [^>]*w:id=")(\d+)"/g, (_, head: string, id: string) => {
      return `${head}${numbers.get(id) ?? id}"`;
    })
    .replace(/_Toc(\d+)/g, (_, id: string) => `_Toc${numbers.get(id) ?? id}`);
}
