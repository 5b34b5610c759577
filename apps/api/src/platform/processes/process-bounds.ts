import { existsSync } from 'node:fs';

/** The limits of a process. The operating system enforces all except the heap, whatever the process does. */
export interface ProcessBounds {
  /** its own memory in addition to what the idle process has reserved: heap, buffers, native code */
  readonly dataMegabytes: number;
  /** V8 ends itself before the system refuses it memory, which shows better what happened */
  readonly heapMegabytes: number;
  /** of all its threads together, over its whole life */
  readonly cpuSeconds: number;
}

/** The memory that V8 reserves for machine code, writable and never filled, which the system still counts as data. */
const RESERVED_FOR_CODE_MEGABYTES = 512;
const KIB_PER_MEGABYTE = 1024;
const SHELL = '/bin/sh';

/** The stack of each thread, which counts as data though little of it is ever used; V8 takes 1 MB. */
const STACK_KIB = 2048;

/** One shell word for each limit, followed by the program. It writes no core file, which would hold uploaded data. */
const LIMIT_AND_RUN = `ulimit -c 0; ulimit -s ${STACK_KIB}; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"`;

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Returns the command that runs a program within its limits. Node can't limit itself, so a shell does it and then
 * becomes Node. Where there is no shell, the limits of V8 and of the waiting process remain.
 */
export function withinBounds(command: Command, bounds: ProcessBounds, shell = SHELL): Command {
  if (!existsSync(shell)) return command;
  const dataKib = (RESERVED_FOR_CODE_MEGABYTES + bounds.dataMegabytes) * KIB_PER_MEGABYTE;
  const limits = [String(dataKib), String(bounds.cpuSeconds)];
  return { file: shell, args: ['-c', LIMIT_AND_RUN, 'sh', ...limits, command.file, ...command.args] };
}

/**
 * The size of the young generation: large enough that reading copies little, small enough to stay within the limits.
 */
const SEMI_SPACE_MEGABYTES = 16;

/** The rights and limits of a process. */
interface NodeRights {
  readonly bounds: ProcessBounds;
  /** folders and files */
  readonly readable: readonly string[];
  /** whether it may load native code, which Node can then no longer restrict */
  readonly nativeCode?: boolean;
}

/**
 * Returns the command for Node with a module, a limited heap, and where this Node supports it, without the right to
 * write files, start processes or read anything but code.
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
