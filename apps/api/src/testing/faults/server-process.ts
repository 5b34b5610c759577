import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** For a process that lives for seconds: its embedded engine is compiled quickly, without optimisation. */
export const QUICK_ENGINE = '--liftoff-only';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The server in a separate process, as an operator runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** its address; rejects when it ended before it served */
  readonly origin: Promise<string>;
  /** its exit code, or the signal that ended it */
  readonly ended: Promise<number | string>;
  /** returns its output so far */
  readonly printed: () => string;
}

/** Starts a server without demonstration data on a data folder; of another release where its main.ts is given. */
export function startServerProcess(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
  main: string = MAIN,
): ServerProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [QUICK_ENGINE, main, '--empty'], {
    env: {
      ...inherited,
      PORT: '0',
      CALLS_PER_MINUTE: '0',
      WEB_DIR: 'no-web-in-these-tests',
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const origin = new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      output += text;
      const [, found] = /klaar op (http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    ended.then(() => reject(new Error(`The server did not start:\n${output}`)));
  });
  // A test that only waits for the end does not need the origin.
  origin.catch(() => {});
  return { child, origin, ended, printed: () => output };
}
