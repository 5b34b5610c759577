import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Flush = (descriptor: number) => void;
/** The functions of the engine's files that matter here. */
interface FileSystem {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number } };
}

/** PGlite is configured by default not to write to the disk (-F); of the ways to change that, one works here. */
const START = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** The error of a failing disk, in the engine's system calls (WASI). */
const EIO = 29;

/**
 * The engine's files, in which requests to flush really flush to the disk: PGlite's own report success and do nothing.
 */
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
          // PostgreSQL gives up on this error, because its next reports could not be trusted.
          return EIO;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushed] } };
  }
}

/**
 * Opens the embedded engine on a folder. Acknowledged changes survive a crash of the machine, as on a PostgreSQL
 * server.
 */
export function openOnDisk(folder: string, flush: Flush = fsyncSync): Promise<PGlite> {
  return PGlite.create({ fs: new FlushedFiles(folder, flush), startParams: START });
}
