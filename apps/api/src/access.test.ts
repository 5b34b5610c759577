import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addressOf, type Endpoint } from '@milieuspoor/contract';
import { type Actor, API_KEY_SCOPES, type ApiKeyScope, may } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from './app.ts';
import { getRow } from './database/rows.ts';
import { sql } from './database/sql.ts';
import { hashToken } from './features/accounts/sessions/session-token.ts';
import { setCalendarToken } from './features/agenda/calendar-feeds.queries.ts';
import {
  listColumnPlacements,
  rememberColumnPlacement,
} from './features/calculations/questions/column-placements.queries.ts';
import { insertDomain } from './features/domains/organisation-domains.queries.ts';
import { insertFaq } from './features/help/faq.queries.ts';
import { makeDigests } from './features/proof/make-digests.ts';
import { listWeightTables, type WeightTableRow } from './features/weights/weights.queries.ts';
import { insertQueuedMail } from './platform/mail/queued-mails.queries.ts';
import { type AdminSubjects, addAdminSubjects } from './testing/admin-subjects.ts';
import { addBidder, uploadBid } from './testing/bids.ts';
import { addDemandSubject, DEMANDED } from './testing/demand-subject.ts';
import { CHART_BODY, type SharedCharts, shareCharts } from './testing/files/chart-picture.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { logoForm, templateFile, templateForm } from './testing/files/house-style-files.ts';
import { type IdentityProvider, startIdentityProvider } from './testing/outside/identity-provider.ts';
import { type NameServer, startNameServer } from './testing/outside/name-server.ts';
import { COPIES, pretendedOffice } from './testing/outside/pretended-office.ts';
import { addProjectSubjects, type ProjectSubjects } from './testing/project-subjects.ts';
import {
  openSession,
  securityBody,
  sparePasskey,
  spareSession,
} from './testing/signing-in/security-steps.ts';
import {
  CALLBACK,
  linkAtProvider,
  SIGN_ON_DOMAIN,
  setSignOn,
  signOnSettings,
  signOnStep,
} from './testing/signing-in/sign-on-world.ts';
import { spareInvitation } from './testing/spare-invitation.ts';
import { PRODUCT_INPUT, spareDeclaration, spareMatch, spareProduct } from './testing/spare-product.ts';
import { spareView } from './testing/spare-view.ts';
import { spareWorksheet } from './testing/spare-worksheet.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { untilServed } from './testing/until-served.ts';
import { addApiKey, addMessage, addOrganisation, addProject, addUser, PASSWORD } from './testing/world.ts';

/** A kind of actor, with the facts that the table of permissions uses. */
interface TestActor {
  readonly name: string;
  readonly actor: Actor | null;
  /** whether they belong to the organisation of the objects in the test */
  readonly inside: boolean;
}

/** A kind of program: the scopes of its key, or that the key does not work. */
interface TestProgram {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly inside: boolean;
  readonly works: boolean;
}

const PROGRAMS: readonly TestProgram[] = [
  ...API_KEY_SCOPES.map((scope) => ({
    name: `key for ${scope}`,
    scopes: [scope],
    inside: true,
    works: true,
  })),
  { name: 'key for all', scopes: API_KEY_SCOPES, inside: true, works: true },
  { name: 'outside key', scopes: API_KEY_SCOPES, inside: false, works: true },
  { name: 'expired key', scopes: API_KEY_SCOPES, inside: true, works: false },
  { name: 'revoked key', scopes: API_KEY_SCOPES, inside: true, works: false },
];

const member: Actor = { isStaff: false, dashboardType: 'member' };
/** A moment before any key of the test was made. */
const PAST = new Date('2025-01-01T00:00:00Z');
const ACTORS: readonly TestActor[] = [
  { name: 'anonymous', actor: null, inside: false },
  { name: 'deactivated', actor: null, inside: false },
  { name: 'viewer', actor: { isStaff: false, dashboardType: 'viewer' }, inside: true },
  { name: 'staff-viewer', actor: { isStaff: true, dashboardType: 'viewer' }, inside: true },
  { name: 'member', actor: member, inside: true },
  { name: 'expert', actor: { isStaff: false, dashboardType: 'expert' }, inside: true },
  { name: 'staff', actor: { isStaff: true, dashboardType: 'member' }, inside: true },
  { name: 'administrator', actor: { ...member, isAdministrator: true }, inside: true },
  { name: 'outsider', actor: member, inside: false },
  { name: 'outside-administrator', actor: { ...member, isAdministrator: true }, inside: false },
  { name: 'outside-staff-viewer', actor: { isStaff: true, dashboardType: 'viewer' }, inside: false },
];

let test: TestApp;
let workbook: Buffer;
let template: Buffer;
let projectId: string;
let reportId: string;
/** The identity provider of the organisation that the test is about. */
let provider: IdentityProvider;
/** The name server that proves the domains of the test. */
let names: NameServer;
/** Makes PDFs in place of LibreOffice. */
const office = pretendedOffice(COPIES);
let calculationId: string;
/** another one of the same project, which is not active */
let otherCalculationId: string;
/** a pair in which the optimisation lacks a post */
let pair: { baseline: string; optimization: string };
/** a bidder whose bid lacks a post of the baseline */
let gappedBid: string;
/** a tender of which a target value can be proposed */
let demandedId: string;
const tokens = new Map<string, string>();
const keys = new Map<string, string>();
/** each can be revoked once */
let keyIds: string[];
/** each can be removed once; the message belongs to the first */
const webhook = { ids: [] as string[], deliveryId: '' };
/** the account of each token */
const accounts = new Map<string, string>();
let faqId: string;
let messageId: string;
let subjects: AdminSubjects;
/** each can be withdrawn once */
let placementIds: string[];
let projects: ProjectSubjects;
let charts: SharedCharts;
let weights: WeightTableRow;
/** the account that staff may erase */
let erasableId: string;

beforeAll(async () => {
  names = await startNameServer();
  test = await startTestApp({
    ...{ SOFFICE_PATH: office.path, SIGN_ON_HTTP: 'loopback', DNS_SERVER: names.address },
  });
  provider = await startIdentityProvider({ redirectUri: CALLBACK });
  template = await templateFile();
  workbook = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const alfa = await addOrganisation(test, 'alfa');
  const zeta = await addOrganisation(test, 'zeta');
  for (const { name, actor, inside } of ACTORS) {
    if (name === 'anonymous') continue;
    const { accountId, token } = await addUser(test, {
      username: name,
      // Staff are not members: they are the provider.
      organisationIds: name === 'staff' ? [] : [inside ? alfa : zeta],
      isStaff: actor?.isStaff ?? false,
      dashboardType: actor?.dashboardType ?? 'member',
      administers: actor?.isAdministrator ?? false,
    });
    tokens.set(name, token);
    accounts.set(token, accountId);
  }
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET active = false WHERE username = 'deactivated'`,
  );
  const { accountId } = await addUser(test, { username: 'feed-owner', organisationIds: [alfa] });
  await setCalendarToken(test.dependencies.database.queries, accountId, hashToken(FEED_TOKEN));
  keyIds = await makeKeys();
  await makeWebhooks();
  waitingMail = await insertQueuedMail(
    test.dependencies.database.queries,
    Buffer.from('x'),
    test.clock.now(),
  );
  ({ accountId: erasableId } = await addUser(test, { username: 'te-wissen', organisationIds: [alfa] }));
  await setSignOn(test, provider, { organisationId: alfa, domain: SIGN_ON_DOMAIN });
  subjects = await addAdminSubjects(test, { own: alfa, other: zeta, links: ACTORS.length });
  projects = await addProjectSubjects(test, { organisationId: alfa, people: ACTORS.length + 1 });
  projectId = await addProject(test, alfa);
  charts = await shareCharts(test, {
    organisationId: alfa,
    accountIds: [...accounts.values()],
    shown: accountId,
  });
  calculationId = await upload('member');
  await test.dependencies.database.queries.execute(sql`
    INSERT INTO quantities_file (calculation_id, organisation_id, name, sha256, bytes)
    SELECT id, organisation_id, 'bestek.csv', sha256('a'), 'a' FROM calculation WHERE id = ${calculationId}`);
  otherCalculationId = await upload('member');
  await uploadPair(alfa);
  demandedId = await addDemandSubject(test, {
    ...{ organisationId: alfa, token: tokens.get('member') ?? '' },
  });
  reportId = await makeReport();
  const { queries } = test.dependencies.database;
  for (const header of ACTORS.keys())
    await rememberColumnPlacement(queries, {
      ...{ sheet: 'posten', header: `Kop ${header}`, headerKey: `kop${header}`, column: 'Hoeveelheid' },
      ...{ organisationId: alfa, accountId, at: test.clock.now() },
    });
  placementIds = (await listColumnPlacements(queries, alfa)).map(({ id }) => id);
  ({ id: faqId } = await insertFaq(queries, {
    category: 'Proef',
    title: 'Wat?',
    content: 'Dit.',
    categoryEn: '',
    titleEn: '',
    contentEn: '',
  }));
  messageId = await addMessage(test);
  await makeDigests({
    database: test.dependencies.database,
    clock: { now: () => new Date('2026-03-03T09:00:00Z') },
  });
  const unconfirmed = (await listWeightTables(queries)).find(({ set }) => set === 'a2');
  if (!unconfirmed) throw new Error('There are weights from the beginning');
  weights = unconfirmed;
}, 120_000);

afterAll(async () => {
  await test.close();
  await provider.close();
  await names.close();
  office.remove();
});

/** Makes a key for every program, and one to revoke for each actor; returns the ids of the latter. */
async function makeKeys(): Promise<string[]> {
  const { queries } = test.dependencies.database;
  const byActor = (name: string) => tokens.get(name) ?? '';
  for (const { name, scopes, inside } of PROGRAMS) {
    const { key, id } = await addApiKey(test, {
      ...{ name, scopes },
      ...(inside
        ? { slug: 'alfa', token: byActor('administrator') }
        : { slug: 'zeta', token: byActor('outside-administrator') }),
    });
    keys.set(name, key);
    if (name === 'revoked key')
      await test.send('DELETE', `/api/v1/organization/alfa/api-keys/${id}/`, {
        token: byActor('administrator'),
      });
    if (name === 'expired key')
      await queries.execute(
        sql`UPDATE api_key SET created_at = ${PAST}, expires_at = ${test.clock.now()} WHERE id = ${id}`,
      );
  }
  const spare: string[] = [];
  for (const { name } of ACTORS)
    spare.push(
      (await addApiKey(test, { name: `of ${name}`, slug: 'alfa', token: byActor('administrator') })).id,
    );
  return spare;
}

/** Makes webhooks for staff and the administrator, who each remove one; with a message of the first. */
async function makeWebhooks(): Promise<void> {
  const token = tokens.get('administrator') ?? '';
  const path = '/api/v1/organization/alfa/webhooks/';
  for (const _ of ['staff', 'administrator']) {
    const { body } = await test.send('POST', path, { token, body: BODIES.createWebhook });
    webhook.ids.push((body as { webhook: { uuid: string } }).webhook.uuid);
  }
  const { body } = await test.send('POST', `${path}${webhook.ids[0]}/test/`, { token });
  webhook.deliveryId = (body as { uuid: string }).uuid;
}

/** Makes a report of the calculation that the test is about, which staff put into the report. */
async function makeReport(): Promise<string> {
  const token = tokens.get('staff') ?? null;
  const body = { include_in_report: true };
  await test.send('PATCH', `/api/v1/project-calculation/${calculationId}/`, { token, body });
  const of = `/api/v1/project/${projectId}`;
  const made = await untilServed(() =>
    test.send('POST', `${of}/generate_report/`, { token, body: reportBody() }),
  );
  expect(made.status).toBe(200);
  const { results } = (await test.send('GET', `${of}/reports/`, { token })).body as {
    results: { uuid: string }[];
  };
  return results[0]?.uuid ?? '';
}

function reportBody() {
  return { selectedProjectCalculationsData: [{ uuid: calculationId }] };
}

async function upload(actor: string): Promise<string> {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: tokens.get(actor) ?? null,
    form: uploadForm(),
  });
  expect(answer.status).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

/** Makes a separate project in which the optimisation lacks the second post of the baseline. */
async function uploadPair(organisationId: string): Promise<void> {
  const project = await addProject(test, organisationId);
  const send = async (type: string, posts: readonly string[]) => {
    const bytes = await exampleWorkbook(
      posts.map((postNumber) => ({ postNumber, product: `AC ${postNumber}`, quantity: 2, mkiEurPerUnit: 5 })),
    );
    const { body } = await test.send('POST', '/api/v1/project-calculation/', {
      token: tokens.get('member') ?? null,
      form: {
        fields: { project, calculation_type: type, activate: 'true' },
        file: { field: 'excel_file', name: 'paar.xlsx', bytes },
      },
    });
    return (body as { uuid: string }).uuid;
  };
  const baseline = await send('design-baseline', ['1', '2']);
  pair = { baseline, optimization: await send('design-optimization', ['1']) };
  gappedBid = await uploadGappedBid(organisationId);
}

/** Makes the bidder of a separate tender, whose bid has another post than the baseline. */
async function uploadGappedBid(organisationId: string): Promise<string> {
  const { queries } = test.dependencies.database;
  const project = await addProject(test, organisationId, { name: 'Aanbesteding', awardCriteria: true });
  await queries.execute(
    sql`
    UPDATE project SET bids_opened_at = now(), correction_begun_at = now(), correction_reason = 'De raming was verkeerd',
      correction_begun_by = (SELECT id FROM account WHERE username = 'member') WHERE id = ${project}`,
  );
  const applicant = await addBidder(queries, project);
  await uploadBid(test, tokens.get('member') ?? '', applicant, { mkiEur: 5 });
  const bytes = await exampleWorkbook([
    { postNumber: '1', quantity: 1, mkiEurPerUnit: 5 },
    { postNumber: '2', product: 'AC 2', quantity: 1, mkiEurPerUnit: 5 },
  ]);
  const { status } = await test.send('POST', '/api/v1/project-calculation/', {
    token: tokens.get('member') ?? null,
    form: {
      fields: { project, calculation_type: 'design-baseline', activate: 'true' },
      file: { field: 'excel_file', name: 'raming.xlsx', bytes },
    },
  });
  expect(status).toBe(201);
  return applicant;
}

function uploadForm() {
  return {
    fields: { project: projectId, calculation_type: 'design-baseline' },
    file: { field: 'excel_file', name: 'proef.xlsx', bytes: workbook },
  };
}

const DECLARATION = Buffer.from(
  JSON.stringify({
    ...{ name: 'Beton', declared_unit: 'M3', standard: 'EN15804A2', valid_until: '2029-03-01' },
    impacts: { gwp: { a1a3: 10 } },
  }),
);

function formFor({ id }: Endpoint) {
  if (id === 'putHouseLogo') return logoForm();
  if (id === 'readDeclaration' || id === 'keepDeclaration')
    return { fields: {}, file: { field: 'declaration', name: 'a.json', bytes: DECLARATION } };
  if (id === 'readBill' || id === 'keepWorksheetQuantities')
    return { fields: {}, file: { field: 'bill', name: 'a.csv', bytes: Buffer.from('a;b\n') } };
  return id === 'putHouseTemplate' ? templateForm(template) : uploadForm();
}

/** Returns a product of the organisation, or one of the provider to hide; one to download has its file. */
async function productFor({ id }: Endpoint): Promise<string> {
  const product = await spareProduct(test, id === 'hideProduct' ? null : 'alfa');
  if (id === 'downloadDeclaration') await spareDeclaration(test, 'alfa', product);
  return product;
}

/** Returns the membership for an endpoint: an invitation, or that of a member who accepted. */
function membershipFor({ id }: Endpoint): string {
  if (id === 'withdrawInvitation') return subjects.withdrawnIds.pop() ?? '';
  return ['updateMember', 'listMemberHoldings'].includes(id) ? subjects.colleagueId : subjects.membershipId;
}

/** Returns a domain of the organisation, with its record in DNS: another each time, since it may be removed. */
async function domainFor({ path }: Endpoint): Promise<string> {
  if (!path.includes('/:domain/')) return '';
  const domain = `d${names.records.size}.voorbeeld.example`;
  const record = { name: `_milieuspoor.${domain}`, value: 'milieuspoor=a' };
  names.records.set(record.name, [record.value]);
  await insertDomain(test.dependencies.database.queries, {
    ...{ organisationId: subjects.organisationId, domain, token: 'a', createdAt: test.clock.now() },
  });
  return domain;
}

/** Sends a request to an endpoint that succeeds if the actor may make it. */
async function request(endpoint: Endpoint, token: string | null, apiKey?: string): Promise<number> {
  const organisation = 'alfa';
  const uuid = (await projects.openingFor(endpoint.id, accounts.get(token ?? ''))) ?? uuidFor(endpoint);
  if (endpoint.id === 'unlinkSignOn')
    await linkAtProvider(test, provider, {
      organisationId: subjects.organisationId,
      accountId: subjects.accountId,
    });
  const address = addressOf(endpoint, {
    params: {
      token: FEED_TOKEN,
      uuid,
      number: '2',
      day: '2026-03-02',
      org: organisation,
      user: accounts.get(token ?? '') ?? uuid,
      ...(['removePasskey', 'renamePasskey'].includes(endpoint.id)
        ? { passkey: await sparePasskey(test, accounts.get(token ?? '')) }
        : {}),
      ...(['acceptOwnInvitation', 'declineOwnInvitation'].includes(endpoint.id)
        ? { invitation: await spareInvitation(test, accounts.get(token ?? '')) }
        : { invitation: uuid }),
      // Most addresses name none of these, and making one takes as long as the request.
      ...(endpoint.path.includes('/:session/')
        ? { session: await spareSession(test, accounts.get(token ?? '')) }
        : {}),
      faq: faqId,
      message: messageId,
      organization: subjects.organisationId,
      account: endpoint.id === 'erasePerson' ? erasableId : subjects.accountId,
      membership: membershipFor(endpoint),
      table: endpoint.id === 'deleteWeightTable' ? await newestWeights() : weights.id,
      code: 'PM',
      indicator: 'co2',
      key: keyIds[0] ?? uuid,
      ...(endpoint.path.includes('/:view/')
        ? { view: await spareView(test, 'alfa', accounts.get(token ?? '')) }
        : {}),
      ...(endpoint.path.includes('/:worksheet/')
        ? { worksheet: await spareWorksheet(test, projectId, accounts.get(token ?? '')) }
        : {}),
      ...(endpoint.path.includes('/:product/') ? { product: await productFor(endpoint) } : {}),
      ...(endpoint.path.includes('/:match/')
        ? { match: await spareMatch(test, 'alfa', subjects.accountId) }
        : {}),
      webhook: webhook.ids[0] ?? uuid,
      domain: await domainFor(endpoint),
      delivery: webhook.deliveryId,
      calculation: calculationId,
      report: reportId,
      name: endpoint.id === 'readSharedLetter' ? charts.letter : charts.name,
      chart: charts.idOf(accounts.get(token ?? '')) ?? uuid,
      registration: endpoint.id === 'admitRegistration' ? subjects.admittedId : subjects.rejectedId,
    },
    query: QUERIES[endpoint.id],
  });
  const signOn = await signOnStep(test, endpoint.id);
  const security = signOn?.body ?? (await securityBody(test, endpoint.id, accounts.get(token ?? '')));
  const sent = {
    token,
    ...(apiKey ? { apiKey } : {}),
    ...(signOn ? { cookies: signOn.cookies } : {}),
    ...(endpoint.payload.kind === 'multipart' ? { form: formFor(endpoint) } : {}),
    ...(endpoint.payload.kind === 'json'
      ? { body: security ?? (await keyedBody(endpoint.id)) ?? BODIES[endpoint.id] ?? {} }
      : {}),
  };
  const answer = await untilServed(() => test.send(endpoint.method, address, sent));
  // An actor who signed out everywhere signs in again, for the next requests.
  if (endpoint.id === 'deleteAllSessions' && token && answer.status === 204)
    await openSession(test, accounts.get(token) ?? '', token);
  return answer.status;
}

/**
 * Sends the request of a program. A request that no key may make is refused before it is read, so it uses nothing up.
 */
async function requestOfProgram(endpoint: Endpoint, apiKey: string): Promise<number> {
  if (endpoint.keyScope || endpoint.withoutCookie) return request(endpoint, null, apiKey);
  const names = endpoint.path.match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((name) => [name, name === 'org' ? 'alfa' : projectId]));
  return (await test.send(endpoint.method, addressOf(endpoint, { params }), { apiKey })).status;
}

/** Resets the minute of every key, because the test makes more requests than one may. */
async function forgetUse(): Promise<void> {
  await test.dependencies.database.queries.execute(sql`UPDATE api_key SET window_requests = 0`);
}

/** Returns the version that the test itself made, which may be withdrawn. */
async function newestWeights(): Promise<string> {
  const all = await listWeightTables(test.dependencies.database.queries);
  return all.find(({ set }) => set === weights.set)?.id ?? weights.id;
}

/** Returns the body of a decision, which names its subject; staff request that first. */
async function keyedBody(id: string): Promise<object | undefined> {
  if (id !== 'valueAgain') return undefined;
  const path = `/api/v1/admin/revaluations/${calculationId}/`;
  const { body } = await test.send('GET', path, { token: tokens.get('staff') ?? null });
  return { key: (body as { key: string }).key };
}

/** Returns the object for a path's uuid: for an action that is possible once, an object on which it still is. */
function uuidFor({ id, path }: Endpoint): string {
  switch (id) {
    case 'lockProject':
      return projects.openId;
    case 'unlockProject':
      return projects.lockedId;
    case 'askUnlocking':
      return projects.askableIds.pop() ?? '';
    case 'refuseUnlocking':
      return projects.unlockRequestIds.pop() ?? '';
    case 'reopenProject':
      return projects.completedId;
    case 'carryProposal':
      return demandedId;
    case 'toggleEmvi':
      return projects.tenderId;
    case 'simulateTender':
    case 'getApplicantStatistics':
    case 'resetCriteriaDiscounts':
    case 'createApplicants':
    case 'exportEmvi':
    case 'listIssuedCriteria':
    case 'issueCriterion':
    case 'downloadIssuedCriterion':
    case 'downloadCriterionNote':
      return projects.modelledId;
    case 'exportAwardRecord':
    case 'exportBidderLetters':
      return projects.awardedId;
    case 'exportBidderLetter':
      return projects.winnerId;
    case 'beginCorrection':
      return projects.openedIds.pop() ?? '';
    case 'endCorrection':
      return projects.correctedIds.pop() ?? '';
    case 'askOpening':
      return projects.sealedIds.pop() ?? '';
    case 'updateApplicant':
      return projects.applicantId;
    case 'decideGaps':
      return gappedBid;
    case 'deleteApplicant':
      return projects.applicantIds.pop() ?? '';
    case 'restoreApplicant':
      return projects.deletedApplicantId;
    case 'deleteColumnPlacement':
      return placementIds.pop() ?? '';
    case 'answerCalculationScope':
      return pair.optimization;
    case 'sendMailAgain':
    case 'getMailOutcome':
      return waitingMail;
    case 'removeProjectMember':
      return projects.memberIds.pop() ?? '';
    default:
      return path.includes('project-calculation') ? calculationId : projectId;
  }
}

/** A mail that no sender can open, so that it waits as long as the test runs. */
let waitingMail: string;

/** The secret address of somebody's calendar feed, which no actor replaces. */
const FEED_TOKEN = 'the-calendar-token-of-the-test';

const QUERIES: Readonly<Record<string, Record<string, string | readonly string[]>>> = {
  get listCalculations() {
    return { project__uuid: projectId };
  },
  get listWorksheets() {
    return { project__uuid: projectId };
  },
  get listApplicants() {
    return { project__uuid: projects.modelledId };
  },
  get listRandomApplicants() {
    return { project__uuid: projects.modelledId };
  },
  get listProjectMembers() {
    return { project__uuid: projectId };
  },
  getCalculationStatistics: { aggregate_by: 'project' },
  listFigureFindings: { aggregate_by: 'project', quantity: 'co2', side: 'baseline' },
  listSimilarProducts: { product_sub_group: 'Asfalt', unit: 'm3' },
  listStepProjects: { indicator: 'mki', step: 'product' },
  get listStepPosts() {
    return { indicator: 'mki', step: 'A4', project_calculation__project__uuid: projectId };
  },
  get getVariantStatistics() {
    return { project_calculation_uuid: calculationId };
  },
  get getVariantComparison() {
    return { project_calculation__project__uuid: projectId, project_calculation_uuid: calculationId };
  },
  getDemand: { sector: 'infra-city' },
  listRatioPosts: { product_sub_group: '0d000000-0000-4000-8000-000000000001', unit: 'm2' },
  get listPromiseClaims() {
    return { project_uuid: projects.modelledId };
  },
  get compareCalculations() {
    return { calculation: [calculationId, otherCalculationId] };
  },
  findSignOn: { domain: SIGN_ON_DOMAIN },
  listProjects: { organization__slug: 'alfa' },
  listProjectPoints: { organization__slug: 'alfa' },
  listOrganisationMembers: { organization__slug: 'alfa' },
  exportBidderLetter: { sent: '2026-03-02' },
  exportBidderLetters: { sent: '2026-03-02' },
  listAgendaEvents: { from: '2026-01-01', until: '2026-12-31' },
  suggestAddresses: { q: 'Utr' },
  lookUpAddress: { id: 'plaats:utrecht-utrecht' },
};
const BODIES: Readonly<Record<string, object>> = {
  carryProposal: DEMANDED,
  beginSignOn: { email: `lid@${SIGN_ON_DOMAIN}` },
  get updateSignOn() {
    return { ...signOnSettings(provider), domains: ['beheerd.example'] };
  },
  get testSignOn() {
    return signOnSettings(provider);
  },
  removePasskey: { password: PASSWORD },
  renamePasskey: { name: 'Sleutelbos' },
  logIn: { username: 'member', password: PASSWORD },
  get requestPasswordReset() {
    return { email: `${randomUUID()}@voorbeeld.example` };
  },
  get addProjectMember() {
    return { project: projectId, user: projects.accountIds.pop() };
  },
  get createWorksheet() {
    return { project: projectId, calculation_type: 'design-optimization', name: 'Variant' };
  },
  get createVariantOfChances() {
    return {
      ...{ project: projectId, calculation: calculationId, project_data_type: 'eci', name: 'Variant' },
      posts: ['1'],
    };
  },
  checkWorksheet: { revision: 1 },
  get createApplicant() {
    return { project: projects.modelledId, name: randomUUID(), quote_price: 1, criteria_discount: 0 };
  },
  get createApplicants() {
    return { applicants: [{ name: randomUUID(), quote_price: 1, criteria_discount: 0 }] };
  },
  decideGaps: {
    decisions: [{ kind: 'posts', choice: 'zero', reason: 'Die post vervalt in dit werk' }],
  },
  get askOpening() {
    return { witness: projects.witnessId };
  },
  beginCorrection: { reason: 'Een prijs is verkeerd overgenomen' },
  fixFiguresAnew: { reason: 'Een berekening was verkeerd' },
  lockProject: { reason: 'Controle' },
  unlockProject: { reason: 'Gecontroleerd' },
  reopenProject: { reason: 'Te vroeg voltooid' },
  askUnlocking: { reason: 'Een fout hersteld' },
  refuseUnlocking: { reason: 'Nog niet' },
  changePassword: { current_password: PASSWORD, password1: PASSWORD, password2: PASSWORD },
  get askEmailChange() {
    return { email: `${randomUUID()}@voorbeeld.example`, current_password: PASSWORD };
  },
  exportOwnData: { current_password: PASSWORD },
  askErasure: { current_password: PASSWORD },
  erasePerson: { username: 'te-wissen' },
  getEmailLink: { token: 'een-link' },
  confirmEmailChange: { token: 'een-link' },
  get correctEmail() {
    return { email: `${randomUUID()}@voorbeeld.example` };
  },
  get answerCalculationScope() {
    return { against: pair.baseline, subject: 'posts', meaning: 'not-applicable', post_count: 1 };
  },
  sendContactMessage: { organisation: 'alfa', message: 'Een vraag' },
  get generateReport() {
    return reportBody();
  },
  get notifyOfAwardModel() {
    return { organisation: 'alfa', project: projects.modelledId };
  },
  saveProjectChart: CHART_BODY,
  saveOrganisationChart: CHART_BODY,
  createSavedView: { name: 'Dit jaar', view: { years: '2026' } },
  setStartView: { view: null },
  createProduct: PRODUCT_INPUT,
  changeProduct: PRODUCT_INPUT,
  hideProduct: { hidden: true },
  rememberMatches: { answers: [{ product: 'Asfalt', unit: 'ton', chosen: null }] },
  matchProducts: { set: 'a2', posts: [{ post_number: '1', product: 'Asfalt', unit: 'ton' }] },
  get takeUpProducts() {
    return { calculation: calculationId, posts: ['1'] };
  },
  createFaqEntry: { faq_category: 'Proef', faq_title: 'Waarom?', faq_content: 'Daarom.' },
  updateMessage: { handled: true },
  get register() {
    return { email: `${randomUUID()}@voorbeeld.example`, password1: PASSWORD, password2: PASSWORD };
  },
  get verifyEmail() {
    return { key: subjects.verificationKeys.pop(), password: PASSWORD };
  },
  getVerification: { key: 'een-sleutel' },
  get resendVerification() {
    return { email: `${randomUUID()}@voorbeeld.example` };
  },
  get acceptInvitation() {
    return { token: subjects.invitationTokens.pop(), password: PASSWORD };
  },
  setGoal: {
    ...{ start: null, steps: [{ year: 2030, percent: 55 }] },
    ...{ decision_number: '2026-4', decision_date: null, decision_text: '', decision_url: '' },
  },
  createOrganisation: { name: 'Gamma' },
  createWebhook: { url: 'https://hooks.voorbeeld.example/', events: ['project.completed'] },
  updateWebhook: { active: false },
  get addDomain() {
    return { domain: `${randomUUID()}.example` };
  },
  get createApiKey() {
    return { name: randomUUID(), scopes: ['figures:read'] };
  },
  confirmWeight: { source: 'Rapport' },
  get createWeightTable() {
    return {
      set: weights.set,
      follows: weights.id,
      valid_from: '2027-01-01',
      confirmed: true,
      weights: weights.weights.map(({ code, unit, valueEur, source }) => ({
        code,
        unit,
        // a weight of 0 remains 0: the parts of GWP-total may not have a weight
        value_eur: valueEur * 2,
        source,
      })),
    };
  },
  inviteUser: { email: 'genodigde@voorbeeld.example' },
  get inviteMember() {
    return { email: `${randomUUID()}@voorbeeld.example` };
  },
  updateMember: { active: true },
  get updateCurrentUser() {
    return { first_name: randomUUID() };
  },
  get updateAdminUser() {
    return { last_name: randomUUID() };
  },
  get updateOrganisation() {
    return { contact: randomUUID() };
  },
  get updateAdminOrganisation() {
    return { contact: randomUUID() };
  },
  get updateProject() {
    return { project_description: randomUUID() };
  },
  get updateCalculation() {
    return { notes: randomUUID() };
  },
  get updateApplicant() {
    return { name: randomUUID() };
  },
  get updateFaqEntry() {
    return { faq_title: randomUUID() };
  },
  get getInvitation() {
    return { token: subjects.invitationTokens.at(-1) };
  },
  updateMembership: { active: false },
  get addMembership() {
    return { organization: subjects.otherOrganisationId };
  },
  get admitRegistration() {
    return { organization: subjects.organisationId };
  },
  get sendSiteMessage() {
    return {
      first_name: 'Eva',
      last_name: 'Voorbeeld',
      email: `${randomUUID()}@voorbeeld.example`,
      company: 'Gemeente Voorbeeld',
      product_types: ['steel'],
    };
  },
  createProject: {
    organization: 'alfa',
    project_name: 'Nieuw',
    sector: 'infra-city',
    project_type: 'Reconstructie',
    project_contract_type: 'NA',
  },
};
/** Endpoints about the caller or about all of the caller's organisations: an outsider gets their own answer. */
const ABOUT_THE_CALLER = new Set([
  'getReadingPlace',
  'getReportMaking',
  'logOut',
  'getCurrentUser',
  'updateCurrentUser',
  'changePassword',
  'exportOwnData',
  'getErasureRequest',
  'askErasure',
  'getEmailChange',
  'askEmailChange',
  'withdrawEmailChange',
  'listSessions',
  'deleteSession',
  'deleteAllSessions',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'listOrganisations',
  'listOwnInvitations',
  'acceptOwnInvitation',
  'declineOwnInvitation',
  'getProjectChoices',
  'downloadTemplate',
  'getWorkbookLayout',
  'downloadExample',
  'listUsers',
  'listFaq',
  'listOpeningRequests',
  'getCalendarFeed',
  'createCalendarFeed',
  'deleteCalendarFeed',
  'suggestAddresses',
  'lookUpAddress',
  'listSharedCharts',
  'revokeSharedChart',
]);

function expectedStatus(endpoint: Endpoint, { actor, inside }: TestActor): number {
  if (endpoint.access === 'public') return endpoint.answer.status;
  if (!actor) return 401;
  if (!may(actor, endpoint.access)) return 403;
  if (!inside && !ABOUT_THE_CALLER.has(endpoint.id)) return 404;
  // Whoever may do so is told that nothing is proposed for the post: the organisation has no completed work here.
  if (endpoint.id === 'createVariantOfChances') return 409;
  return endpoint.answer.status;
}

function expectedOfProgram(endpoint: Endpoint, { scopes, inside, works }: TestProgram): number {
  // The site's form is sent in nobody's name: no session and no key counts.
  if (endpoint.access === 'public' && endpoint.withoutCookie) return endpoint.answer.status;
  if (!works) return 401;
  if (!endpoint.keyScope || !scopes.includes(endpoint.keyScope)) return 403;
  if (!inside && !ABOUT_THE_CALLER.has(endpoint.id)) return 404;
  return endpoint.answer.status;
}

/** Orders endpoints: ending and deleting come last, so that the others still find their objects. */
function walkOrder({ id }: Endpoint): number {
  return [
    'removeWebhook',
    'removeMembership',
    'deleteFaqEntry',
    'deleteCalculation',
    'deleteAllSessions',
    'logOut',
  ].indexOf(id);
}

describe('every endpoint', () => {
  it('lets a program in where it names what its key was given, and nowhere else', async () => {
    const outcomes: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const { endpoint } of allRoutes(test.dependencies)) {
      await forgetUse();
      for (const each of PROGRAMS) {
        const call = `${endpoint.id} by ${each.name}`;
        expected[call] = expectedOfProgram(endpoint, each);
        outcomes[call] = await requestOfProgram(endpoint, keys.get(each.name) ?? '');
      }
    }
    expect(outcomes).toEqual(expected);
    // The guide lists for each scope exactly the calls that its key may make.
    for (const language of ['nl', 'en'])
      for (const scope of API_KEY_SCOPES) {
        const opened = allRoutes(test.dependencies)
          .filter(
            ({ endpoint }) =>
              endpoint.access !== 'public' && isLetIn(outcomes[`${endpoint.id} by key for ${scope}`]),
          )
          .map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`);
        expect(toldOfScope(language, scope), `${scope} in ${language}`).toEqual(opened.toSorted());
      }
  }, 900_000);
});

function isLetIn(status: number | undefined): boolean {
  return status !== undefined && status < 300;
}

/** Returns the calls that the guide lists below the heading of a scope. */
function toldOfScope(language: string, scope: string): string[] {
  const chapter = readFileSync(
    new URL(`../../../docs/guide/${language}/12-koppelingen.md`, import.meta.url),
    'utf8',
  );
  const section = chapter.split('\n## ').find((each) => each.split('\n')[0]?.endsWith(`(${scope})`)) ?? '';
  return [...section.matchAll(/^- .+: ([A-Z]+ \/\S+)$/gm)].map(([, call = '']) => call).toSorted();
}

describe('every endpoint, asked by every kind of actor', () => {
  it('answers, refuses or hides exactly as the table of permissions says', async () => {
    const endpoints = allRoutes(test.dependencies)
      .map(({ endpoint }) => endpoint)
      .sort((left, right) => walkOrder(left) - walkOrder(right));
    const outcomes: Record<string, number> = {};
    const expected: Record<string, number> = {};
    const recorded = new Set<string>();
    for (const endpoint of endpoints) {
      for (const each of ACTORS) {
        const call = `${endpoint.id} by ${each.name}`;
        expected[call] = expectedStatus(endpoint, each);
        const before = await lastEntry();
        outcomes[call] = await request(endpoint, tokens.get(each.name) ?? null);
        if (isLetIn(outcomes[call]) && (await lastEntry()) !== before) recorded.add(endpoint.id);
        if (endpoint.id === 'deleteCalculation' && outcomes[call] === 204)
          calculationId = await upload('member');
        if (endpoint.id === 'removeWebhook' && outcomes[call] === 204) webhook.ids.shift();
        if (endpoint.id === 'revokeApiKey' && outcomes[call] === 204) keyIds.shift();
      }
    }
    expect(outcomes).toEqual(expected);
    // A report is recorded once it is written, which may be after this walk.
    const changing = endpoints
      .filter(({ method, id }) => method !== 'GET' && id !== 'generateReport')
      .map(({ id }) => id);
    expect(
      changing.filter((id) => !recorded.has(id)),
      'changes that the history does not have',
    ).toEqual(changing.filter((id) => NOT_IN_HISTORY.has(id)));
  }, 900_000);
});

/** Calls other than GET after which the history has no new entry. */
const NOT_IN_HISTORY = new Set(
  [
    // They check, ask, read, draw, send or begin something, and change nothing that others see.
    'getProjectChoices checkCalculation markWorkbook createDownloadTicket exportCouncilLetter exportCouncilLetterPdf',
    'readDeclaration readBill matchProducts getVerification resendVerification getInvitation getEmailLink',
    'requestPasswordReset beginSecondFactor beginPasskey askEmailChange withdrawEmailChange confirmEmailChange',
    'beginSignOn finishSignOn testSignOn testWebhook resendWebhookDelivery sendContactMessage sendSiteMessage',
    'notifyOfAwardModel sendMailsAgain',
    // They are about sessions, drafts, views, feeds, shared charts and remembered columns, which are no records.
    'logIn logOut deleteSession deleteAllSessions createCalendarFeed deleteCalendarFeed createWorksheet',
    'changeWorksheet keepWorksheetQuantities deleteWorksheet weighWorksheetSources checkWorksheet createSavedView',
    'updateSavedView deleteSavedView setStartView saveProjectChart saveOrganisationChart revokeSharedChart shareCouncilLetter',
    'deleteColumnPlacement',
    // In this walk they find nothing to change: it is so already.
    'endUserSessions updateMember updateDomain restoreCalculation issueCriterion changeProduct',
    'answerCalculationScope updateHouseStyle createVariantOfChances',
  ].flatMap((ids) => ids.split(' ')),
);

/** Returns the place of the latest entry of history. */
async function lastEntry(): Promise<string> {
  const { id } = await getRow<{ readonly id: string }>(
    test.dependencies.database.queries,
    sql`SELECT coalesce(max(id), 0)::text AS id FROM history_entry`,
  );
  return id;
}

describe('every route of the application', () => {
  it('is an endpoint of the contract, but for the pages that describe the API, what programs may read, and what supervisors ask', () => {
    const known = new Set(
      allRoutes(test.dependencies).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
    );
    // Every GET has a HEAD; the contract's own OPTIONS are known.
    const unknown = test.registered.filter((route) => !route.startsWith('HEAD ') && !known.has(route));
    expect(
      unknown.filter(
        (route) =>
          !/^GET (\/api\/(docs|schema|guide)(\/|$)|\/robots\.txt$|\/health\/(live|ready)$)/.test(route),
      ),
    ).toEqual([]);
    expect(test.registered.length).toBeGreaterThan(known.size);
  });
});

describe('the protection against requests from elsewhere', () => {
  it('refuses an unsafe request without the header, whoever sends it', async () => {
    const answer = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: 'member', password: PASSWORD },
      csrf: false,
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail: 'De pagina is verlopen. Vernieuw de pagina en probeer het opnieuw.',
    });
  });
});
