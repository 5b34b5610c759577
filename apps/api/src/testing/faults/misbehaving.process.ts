import { CHANNEL_FD } from '../../platform/processes/job-messages.ts';
import type { Help } from '../../platform/processes/serve-jobs.ts';

/** Jobs that do to their process what a file may do to its reader. */

export async function echo(input: unknown): Promise<unknown> {
  return input;
}

export async function loop(): Promise<never> {
  for (;;);
}

export async function fillHeap(): Promise<never> {
  const kept: unknown[] = [];
  for (;;) kept.push({ of: [kept.length, {}] });
}

export async function fillBuffers(): Promise<never> {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
}

/** Ends as with a fault in native code. */
export async function crash(): Promise<never> {
  process.kill(process.pid, 'SIGSEGV');
  return new Promise(() => {});
}

export async function exit(): Promise<never> {
  process.exit(0);
}

export async function fail(): Promise<never> {
  throw new Error('a fault of the reader');
}

/** Returns an answer that is longer than any limit. */
export async function talk(): Promise<unknown> {
  return new Uint8Array(32 * 1024 * 1024);
}

/** Sends bytes that no process of ours would send. */
export async function babble(): Promise<never> {
  const { writeSync } = await import('node:fs');
  writeSync(CHANNEL_FD, Buffer.alloc(64, 0x41));
  return new Promise(() => {});
}

export async function wait({ ms }: { readonly ms: number }): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return 'waited';
}

/** Uses the processor for this time, and not longer, however long it must wait for it. */
export async function work({ ms }: { readonly ms: number }): Promise<string> {
  const begin = process.cpuUsage();
  const worked = () => {
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
  while (worked() < ms);
  return 'worked';
}

/** Returns what the process can reach of the one that started it. */
export async function lookAround({
  secretFile,
}: {
  readonly secretFile: string;
}): Promise<{ environment: string[]; secret: string | null; mayStartProcesses: boolean; mayWrite: boolean }> {
  const { readFileSync, writeFileSync } = await import('node:fs');
  const { spawnSync } = await import('node:child_process');
  const attempt = <Result>(run: () => Result): Result | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    environment: Object.keys(process.env),
    secret: attempt(() => readFileSync(secretFile, 'utf8')),
    mayStartProcesses: attempt(() => spawnSync('/bin/true').status === 0) ?? false,
    mayWrite:
      attempt(() => {
        writeFileSync(`${secretFile}.written`, 'x');
        return true;
      }) ?? false,
  };
}

/** Returns what another process found out for it, with its own number; `help` is 'none' where nobody was asked. */
export async function askHelp(_input: unknown, help: Help | null): Promise<{ pid: number; help: unknown }> {
  return { pid: process.pid, help: help ? await help() : 'none' };
}

export async function whoAmI(): Promise<{ pid: number; memoryPeakMegabytes: number }> {
  return { pid: process.pid, memoryPeakMegabytes: process.resourceUsage().maxRSS / 1024 };
}
