import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The megabytes that a server takes at a moment: its own process, and together with all that it started (Linux only).
 */
export interface Memory {
  readonly server: number;
  readonly tree: number;
}

const KIB_PER_MEGABYTE = 1024;
const LOOK_EVERY_MS = 200;
/** Makes Linux forget the highest memory use of a process (proc_pid_clear_refs(5)). */
const FORGET_PEAK = '5';

export function memoryNow(pid: number): Memory {
  return { server: fieldOf(pid, 'status', 'VmRSS'), tree: treeOf(pid) };
}

/**
 * Watches the memory until the returned function is called, which returns the highest use. That of the server alone is
 * recorded by the system, so no moment is missed; that of all processes together is sampled, and counts shared memory
 * once.
 */
export function watchMemory(pid: number): () => Memory {
  writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK);
  let tree = treeOf(pid);
  const timer = setInterval(() => {
    tree = Math.max(tree, treeOf(pid));
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return { server: fieldOf(pid, 'status', 'VmHWM'), tree };
  };
}

function treeOf(pid: number): number {
  return withChildren(pid).reduce((sum, each) => sum + fieldOf(each, 'smaps_rollup', 'Pss'), 0);
}

/** Returns a process with its child processes, and theirs. */
function withChildren(pid: number): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(withChildren)];
}

function fieldOf(pid: number, file: string, field: string): number {
  const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(textOf(`/proc/${pid}/${file}`));
  return Number(found?.[1] ?? 0) / KIB_PER_MEGABYTE;
}

/** Returns an empty text if there is no file: a process may be gone by now. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
