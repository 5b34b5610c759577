import { readFileSync } from 'node:fs';

/** The duration of a clock tick on every Linux that Node runs on. */
const MS_PER_TICK = 10;
/** The places of user and system time among the fields after the name of the program (proc_pid_stat(5)). */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/**
 * Returns how long the processor has worked for a process, all its threads together, in milliseconds, without the time
 * that it waited. Returns null where the system doesn't tell, and for a process that has ended.
 */
export function processorMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks and brackets; the fields after it do not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : null;
  } catch {
    return null;
  }
}
