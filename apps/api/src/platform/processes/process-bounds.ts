import { existsSync } from 'node:fs';

/** What a process may take. The operating system keeps all but the heap, whatever the process does. */
export interface ProcessBounds {
  /** memory of its own besides what the idle process has reserved: heap, buffers, native code */
  readonly dataMegabytes: number;
  /** V8 ends itself before the system refuses it memory, which shows better what happened */
  readonly heapMegabytes: number;
  /** of all its threads together, over its whole life */
  readonly cpuSeconds: number;
}

/** What V8 reserves for machine code, writable and never filled, which the system counts as data all the same. */
const RESERVED_FOR_CODE_MEGABYTES = 512;
const KIB_PER_MEGABYTE = 1024;
const SHELL = '/bin/sh';

/** Each thread gets a stack of this size, which counts as data though little of it is ever filled; V8 takes 1 MB. */
const STACK_KIB = 2048;

/** One shell word for each limit; the program follows. No core file: it would hold what was uploaded. */
const LIMIT_AND_RUN = `ulimit -c 0; ulimit -s ${STACK_KIB}; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"`;

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * The command that runs a program within its bounds. Node can't limit itself, so a shell does it and then becomes Node.
 * Where there is no shell, the limits of V8 and of the one who waits remain.
 */
export function withinBounds(command: Command, bounds: ProcessBounds, shell = SHELL): Command {
  if (!existsSync(shell)) return command;
  const dataKib = (RESERVED_FOR_CODE_MEGABYTES + bounds.dataMegabytes) * KIB_PER_MEGABYTE;
  const limits = [String(dataKib), String(bounds.cpuSeconds)];
  return { file: shell, args: ['-c', LIMIT_AND_RUN, 'sh', ...limits, command.file, ...command.args] };
}

/** The young generation: large enough that reading copies little, small enough to stay within the bounds. */
const SEMI_SPACE_MEGABYTES = 16;

/** What a process may do, and how much. */
interface NodeRights {
  readonly bounds: ProcessBounds;
  /** folders and files */
  readonly readable: readonly string[];
  /** it may load what was not written for Node, which Node then no longer holds to the rest */
  readonly nativeCode?: boolean;
}

/**
 * Node with a module, its heap bounded, and where this Node knows it without a right to write files, to start processes
 * or to read anything but code.
 */
export function nodeCommand(
  module: string,
  args: readonly string[],
  { bounds, readable, nativeCode = false }: NodeRights,
): Command {
  const permissions = process.allowedNodeEnvironmentFlags.has('--permission')
    ? [
        '--permission',
        ...readable.map((folder) => `--allow-fs-read=${folder}`),
        ...(nativeCode ? ['--allow-addons'] : []),
      ]
    : [];
  return {
    file: process.execPath,
    args: [
      `--max-old-space-size=${bounds.heapMegabytes}`,
      `--max-semi-space-size=${SEMI_SPACE_MEGABYTES}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      ...permissions,
      module,
      ...args,
    ],
  };
}
