import { readFileSync } from 'node:fs';

/** The use of the child processes: megabytes at the most, and milliseconds of the processor. */
export interface ReaderUse {
  readonly peakMegabytes: number;
  readonly processorMs: number;
}

const KIB_PER_MEGABYTE = 1024;
const MS_PER_TICK = 10;

/**
 * Watches the readers until the returned function is called, which returns the highest use of one of them; Linux only.
 */
export function watchReaders(): () => ReaderUse {
  let peakMegabytes = 0;
  const workedMs = new Map<string, number>();
  const look = () => {
    for (const pid of childrenOfThis()) {
      const status = textOf(`/proc/${pid}/status`);
      peakMegabytes = Math.max(
        peakMegabytes,
        Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / KIB_PER_MEGABYTE,
      );
      workedMs.set(pid, workedMsOf(pid));
    }
  };
  const timer = setInterval(look, 100);
  return () => {
    look();
    clearInterval(timer);
    return { peakMegabytes, processorMs: Math.max(0, ...workedMs.values()) };
  };
}

/** Returns the processor time of the present child processes, in milliseconds; Linux only. */
export function childrenWorkedMs(): number {
  return childrenOfThis().reduce((sum, pid) => sum + workedMsOf(pid), 0);
}

function workedMsOf(pid: string): number {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return MS_PER_TICK * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
}

function childrenOfThis(): string[] {
  return textOf(`/proc/self/task/${process.pid}/children`).trim().split(' ').filter(Boolean);
}

/** Returns an empty text if there is no file: a process may be gone by now. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
