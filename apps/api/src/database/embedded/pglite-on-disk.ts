import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Flush = (descriptor: number) => void;
/** What the engine's files are made with, as far as it matters here. */
interface FileSystem {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

/** By itself PGlite is told that nothing has to reach the disk (-F); and of the ways to have it there, one works here. */
const START = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** A disk that fails, as the engine's system calls say it (WASI). */
const EIO = 29;

/** The engine's files, of which what it asks for is flushed to the disk itself: PGlite's own answer yes and do nothing. */
class FlushedFiles extends NodeFS {
  readonly #flush: Flush;

  constructor(folder: string, flush: Flush) {
    super(folder);
    this.#flush = flush;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const flushed = (engine: unknown) => {
      (engine as FileSystem).NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          if (nfd !== undefined) this.#flush(nfd);
          return 0;
        } catch {
          // PostgreSQL gives up at that: what it would say next could not be believed.
          return EIO;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushed] } };
  }
}

/** Opens the embedded engine on a folder. What it acknowledged outlives the machine, as on a PostgreSQL server. */
export function openOnDisk(folder: string, flush: Flush = fsyncSync): Promise<PGlite> {
  return PGlite.create({ fs: new FlushedFiles(folder, flush), startParams: START });
}
