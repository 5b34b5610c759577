import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Opening the engine and the work of a test take seconds on an idle machine; it may be given up and opened again. */
export const SMALL_DISK_PATIENCE_MS = 300_000;

/** Runs programs in a folder that is a separate small disk, where this machine allows making one. */
export interface SmallDisk {
  /** whether this machine allows making a file system */
  readonly mayMount: boolean;
  /**
   * runs a program on the disk and returns what it prints as JSON; with the word 'limited' in a plain folder where no
   * disk could be made
   */
  run(program: string): unknown;
  remove(): void;
}

export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-small-disk-'));
  const mount = `mount -t tmpfs -o size=${megabytes * MEGABYTE} tmpfs "$0"`;

  /**
   * Runs a line of the shell in which $0 is the folder, $1 is Node and $2 the program; its mounts disappear with it.
   */
  function inShell(line: string, privately: boolean, program = ''): Buffer {
    const unshare = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
    const [command = '', ...rest] = [...(privately ? unshare : []), 'sh', '-c', line];
    return execFileSync(command, [...rest, folder, process.execPath, program], {
      timeout: SMALL_DISK_PATIENCE_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  const mayMount = succeeds(() => inShell(mount, true));
  return {
    mayMount,
    run(program) {
      const output = mayMount
        ? inShell(`${mount} && cd "$0" && exec "$1" "$2"`, true, program)
        : inShell('cd "$0" && exec "$1" "$2" limited', false, program);
      return JSON.parse(output.toString());
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
