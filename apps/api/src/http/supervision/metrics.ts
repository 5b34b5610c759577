import { hash, timingSafeEqual } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AlarmWatch } from '../../features/health/alarms/alarm-watch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DiskRoom } from '../../platform/disk/disk-room.ts';
import { type AnswerAsked, answersAsked, type JobStage, jobStages } from '../../platform/metrics/measured.ts';

/** Seconds, around the target times of an answer (`benchmarks/README.md`). */
const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const JOB_BUCKETS = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 90];
/** The name for no route of ours: it counts the requests, but not their addresses. */
const UNKNOWN_ROUTE = 'none';

/**
 * Serves what the server does and how busy it is, in the form of Prometheus (docs/operations.md), to holders of the
 * token. Routes are named by their pattern, without names, addresses or search terms of people.
 */
export function serveMetrics(
  app: FastifyInstance,
  token: string,
  {
    clock,
    database,
    disk,
    alarms,
  }: Pick<Dependencies, 'clock' | 'database' | 'disk'> & { readonly alarms: AlarmWatch },
): void {
  const registry = new Registry();
  const registers = [registry];
  readProcess(app, registers);
  countRequests(app, registers);
  countJobs(app, registers);
  countKeptAnswers(app, registers);
  readDatabase(app, registers, database);
  if (disk) readDisk(registers, disk);
  readAlarms(registers, alarms);
  readMails(registers, alarms, clock);
  app.get('/metrics', async (request, reply) => {
    if (!showsToken(request.headers.authorization, token)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics());
  });
}

function showsToken(authorization: string | undefined, token: string): boolean {
  // Hashes have equal length, whatever was sent.
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'milieuspoor_http_request_seconds',
    help: 'Answered requests, from the first byte that came in to the last that went out',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  app.addHook('onResponse', (request, reply, next) => {
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? UNKNOWN_ROUTE,
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    next();
  });
}

function countJobs(app: FastifyInstance, registers: Registry[]): void {
  const under = new Gauge({
    name: 'milieuspoor_jobs',
    help: 'Workbooks to read, charts to draw and documents to write: those that wait and those under way',
    labelNames: ['job', 'stage'],
    registers,
  });
  const waited = new Histogram({
    name: 'milieuspoor_job_waited_seconds',
    help: 'How long a job waited for its turn',
    labelNames: ['job'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const ended = new Histogram({
    name: 'milieuspoor_job_worked_seconds',
    help: 'How long a job was worked on, and what came of it',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  listen(app, jobStages, (told) => {
    const { job, ...stage } = told as JobStage;
    switch (stage.stage) {
      case 'waits':
        return under.inc({ job, stage: 'waits' });
      case 'works':
        under.dec({ job, stage: 'waits' });
        under.inc({ job, stage: 'works' });
        return waited.observe({ job }, stage.waitedMs / 1000);
      case 'ended':
        under.dec({ job, stage: stage.workedMs === null ? 'waits' : 'works' });
        return ended.observe({ job, outcome: stage.outcome }, (stage.workedMs ?? 0) / 1000);
    }
  });
}

function countKeptAnswers(app: FastifyInstance, registers: Registry[]): void {
  const answers = new Counter({
    name: 'milieuspoor_statistics_answers_total',
    help: 'Answers with figures: kept ones, and those that were worked out',
    labelNames: ['kept'],
    registers,
  });
  listen(app, answersAsked, (told) => answers.inc({ kept: String((told as AnswerAsked).kept) }));
}

function readDatabase(
  app: FastifyInstance,
  registers: Registry[],
  database: Pick<Database, 'load' | 'observe'>,
): void {
  new Gauge({
    name: 'milieuspoor_database_connections',
    help: 'Connections to the database that are open and idle, and pieces of work that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.load())) this.set({ state }, count);
    },
  });
  const away = new Gauge({
    name: 'milieuspoor_database_away',
    help: '1 while the database is out of reach',
    registers,
  });
  const end = database.observe({ away: () => away.set(1), back: () => away.set(0) });
  app.addHook('onClose', async () => end());
}

function readDisk(registers: Registry[], disk: DiskRoom): void {
  new Gauge({
    name: 'milieuspoor_disk_free_bytes',
    help: 'What can still be written to the disk of the data folder',
    registers,
    collect() {
      this.set(disk.freeBytes() ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'milieuspoor_disk_full',
    help: '1 while the disk has so little room left that nothing is stored',
    registers,
    collect() {
      this.set(disk.room() === 'none' ? 1 : 0);
    },
  });
}

function readAlarms(registers: Registry[], alarms: AlarmWatch): void {
  new Gauge({
    name: 'milieuspoor_alarm',
    help: '1 for what is bad on the health page of staff, as looked at every minute',
    labelNames: ['subject'],
    registers,
    collect() {
      for (const [subject, isBad] of alarms.bad()) this.set({ subject }, isBad ? 1 : 0);
    },
  });
  new Gauge({
    name: 'milieuspoor_alarms_unsent',
    help: 'Alarms that could not be told for five minutes',
    labelNames: ['channel'],
    registers,
    collect() {
      for (const [channel, count] of Object.entries(alarms.unsent())) this.set({ channel }, count);
    },
  });
}

/** Reads the counts of the alarm watch, so that reading metrics does not query the database for mails each time. */
function readMails(registers: Registry[], { mails }: AlarmWatch, clock: Clock): void {
  new Gauge({
    name: 'milieuspoor_mails',
    help: 'Mails that wait to be sent and mails that were given up in the last day, as looked at every minute',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = mails();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'given_up' }, counts.givenUp);
    },
  });
  new Gauge({
    name: 'milieuspoor_mail_oldest_seconds',
    help: 'How long the oldest mail has waited to be sent; 0 when none waits',
    registers,
    collect() {
      const oldest = mails()?.oldest ?? null;
      this.set(oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0);
    },
  });
}

/**
 * Reads the process under Prometheus's names for every Node process. The library's own collectors cannot be stopped.
 */
function readProcess(app: FastifyInstance, registers: Registry[]): void {
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'process_cpu_seconds_total',
    help: 'Time that the processor has worked for the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'How late the event loop turned since this was last read, all but the latest hundredth',
    registers,
    collect() {
      this.set(Number.isNaN(delay.mean) ? 0 : delay.percentile(99) / 1e9);
      delay.reset();
    },
  });
}

function listen(
  app: FastifyInstance,
  channel: { readonly name: string | symbol },
  hear: (told: unknown) => void,
): void {
  const listener = (told: unknown) => hear(told);
  subscribe(channel.name, listener);
  app.addHook('onClose', async () => void unsubscribe(channel.name, listener));
}
