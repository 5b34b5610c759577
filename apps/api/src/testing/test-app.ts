import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../database/open-database.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  createWorkbookReader,
  type WorkbookReaderLimits,
} from '../features/calculations/reading/workbook-reader.ts';
import { listProjectsToWorkOut } from '../features/calculations/scope/pair-scopes.queries.ts';
import { createDocumentWriter } from '../features/documents/document-writer.ts';
import { createDeclarationReader } from '../features/products/reading/declaration-reader.ts';
import { loadAppSecret } from '../platform/app-secret.ts';
import type { DiskRoom } from '../platform/disk/disk-room.ts';
import { createChartDrawer } from '../platform/drawing/chart-drawer.ts';
import { NO_FAULT_REPORTER } from '../platform/faults/fault-reporter.ts';
import { noteFaults } from '../platform/faults/note-faults.ts';
import { createMailSender } from '../platform/mail/mail-sender.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createPictureReader } from '../platform/pictures/picture-reader.ts';
import { parseSettings } from '../settings.ts';
import { multipartBody, type UploadForm } from './files/multipart-body.ts';
import { lendProcesses } from './lent-processes.ts';
import { type ArrivedMail, type MailServer, startMailServer } from './outside/mail-server.ts';
import { openTestDatabase } from './test-database.ts';

const CSRF = 'a-token-of-the-test';
/** Made once for all applications: deriving its key takes a tenth of a second on purpose. */
const SECRET = loadAppSecret('the secret of the tests, long enough', '');
const lendWorkbookReader = lendProcesses(() => createWorkbookReader());
const lendChartDrawer = lendProcesses(() => createChartDrawer());
const lendDocumentWriter = lendProcesses(() => createDocumentWriter());
const lendPictureReader = lendProcesses(() => createPictureReader());
const lendDeclarationReader = lendProcesses(() => createDeclarationReader());

export interface Answer {
  readonly status: number;
  // The tests state what they expect of a body; its type is unknown.
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface RequestOptions {
  readonly token?: string | null;
  /** of a program, which sends no CSRF token */
  readonly apiKey?: string;
  readonly body?: unknown;
  readonly form?: UploadForm;
  readonly language?: 'nl' | 'en';
  /** false omits the CSRF header */
  readonly csrf?: boolean;
  readonly userAgent?: string;
  readonly ifMatch?: string;
  /** the network address of the request; this machine's own by default */
  readonly address?: string;
  /** as a browser stores them */
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  /** every route of the application, as 'METHOD path' */
  readonly registered: readonly string[];
  /** the moment that the application uses as now */
  readonly clock: { now: () => Date; moment: Date };
  /** the mails that the application sent and the mail server accepted */
  readonly mails: readonly ArrivedMail[];
  readonly mailServer: MailServer;
  /** waits until every due mail has been sent; `send` does so after a change */
  readonly sendMails: () => Promise<void>;
  readonly send: (method: string, url: string, options?: RequestOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

interface TestSurroundings {
  /** watched as the server watches its own disk; absent means not watched */
  readonly disk?: DiskRoom;
  /** instead of a new empty one; the test app closes it */
  readonly database?: Database;
  readonly logStream?: { write(line: string): void };
  /** instead of the reader that the tests of a worker share */
  readonly readerLimits?: WorkbookReaderLimits;
}

/** Returns the names of projects with a pair of calculations that was not compared; none for a broken database. */
async function pairsThatNobodyCompared({ queries }: Database): Promise<string[]> {
  const projects = await listProjectsToWorkOut(queries).catch(() => []);
  return projects.map(({ id }) => id);
}

/** Starts the real application on its own empty database, at a moment that the test sets; with the given settings. */
export async function startTestApp(
  variables: Readonly<Record<string, string>> = {},
  surroundings: TestSurroundings = {},
): Promise<TestApp> {
  const database = surroundings.database ?? (await openTestDatabase());
  const { readerLimits } = surroundings;
  const workbookReader = readerLimits ? createWorkbookReader(readerLimits) : lendWorkbookReader();
  const chartDrawer = lendChartDrawer();
  const documentWriter = lendDocumentWriter();
  const pictureReader = lendPictureReader();
  const declarationReader = lendDeclarationReader();
  const clock = { moment: new Date('2026-03-02T09:00:00Z'), now: () => clock.moment };
  const settings = parseSettings({
    WEB_DIR: 'no-web-in-these-tests',
    SITE_DIR: 'no-site-in-these-tests',
    LOG_LEVEL: 'silent',
    // A test's minute lasts as long as the test.
    CALLS_PER_MINUTE: '0',
    ...variables,
  });
  const mailServer = await startMailServer();
  const dependencies: Dependencies = {
    settings,
    database,
    ...(surroundings.disk ? { disk: surroundings.disk } : {}),
    clock,
    workbookReader,
    chartDrawer,
    documentWriter,
    pictureReader,
    declarationReader,
    mailer: createMailer({ smtpUrl: mailServer.smtpUrl, from: settings.mailFrom, folder: '' }),
    secret: SECRET,
    faults: noteFaults(NO_FAULT_REPORTER, { database, clock }),
  };
  const registered: string[] = [];
  const app = await buildApp(dependencies, {
    ...(surroundings.logStream ? { logStream: surroundings.logStream } : {}),
    onRoute: ({ method, url }) => registered.push(...[method].flat().map((each) => `${each} ${url}`)),
  });

  const mailSender = createMailSender({ ...dependencies, report: () => {} });
  const send: TestApp['send'] = async (method, url, options = {}) => {
    const cookies = Object.entries({ [CSRF_COOKIE]: CSRF, ...options.cookies });
    const headers: Record<string, string> = options.apiKey
      ? { authorization: `Bearer ${options.apiKey}` }
      : { cookie: cookies.map((each) => each.join('=')).join('; ') };
    if (options.csrf !== false && !options.apiKey) headers[CSRF_HEADER] = CSRF;
    if (options.token) headers.authorization = `Token ${options.token}`;
    if (options.userAgent) headers['user-agent'] = options.userAgent;
    if (options.ifMatch) headers['if-match'] = options.ifMatch;
    if (options.language) headers['accept-language'] = options.language;
    let payload: Buffer | string | undefined;
    if (options.form) {
      const multipart = multipartBody(options.form);
      payload = multipart.body;
      headers['content-type'] = multipart.contentType;
    } else if (options.body !== undefined) {
      payload = JSON.stringify(options.body);
      headers['content-type'] = 'application/json';
    }
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(options.address ? { remoteAddress: options.address } : {}),
      ...(payload === undefined ? {} : { payload }),
    });
    // A server that listens sends its mails itself; here a test waits for them.
    if (method !== 'GET') await mailSender.sendDue();
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };

  return {
    app,
    dependencies,
    registered,
    mails: mailServer.mails,
    mailServer,
    sendMails: mailSender.sendDue,
    clock,
    send,
    async close() {
      await mailSender.stop();
      await app.close();
      await dependencies.faults.close();
      const left = await pairsThatNobodyCompared(database);
      await mailServer.close();
      await workbookReader.close();
      await chartDrawer.close();
      documentWriter.close();
      pictureReader.close();
      await database.close();
      // Code that makes a pair must compare its work at once; otherwise it is never compared, and nobody notices.
      if (left.length > 0) throw new Error(`Nobody worked out the scope of the pairs of ${left.join(', ')}`);
    },
  };
}
