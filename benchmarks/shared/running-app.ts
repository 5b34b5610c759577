import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildApp,
  createChartDrawer,
  createDeclarationReader,
  createDocumentWriter,
  createMailer,
  createPictureReader,
  createToken,
  createWorkbookReader,
  type Dependencies,
  hashToken,
  insertAccount,
  insertMembership,
  insertOrganisation,
  insertProject,
  insertSession,
  loadAppSecret,
  NO_FAULT_REPORTER,
  openDatabase,
  parseSettings,
  SESSION_MS,
  systemClock,
} from '@milieuspoor/api';

const FILLING_MS = 10 * 60 * 1000;

export interface RunningApp {
  readonly origin: string;
  readonly dependencies: Dependencies;
  /** of a member of every organisation that is added */
  readonly token: string;
  readonly addOrganisation: (slug: string) => Promise<string>;
  readonly addProject: (organisationId: string, name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the real application on a free port, with one user: on the PostgreSQL server of DATABASE_URL if that is set
 * (the database must be empty), else embedded in a folder that is removed afterwards.
 */
export async function startApp({
  webDir = 'none',
  siteDir = 'none',
  port = 0,
  isStaff = false,
} = {}): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-benchmark-'));
  const settings = parseSettings({
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    // One account makes as many calls as a town.
    CALLS_PER_MINUTE: '0',
    WEB_DIR: webDir,
    SITE_DIR: siteDir,
  });
  const database = await openDatabase({
    url: process.env.DATABASE_URL ?? null,
    folder: join(folder, 'database'),
    // Filling a database before the measurement may take longer than a person would wait.
    bounds: { statement: FILLING_MS, answer: 2 * FILLING_MS },
  });
  const workbookReader = createWorkbookReader();
  const chartDrawer = createChartDrawer();
  const documentWriter = createDocumentWriter();
  const pictureReader = createPictureReader();
  const declarationReader = createDeclarationReader();
  const dependencies: Dependencies = {
    settings,
    database,
    clock: systemClock,
    workbookReader,
    chartDrawer,
    documentWriter,
    pictureReader,
    declarationReader,
    mailer: createMailer({ smtpUrl: null, from: settings.mailFrom, folder: join(folder, 'mail') }),
    secret: loadAppSecret(null, folder),
    faults: NO_FAULT_REPORTER,
  };
  const app = await buildApp(dependencies);
  await app.listen({ port, host: '127.0.0.1' });
  // As the product does: a process is ready before the first file.
  workbookReader.startAhead();

  const { queries } = database;
  const accountId = await insertAccount(queries, {
    username: 'meter',
    email: 'meter@meting.example',
    passwordHash: 'nobody signs in by password here',
    firstName: '',
    lastName: '',
    tel: '',
    isStaff,
    dashboardType: 'member',
  });
  const token = createToken();
  const now = new Date();
  await insertSession(queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });

  return {
    origin: app.listeningOrigin,
    dependencies,
    token,
    async addOrganisation(slug) {
      const id = await insertOrganisation(queries, {
        slug,
        name: slug,
        email: '',
        telNumber: '',
        contact: '',
      });
      await insertMembership(queries, id, accountId);
      return id;
    },
    addProject: (organisationId, name) =>
      insertProject(
        queries,
        organisationId,
        {
          name,
          projectType: 'Reconstructie',
          sector: 'infra-city',
          contractType: 'RAW',
          awardCriteria: false,
        },
        now,
      ),
    async close() {
      await app.close();
      await workbookReader.close();
      await chartDrawer.close();
      documentWriter.close();
      pictureReader.close();
      declarationReader.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
