import { join } from 'node:path';
import { decideDemonstration } from '../demonstration/decide-demonstration.ts';
import { demonstrationPlan } from '../demonstration/demonstration-projects.ts';
import { announcement } from './announce.ts';
import { buildApp } from './app.ts';
import { type CopyingAnswer, serveCopies } from './database/copying/serve-copies.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { sayLaterRelease } from './database/schema/later-release.ts';
import { watchForLaterRelease } from './database/schema/watch-for-later-release.ts';
import { hasAccounts } from './features/accounts/accounts.queries.ts';
import { correctNameKeys } from './features/accounts/throttling/name-keys.queries.ts';
import { reportMixedSets } from './features/admin/list-mixed-sets.ts';
import { remindOfPlansRegularly } from './features/agenda/reminders/remind-of-plans.ts';
import { warnOfEndingKeysRegularly } from './features/api-keys/warn-of-ending-keys.ts';
import { createWorkbookReader } from './features/calculations/reading/workbook-reader.ts';
import { workOutAllScopes } from './features/calculations/scope/work-out-scopes.ts';
import { createDocumentWriter } from './features/documents/document-writer.ts';
import { makeAccount, wantedAccount } from './features/memberships/make-account.ts';
import { mailOpenWorkRegularly } from './features/open-work/mails/mail-open-work.ts';
import { createDeclarationReader } from './features/products/reading/declaration-reader.ts';
import { makeDigestsRegularly } from './features/proof/make-digests.ts';
import { fixQuarterRegularly } from './features/statistics/others/fix-figures.ts';
import { fixRatiosRegularly } from './features/statistics/ratios/national/fix-ratios.ts';
import { loadAppSecret } from './platform/app-secret.ts';
import { systemClock } from './platform/clock.ts';
import { refuseFullDisk, watchDisk } from './platform/disk/disk-room.ts';
import { createChartDrawer } from './platform/drawing/chart-drawer.ts';
import { endInOrder } from './platform/end-in-order.ts';
import { createFaultReporter } from './platform/faults/create-fault-reporter.ts';
import { noteFaults } from './platform/faults/note-faults.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPictureReader } from './platform/pictures/picture-reader.ts';
import { watchForHangs } from './platform/watchdog/watchdog.ts';
import { parseSettings, wantsDemonstration } from './settings.ts';
import { tidyUpRegularly } from './tidy-up.ts';

/** Complete files may wait for others, are read for ten seconds each, and are stored afterwards. */
const STOP_MS = 75_000;

/** How long a server answers that a later release overtook it, before it ends. */
const OVERTAKEN_MS = 5_000;

/** A PostgreSQL server that starts together with this one may take a while. */
const DATABASE_PATIENCE_MS = 60_000;

/** Starts the server: data folder, database, demonstration on the first start, and the application. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const reporter = await createFaultReporter({
    dsn: settings.serverDsn,
    environment: settings.environment,
    release: settings.build,
  });
  // Several servers may share a PostgreSQL server; the embedded database has one owner.
  if (!settings.databaseUrl) refuseFullDisk(settings.dataDir);
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(settings.dataDir, 'database'),
    release: settings.build,
    patience: { ms: DATABASE_PATIENCE_MS, say: console.error },
  });
  const faults = noteFaults(reporter, { database, clock: systemClock });
  for (const id of await correctNameKeys(database.queries))
    console.warn(`Account ${id} has the name of another account. Rename one of them in the database.`);
  const workbookReader = createWorkbookReader();
  const chartDrawer = createChartDrawer();
  const documentWriter = createDocumentWriter();
  const pictureReader = createPictureReader();
  const declarationReader = createDeclarationReader();

  const demonstration = await decideDemonstration(
    { database, workbookReader, clock: systemClock, say: console.log },
    { wanted: wantsDemonstration(settings, process.argv.slice(2)), password: settings.demoPassword },
  );

  await workOutAllScopes(database);

  const mailFolder = join(settings.dataDir, 'mail');
  const mailer = createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, folder: mailFolder });
  const secret = loadAppSecret(settings.secretKey, settings.dataDir, settings.previousSecretKey);
  // The embedded database has one owner, so no other process changes the schema.
  const schema = settings.databaseUrl ? watchForLaterRelease(database.queries) : null;
  const disk = watchDisk(settings.dataDir, settings.diskBounds);
  const app = await buildApp({
    settings,
    database,
    disk,
    ...(schema ? { laterRelease: schema.found } : {}),
    clock: systemClock,
    workbookReader,
    chartDrawer,
    documentWriter,
    pictureReader,
    declarationReader,
    mailer,
    secret,
    faults,
  });
  const stopWatching = watchForHangs();
  const stopTidying = tidyUpRegularly({ database, clock: systemClock }, (cause) => {
    app.log.error({ err: cause }, 'what is over could not be removed');
    faults.report(cause);
  });

  const stopReminding = remindOfPlansRegularly(
    { database, clock: systemClock, secret, settings },
    (cause) => {
      app.log.error({ err: cause }, 'members could not be reminded of planned days');
      faults.report(cause);
    },
  );

  const stopMailing = mailOpenWorkRegularly({ database, clock: systemClock, secret, settings }, (cause) => {
    app.log.error({ err: cause }, 'members could not be written what is missing');
    faults.report(cause);
  });

  const copying = settings.databaseUrl
    ? null
    : await serveCopies(
        database.queries,
        settings.dataDir,
        (cause) => {
          app.log.error({ err: cause }, 'a command could not be served');
          faults.report(cause);
        },
        { wishes: { account: (wanted) => grantAccount(database, wanted) } },
      );
  const stopWarning = warnOfEndingKeysRegularly(
    { database, clock: systemClock, secret, settings },
    (cause) => {
      app.log.error({ err: cause }, 'administrators could not be warned of keys that end');
      faults.report(cause);
    },
  );

  const sayNotFixed = (cause: unknown) => {
    app.log.error({ err: cause }, 'the figures of a new quarter could not be fixed');
    faults.report(cause);
  };
  const stopFixing = fixQuarterRegularly({ database, clock: systemClock }, sayNotFixed);
  const stopFixingRatios = fixRatiosRegularly({ database, clock: systemClock }, sayNotFixed);

  const stopProving = makeDigestsRegularly({ database, clock: systemClock }, (cause) => {
    app.log.error({ err: cause }, 'the digest of a day could not be made');
    faults.report(cause);
  });

  let stopping = false;
  const stop = async (exitCode: number) => {
    // A terminal sends Ctrl-C to us and to the process that started us, which passes it on: the second signal is not
    // another request.
    if (stopping) return;
    stopping = true;
    const problems = await endInOrder(
      [
        { name: 'requests', end: () => app.close() },
        { name: 'tidying up', end: stopTidying },
        { name: 'reminding of plans', end: stopReminding },
        { name: 'mailing what is missing', end: stopMailing },
        { name: 'copying of the database', end: () => copying?.close() },
        { name: 'warning of keys', end: stopWarning },
        { name: 'fixing of figures', end: stopFixing },
        { name: 'fixing of ratios', end: stopFixingRatios },
        { name: 'making of digests', end: stopProving },
        { name: 'watch of the disk', end: disk.stop },
        { name: 'watch for a later release', end: () => schema?.stop() },
        { name: 'readers of workbooks', end: () => workbookReader.close() },
        { name: 'drawers of charts', end: () => chartDrawer.close() },
        { name: 'writers of documents', end: () => documentWriter.close() },
        { name: 'readers of pictures', end: () => pictureReader.close() },
        { name: 'readers of declarations', end: () => declarationReader.close() },
        { name: 'database', end: () => database.close() },
        { name: 'reports of faults', end: () => faults.close() },
        { name: 'lock of the data folder', end: unlockFolder },
        { name: 'watch for hangs', end: stopWatching },
      ],
      STOP_MS,
    );
    for (const problem of problems) console.error(`Could not stop in good order. ${problem}`);
    process.exit(problems.length > 0 ? 1 : exitCode);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  schema?.onFound((later) => {
    console.error(sayLaterRelease(later, settings.build));
    // Meanwhile a proxy sees that this server is not ready, and clients get the reason.
    setTimeout(() => void stop(1), OVERTAKEN_MS);
  });

  workbookReader.startAhead();
  await reportMixedSets(database.queries, app.log);
  await app.listen({ port: settings.port, host: settings.host });
  console.log(
    announcement(app.listeningOrigin, {
      settings,
      demonstration: demonstration === 'made' ? demonstrationPlan : null,
      hasAccounts: await hasAccounts(database.queries),
      mailFolder: settings.smtpUrl ? null : mailFolder,
    }),
  );
}

async function grantAccount(database: Database, wanted: unknown): Promise<CopyingAnswer> {
  const refusal = await makeAccount(database, wantedAccount.parse(wanted));
  return refusal === null ? { made: true } : { refused: refusal };
}

/** Ends the process as a crash would, without another write: the folder may belong to another process by now. */
function endAtOnce(reason: string): never {
  console.error(
    `${reason} The server ends, so that it does not write to a folder that is not its own any more.`,
  );
  process.exit(1);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
