import { resolve } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@milieuspoor/domain';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { DatabaseUnavailable } from './database/away/database-unavailable.ts';
import type { Dependencies } from './dependencies.ts';
import { findCaller, findCallerByHash } from './features/accounts/find-caller.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { agendaRoutes } from './features/agenda/agenda.routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts';
import { findKeyCaller } from './features/api-keys/find-key-caller.ts';
import { calculationRoutes } from './features/calculation-life/calculations.routes.ts';
import { chancesRoutes } from './features/chances/chances.routes.ts';
import { KeptWork } from './features/chances/kept-work.ts';
import { chartRoutes } from './features/charts/charts.routes.ts';
import { compareRoutes } from './features/compare/compare.routes.ts';
import { councilLetterRoutes } from './features/council-letter/council-letter.routes.ts';
import { demandRoutes } from './features/demand/demand.routes.ts';
import { differencesRoutes } from './features/differences/differences.routes.ts';
import { organisationDomainRoutes } from './features/domains/organisation-domains.routes.ts';
import { goalRoutes } from './features/goals/goals.routes.ts';
import { type AlarmWatch, createAlarmWatch } from './features/health/alarms/alarm-watch.ts';
import { environmentRoutes, healthRoutes } from './features/health/health.routes.ts';
import { helpAdminRoutes, helpRoutes } from './features/help/help.routes.ts';
import { workbookLayoutRoutes } from './features/help/workbook-layout.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { houseStyleRoutes } from './features/house-style/house-style.routes.ts';
import { ownInvitationRoutes } from './features/invitations/own-invitations.routes.ts';
import { leavingRoutes } from './features/leaving/leaving.routes.ts';
import { mailRoutes } from './features/mails/mails.routes.ts';
import { managedMemberRoutes } from './features/members/managed-members.routes.ts';
import { userRoutes } from './features/memberships/users.routes.ts';
import { openWorkRoutes } from './features/open-work/open-work.routes.ts';
import { organisationRoutes } from './features/organisations/organisations.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { matchingRoutes } from './features/products/matching/matching.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { projectRoutes } from './features/project-life/projects.routes.ts';
import { projectMemberRoutes } from './features/projects/members/project-members.routes.ts';
import { unlockingRoutes } from './features/projects/unlocking/unlocking.routes.ts';
import { promisesRoutes } from './features/promises/promises.routes.ts';
import { proofRoutes } from './features/proof/proof.routes.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { revaluationRoutes } from './features/revaluation/revaluation.routes.ts';
import { savedViewRoutes } from './features/saved-views/saved-views.routes.ts';
import { signOnRoutes } from './features/sign-on/sign-on.routes.ts';
import { accountRoutes } from './features/signing-in/accounts.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { serveRobots, serveSite } from './features/site/site-pages.routes.ts';
import { AnswerCache } from './features/statistics/answer-cache.ts';
import { FiguresOfOthers } from './features/statistics/others/figures-of-others.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { tenderRoutes } from './features/tenders/tenders.routes.ts';
import { createWebhookSender } from './features/webhooks/sending/webhook-sender.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { weightRoutes } from './features/weights/weights.routes.ts';
import { worksheetRoutes } from './features/worksheet-life/worksheets.routes.ts';
import { serveApiGuide } from './http/api-guide.ts';
import { CLOSING_MS, watchConnections } from './http/connections/closing-connections.ts';
import { SENDER_LIMITS, type SenderLimits, watchSenders } from './http/connections/slow-senders.ts';
import { openTicket } from './http/download-tickets.ts';
import { refuseOvertaken, registerFaultReplies, replyMistake } from './http/fault-reply.ts';
import { type Route, registerRoutes } from './http/gate.ts';
import { parseInput } from './http/input/invalid-input.ts';
import { readJsonBodies } from './http/input/json-bodies.ts';
import { refuseSlow, refuseUnreadable } from './http/input/unreadable-request.ts';
import { describeRequest } from './http/log/logged-request.ts';
import { logDatabase, logDisk } from './http/log/outage-log.ts';
import { logProcesses } from './http/log/process-log.ts';
import { newRequestId, REQUEST_ID_HEADER } from './http/log/request-id.ts';
import { logSecurity } from './http/log/security-log.ts';
import { registerOpenApi } from './http/openapi.ts';
import { COMPRESS_FROM_BYTES } from './http/prepared-answer.ts';
import { scriptsInPage } from './http/scripts-in-page.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveHealth } from './http/supervision/health.ts';
import { serveMetrics } from './http/supervision/metrics.ts';
import { tellPassedOn } from './http/supervision/tell-passed-on.ts';
import { serveWeb } from './http/web-files.ts';
import { createCallLimit } from './platform/call-limit.ts';
import { isOfMailServer } from './platform/mail/mail-failure.ts';
import { createMailSender } from './platform/mail/mail-sender.ts';

const JSON_MAX_BYTES = 1024 * 1024;
const MULTIPART_MAX_FIELDS = 20;
/** One more than is accepted, so that a client that sends two gets a message. */
const UPLOAD_FILES = 2;
const FIELD_MAX_BYTES = 10_000;

/** Returns every route of the product; other addresses are not served. */
export function allRoutes(dependencies: Dependencies): Route[] {
  const others = new FiguresOfOthers(dependencies);
  const answers = new AnswerCache();
  const kept = new KeptWork();
  return [
    ...accountRoutes(dependencies),
    ...environmentRoutes(dependencies),
    ...managedMemberRoutes(dependencies),
    ...ownInvitationRoutes(dependencies),
    ...organisationDomainRoutes(dependencies),
    ...organisationRoutes(dependencies),
    ...leavingRoutes(dependencies),
    ...apiKeyRoutes(dependencies),
    ...webhookRoutes(dependencies),
    ...projectRoutes(dependencies, answers),
    ...projectMemberRoutes(dependencies),
    ...unlockingRoutes(dependencies),
    ...calculationRoutes(dependencies),
    ...tenderRoutes(dependencies, others),
    ...reportRoutes(dependencies),
    ...statisticsRoutes(dependencies, { others, answers }),
    ...progressRoutes(dependencies, answers),
    ...promisesRoutes(dependencies, answers),
    ...openWorkRoutes(dependencies, answers),
    ...differencesRoutes(dependencies, answers),
    ...compareRoutes(dependencies),
    ...chancesRoutes(dependencies, { answers, kept }),
    ...demandRoutes(dependencies),
    ...councilLetterRoutes(dependencies),
    ...goalRoutes(dependencies, answers),
    ...registrationRoutes(dependencies),
    ...userRoutes(dependencies),
    ...adminRoutes(dependencies),
    ...healthRoutes(dependencies),
    ...mailRoutes(dependencies),
    ...privacyRoutes(dependencies),
    ...helpRoutes(dependencies),
    ...helpAdminRoutes(dependencies),
    ...historyRoutes(dependencies),
    ...proofRoutes(dependencies),
    ...houseStyleRoutes(dependencies),
    ...agendaRoutes(dependencies),
    ...addressRoutes(dependencies),
    ...weightRoutes(dependencies),
    ...revaluationRoutes(dependencies),
    ...workbookLayoutRoutes(dependencies),
    ...chartRoutes(dependencies),
    ...productRoutes(dependencies),
    ...worksheetRoutes(dependencies, kept),
    ...matchingRoutes(dependencies),
    ...savedViewRoutes(dependencies),
    ...siteRoutes(dependencies),
    ...signOnRoutes(dependencies),
  ];
}

/** What a test may observe, the log lines and every registered route, and the time limits that it may shorten. */
interface AppObservers {
  readonly logStream?: { write(line: string): void };
  readonly onRoute?: (route: { readonly method: string | string[]; readonly url: string }) => void;
  readonly senderLimits?: SenderLimits;
  readonly closingMs?: number;
}

/** Builds the application; it listens only when its caller starts it. */
export async function buildApp(
  dependencies: Dependencies,
  { logStream, onRoute, senderLimits = SENDER_LIMITS, closingMs = CLOSING_MS }: AppObservers = {},
): Promise<FastifyInstance> {
  const { settings, clock } = dependencies;
  const behindTls = settings.proxies > 0;
  const { mapTilesUrl, browserDsn, webDir } = settings;
  const headers = securityHeaders({
    ...{ secure: behindTls, mapTilesUrl, browserDsn },
    scriptsInPage: scriptsInPage(resolve(webDir)),
  });
  const app = fastify({
    bodyLimit: JSON_MAX_BYTES,
    http: {
      headersTimeout: senderLimits.headersMs,
      connectionsCheckingInterval: senderLimits.headersMs / 20,
    },
    genReqId: newRequestId,
    trustProxy: behindTls && ((_address, hop) => hop < settings.proxies),
    routerOptions: { ignoreTrailingSlash: true },
    // A request that the router cannot read reaches no hook.
    frameworkErrors: (error, request, reply) => replyMistake(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers),
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: describeFault, req: describeRequest },
      ...(logStream ? { stream: logStream } : {}),
    },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  watchSenders(app.server, senderLimits, (request, response) => {
    const { method = '', url = '', socket } = request;
    app.log.info({ req: { method, url, ip: socket.remoteAddress } }, 'a sender that stalled was cut off');
    refuseSlow(request, response, headers);
  });
  const connections = watchConnections(app.server, closingMs);
  app.addHook('preClose', (next) => {
    connections.close();
    next();
  });
  readJsonBodies(app);
  app.setValidatorCompiler(parseInput);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  logSecurity(app, settings);
  registerFaultReplies(app, dependencies.faults);
  logDatabase(app, dependencies.database);
  if (dependencies.disk) logDisk(app, dependencies.disk);
  logProcesses(app, dependencies);

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    // Earlier requests are finished; the files of the web application and the health checks remain available.
    if (request.routeOptions.config.endpointId && dependencies.laterRelease?.())
      refuseOvertaken(request, reply);
    else next();
  });
  tellPassedOn(app, dependencies);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES });
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: UPLOAD_FILES,
      fields: MULTIPART_MAX_FIELDS,
      fieldSize: FIELD_MAX_BYTES,
    },
  });
  await registerOpenApi(app, settings.build);
  await serveApiGuide(app);
  sendQueued(app, dependencies);
  const alarms = watchAlarms(app, dependencies);
  registerRoutes(app, allRoutes(dependencies), {
    findCaller: (token) => findCaller(dependencies, token),
    findKeyCaller: (key, address) => findKeyCaller(dependencies, key, address),
    findTicketHolder: async (ticket, path) => {
      const tokenHash = openTicket(dependencies.secret, ticket, path, clock.now());
      return tokenHash ? findCallerByHash(dependencies, tokenHash) : null;
    },
    takeCall: createCallLimit(dependencies.database.queries, clock, settings.callsPerMinute),
    mayStore: () => dependencies.disk?.room() !== 'none',
    secureCookies: behindTls,
  });
  serveHealth(app, dependencies);
  if (settings.metricsToken) serveMetrics(app, settings.metricsToken, { ...dependencies, alarms });
  await serveSite(app, dependencies, resolve(settings.siteDir));
  await serveRobots(app, resolve(settings.siteDir));
  await serveWeb(app, resolve(settings.webDir));
  return app;
}

/** Returns what is logged of a fault: its place, without the rows that a database puts into its details. */
function describeFault(fault: FastifyError): { type: string; message: string; stack: string; code?: string } {
  return { type: fault.name, message: fault.message, stack: fault.stack ?? '', code: fault.code };
}

/** Notifies the operator of problems while the application listens. */
function watchAlarms(app: FastifyInstance, dependencies: Dependencies): AlarmWatch {
  const alarms = createAlarmWatch({
    ...dependencies,
    log: (level, what, about) => app.log[level](about, what),
    report: (cause, what) => reportBeside(app, dependencies, cause, what),
  });
  app.addHook('onListen', (done) => {
    alarms.start();
    done();
  });
  app.addHook('onClose', () => alarms.stop());
  return alarms;
}

function reportBeside(
  app: FastifyInstance,
  { faults }: Pick<Dependencies, 'faults'>,
  cause: unknown,
  what: string,
): void {
  app.log.error({ err: cause }, what);
  // The monitoring of the database reports that it is unreachable.
  if (!(cause instanceof DatabaseUnavailable)) faults.report(cause);
}

/** Sends mails and webhooks while the application listens: as soon as a request has queued one, and at intervals. */
function sendQueued(app: FastifyInstance, dependencies: Dependencies): void {
  const report = (cause: unknown, what: string) => reportBeside(app, dependencies, cause, what);
  // A mail that a mail server refuses is in the log, and on the page of the mail queue.
  const reportMail = (cause: unknown, what: string) =>
    isOfMailServer(cause) ? app.log.error({ err: cause }, what) : report(cause, what);
  const senders = [
    createMailSender({ ...dependencies, report: reportMail }),
    createWebhookSender({ ...dependencies, report }),
  ];
  let listening = false;
  app.addHook('onListen', (done) => {
    listening = true;
    for (const sender of senders) sender.start();
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (listening && request.method !== 'GET') for (const sender of senders) void sender.sendDue();
    done();
  });
  app.addHook('onClose', async () => void (await Promise.all(senders.map((sender) => sender.stop()))));
}
