import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../database/open-database.ts';
import { drawFrom } from '../draw.ts';
import { addEmptyDatabase } from '../empty-folder.ts';
import { startPostgresCluster } from '../faults/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../faults/server-process.ts';
import type { KillOptions, KillReport } from './kill-options.ts';
import { makeKillWorld } from './kill-world.ts';
import { lookAtContents, mailsWait } from './look-at-contents.fixture.ts';
import { PeopleAtWork } from './people-at-work.ts';

/**
 * People work until a number of steps below this one is answered, and a moment more: a tender and a completion have 20
 * to 35.
 */
const STEPS = 36;
const MOMENT_MS = 250;
/** The latest moment of a kill. */
const PATIENCE_MS = 120_000;
/** The longest time that a start runs before it is killed. */
const START_MS = 4000;
/** One in this number of kills comes while the server starts. */
const AT_START = 8;
/** The embedded database is checked in a copy, which takes longer: after this number of kills, and after the last. */
const LOOK_EVERY = { postgres: 1, embedded: 5 };
/** A separate process verifies digests, which takes seconds: after this number of kills, and after the last. */
const VERIFY_EVERY = 5;
/**
 * A start after a kill takes at most this many times the processor time of the fastest one of the run: machines differ.
 */
const SLOWEST_START = 4;
/** One in this number of starts is on the next day, and makes the digest of the former day. */
const DAY_AT = 2;
const DAY_MS = 86_400_000;
const CLOCK_AHEAD = new URL('./clock-ahead.ts', import.meta.url).href;
/** The time for waiting mails to be sent, after the last kill. */
const MAILS_MS = 60_000;
/** The time within which the processes of a killed process must end. */
const ORPHANS_MS = 60_000;
const TICKS_PER_SECOND = 100;

/** Kills the real server at random moments while people work with it, starts it again, and checks the consequences. */
export async function killAgainAndAgain({ database, times, seed, say }: KillOptions): Promise<KillReport> {
  const draw = drawFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-kills-'));
  const cluster = database === 'postgres' ? await startPostgresCluster() : null;
  const place = { url: cluster?.url ?? null, folder: join(folder, 'database') };
  if (!cluster) await addEmptyDatabase(folder);
  const first = await openDatabase(place);
  const world = await makeKillWorld(first, times);
  const people = new PeopleAtWork(world);
  const { journal } = people;
  await first.close();
  let day = 0;
  let digests = 0;
  const starts: { processor: number; clock: number }[] = [];
  const problems: string[] = [];
  const look = async (origin: string, verifies: boolean) => {
    const seen = await lookAtContents({ cluster, folder, origin, world, journal, verifies });
    problems.push(...seen.problems);
    digests = seen.digests;
  };
  let server: ServerProcess | null = null;
  // An interrupted run leaves no server behind.
  const endServer = () => server?.child.kill('SIGKILL');
  process.on('exit', endServer);
  const start = (isNextDay: boolean) => {
    if (isNextDay) day++;
    server = startServerProcess(folder, {
      ...(cluster ? { DATABASE_URL: cluster.url } : {}),
      NODE_OPTIONS: `--import=${CLOCK_AHEAD}`,
      CLOCK_AHEAD_MS: String(day * DAY_MS),
    });
    return server;
  };
  try {
    for (let round = 0; round < times && problems.length === 0; round++) {
      const running = start(draw.chance(DAY_AT));
      if (draw.chance(AT_START)) {
        await pause(draw.below(START_MS));
        await kill(running, problems);
        say(`${round + 1}: killed while it started`);
        continue;
      }
      const from = performance.now();
      const origin = await running.origin;
      await ready(origin);
      starts.push({ processor: processorSeconds(running), clock: (performance.now() - from) / 1000 });
      // Before the first kill nobody has worked yet.
      if (round > 0 && round % LOOK_EVERY[database] === 0) await look(origin, round % VERIFY_EVERY === 0);
      const writesBefore = journal.writes;
      const enough = people.steps + draw.below(STEPS);
      const working = people.work(origin, round);
      const until = performance.now() + PATIENCE_MS;
      while (people.steps < enough && people.isUnderway && performance.now() < until) await pause(5);
      await pause(draw.below(MOMENT_MS));
      await kill(running, problems);
      await working;
      problems.push(...journal.problems, ...faultsLogged(running));
      say(`${round + 1}: killed after ${journal.writes - writesBefore} acknowledged writes`);
    }
    // On the next day everything is in a digest, and no mail is reserved any more.
    const last = start(true);
    const origin = await last.origin;
    await ready(origin);
    // After the last kill, waiting mails are sent.
    const until = performance.now() + MAILS_MS;
    while (await mailsWait(cluster, folder)) {
      if (performance.now() > until) {
        problems.push('Mails wait for ever');
        break;
      }
      await pause(MAILS_MS / 20);
    }
    await look(origin, true);
    const quickest = Math.min(...starts.map(({ processor }) => processor));
    const slow = starts.filter(({ processor }) => processor > SLOWEST_START * quickest);
    if (slow.length > 0)
      problems.push(`${slow.length} starts took more than ${SLOWEST_START} times what the quickest took`);
  } finally {
    endServer();
    await (server as ServerProcess | null)?.ended;
    process.off('exit', endServer);
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return { problems, acknowledged: journal.counts, digests, starts };
}

async function ready(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`).then(({ ok }) => ok))) await pause(20);
}

/** Kills it as the system would when memory is short; its own processes must end with it. */
async function kill({ child, ended }: ServerProcess, problems: string[]): Promise<void> {
  const own = childrenOf(child.pid ?? 0);
  child.kill('SIGKILL');
  await ended;
  const until = performance.now() + ORPHANS_MS;
  while (own.some(isAlive)) {
    if (performance.now() > until) {
      problems.push('A process of a killed server goes on');
      for (const pid of own.filter(isAlive)) process.kill(pid, 'SIGKILL');
      return;
    }
    await pause(50);
  }
}

/** Returns faults of ours in the log: lines of that level are never expected. */
function faultsLogged({ printed }: ServerProcess): string[] {
  return printed()
    .split('\n')
    .filter((line) => line.startsWith('{"level":50') || line.startsWith('{"level":60'));
}

function processorSeconds({ child }: ServerProcess): number {
  const fields = statOf(child.pid ?? 0);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0;
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)?.[1]) === parent);

/** A process that has ended, and whose exit was not read yet, is gone. */
const isAlive = (pid: number) => !['Z', 'X', undefined].includes(statOf(pid)?.[0]);

/** Returns the fields of /proc/<pid>/stat after the name in brackets, which may hold anything. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
