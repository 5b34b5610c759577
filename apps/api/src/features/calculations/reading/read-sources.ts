import { createHash } from 'node:crypto';
import type { FiguresPerUnit, RowSource, WeightedSets } from '@milieuspoor/domain';
import { type ReadingOptions, readCalculation } from '@milieuspoor/workbook';
import { type ReadPost, toReadPostOf } from './read-post.ts';

/** The file of a calculation that rows take their figures from. */
export interface SourceFile {
  /** the id of the calculation */
  readonly calculation: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly options: ReadingOptions;
  /** those by which it was valued */
  readonly weightsThen: WeightedSets;
  readonly posts: readonly string[];
}

/** A source of rows with its figures for one unit of its own. */
export interface KnownSource {
  readonly source: RowSource;
  readonly name: string;
  readonly figures: FiguresPerUnit;
}

interface SourcesOfFile {
  readonly kind: 'sources';
  readonly sources: readonly (KnownSource & { readonly source: { readonly postNumber: string } })[];
  readonly read: readonly ReadPost[];
}

export type ReadSources =
  | {
      readonly kind: 'sources';
      readonly sources: readonly KnownSource[];
      readonly read: readonly ReadPost[];
    }
  | { readonly kind: 'refused' };

/**
 * What this process read last. A worksheet is weighed when it is opened and written when it is checked, and both need the
 * same posts of the same file. A process does the work of one organisation only.
 */
let kept: {
  readonly file: string;
  readonly posts: ReadonlySet<string>;
  readonly found: SourcesOfFile;
} | null = null;

/** Returns posts of a file with their profiles, and what they come to. Reads the file unless it was the last one here. */
export async function readSources(file: SourceFile): Promise<ReadSources> {
  const name = nameOf(file);
  const former = kept?.file === name ? kept : null;
  const asked = new Set(file.posts);
  if (former && file.posts.every((post) => former.posts.has(post))) return only(former.found, asked);
  const posts = former ? new Set([...former.posts, ...asked]) : asked;
  const found = await read(file, posts);
  if (found.kind === 'refused') return found;
  kept = { file: name, posts, found };
  return only(found, asked);
}

/** Names all that decides what is read of a file, whichever of its posts are asked. */
function nameOf({ calculation, bytes, fileName, options, weightsThen }: SourceFile): string {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([calculation, fileName, options, weightsThen]))
    .digest('hex');
}

function only({ sources, read: posts }: SourcesOfFile, asked: ReadonlySet<string>): SourcesOfFile {
  return {
    kind: 'sources',
    sources: sources.filter(({ source }) => asked.has(source.postNumber)),
    read: posts.filter(({ postNumber }) => asked.has(postNumber)),
  };
}

async function read(
  { calculation, bytes, fileName, options, weightsThen }: SourceFile,
  posts: ReadonlySet<string>,
): Promise<SourcesOfFile | { readonly kind: 'refused' }> {
  const reading = await readCalculation(bytes, fileName, weightsThen, { ...options, wholePosts: [...posts] });
  if (reading.kind === 'refused') return { kind: 'refused' };
  return {
    kind: 'sources',
    sources: reading.whole.map(({ postNumber, product, unit, profiles, resources }) => ({
      source: { kind: 'item', calculation, postNumber },
      name: product,
      figures: { unit, conversions: [], profiles, resources },
    })),
    read: reading.items.filter(({ item }) => posts.has(item.postNumber)).map(toReadPostOf),
  };
}
