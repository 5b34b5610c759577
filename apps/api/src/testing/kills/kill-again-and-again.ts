import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyRunning } from '../../database/copying/copy-running.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { drawFrom } from '../draw.ts';
import { type PostgresCluster, startPostgresCluster } from '../faults/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../faults/server-process.ts';
import type { KillOptions, KillReport } from './kill-options.ts';
import { makeKillWorld } from './kill-world.ts';
import { lookForHarm } from './look-for-harm.fixture.ts';
import { PeopleAtWork } from './people-at-work.ts';

/** People work until a number of writes below this one is acknowledged, and a moment more. */
const WRITES = 90;
const MOMENT_MS = 250;
/** A kill comes by then in any case. */
const PATIENCE_MS = 120_000;
/** The longest that a start goes on before it is killed. */
const START_MS = 4000;
/** One in so many kills comes while the server starts. */
const AT_START = 8;
/** The embedded database is looked at in a copy, which takes longer: after so many kills, and after the last. */
const LOOK_EVERY = { postgres: 1, embedded: 5 };
/** A start after a kill takes at most so many times the processor time of the quickest one of the run: machines differ. */
const SLOWEST_START = 4;
/** For a process that was killed to take its own along. */
const ORPHANS_MS = 60_000;
const TICKS_PER_SECOND = 100;

/** Kills the real server at random moments while people work with it, starts it again, and looks for what that did. */
export async function killAgainAndAgain({ database, times, seed, say }: KillOptions): Promise<KillReport> {
  const draw = drawFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-kills-'));
  const cluster = database === 'postgres' ? await startPostgresCluster() : null;
  const place = { url: cluster?.url ?? null, folder: join(folder, 'database') };
  const first = await openDatabase(place);
  const people = new PeopleAtWork(await makeKillWorld(first, times));
  await first.close();
  const starts: { processor: number; clock: number }[] = [];
  const problems: string[] = [];
  const look = async () => {
    const harm = await onContents(cluster, folder, ({ queries }) =>
      lookForHarm(queries, people.acknowledged),
    );
    problems.push(...harm);
  };
  let server: ServerProcess | null = null;
  // Who is interrupted leaves no server behind.
  const endServer = () => server?.child.kill('SIGKILL');
  process.on('exit', endServer);
  const start = () => {
    server = startServerProcess(folder, cluster ? { DATABASE_URL: cluster.url } : {});
    return server;
  };
  try {
    for (let round = 0; round < times && problems.length === 0; round++) {
      const running = start();
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
      if (round % LOOK_EVERY[database] === 0) await look();
      const before = people.acknowledged.length;
      const working = people.work(origin, round);
      const writes = draw.below(WRITES);
      const until = performance.now() + PATIENCE_MS;
      while (people.acknowledged.length - before < writes && performance.now() < until) await pause(1);
      await pause(draw.below(MOMENT_MS));
      await kill(running, problems);
      await working;
      problems.push(...people.problems, ...faultsLogged(running));
      say(`${round + 1}: killed after ${people.acknowledged.length - before} acknowledged writes`);
    }
    const last = start();
    await ready(await last.origin);
    await look();
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
  return { problems, acknowledged: countKinds(people), starts };
}

function countKinds({ acknowledged }: PeopleAtWork): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of acknowledged) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function onContents<T>(
  cluster: PostgresCluster | null,
  folder: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'milieuspoor-kills-copy-'));
  if (!cluster) await copyRunning(folder, copy);
  const database = await openDatabase({ url: cluster?.url ?? null, folder: copy, schema: 'as-found' });
  try {
    return await work(database);
  } finally {
    await database.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function ready(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`).then(({ ok }) => ok))) await pause(20);
}

/** Kills it as the system would for want of memory; its own processes have to go with it. */
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

/** Faults of ours in the log: what is written at that level is never to be expected. */
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

/** One that has ended and that nobody asked about yet is gone. */
const isAlive = (pid: number) => !['Z', 'X', undefined].includes(statOf(pid)?.[0]);

/** The fields of /proc/<pid>/stat after the name in brackets, which may hold anything. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
