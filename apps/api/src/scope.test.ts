import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from './database/open-database.ts';
import { getRow } from './database/rows.ts';
import { sql } from './database/sql.ts';
import { createToken } from './features/accounts/sessions/session-token.ts';
import { listAgendaEvents } from './features/agenda/agenda-events.queries.ts';
import { findApiKey, insertApiKey, listApiKeys } from './features/api-keys/api-keys.queries.ts';
import { findCarriedProposal, keepProposal } from './features/award/model/proposals.queries.ts';
import { findApplicant } from './features/bids/applicants.queries.ts';
import {
  deleteKeptCheck,
  findKeptCheck,
  findKeptFile,
  insertKeptCheck,
  type KeptCheckName,
  lockKeptCheck,
  replaceKeptCheck,
} from './features/calculation-life/upload/kept-checks.queries.ts';
import {
  findCalculation,
  findCalculationFile,
  findQuantitiesFile,
  listCalculations,
} from './features/calculations/calculations.queries.ts';
import {
  deleteColumnPlacement,
  listColumnPlacements,
  rememberColumnPlacement,
} from './features/calculations/questions/column-placements.queries.ts';
import { insertSavedChart, listSharedCharts } from './features/charts/saved-charts.queries.ts';
import {
  findDomain,
  insertDomain,
  listDomains,
  lockDomain,
} from './features/domains/organisation-domains.queries.ts';
import { findGoal, listGoalChanges, listGoals, storeGoal } from './features/goals/goals.queries.ts';
import { listHistory } from './features/history/history.queries.ts';
import {
  insertMembershipInvitation,
  lockMembershipInvitation,
} from './features/invitations/membership-invitations.queries.ts';
import { findManagedMember, listManagedMembers } from './features/memberships/managed-members.queries.ts';
import { listColleagues } from './features/memberships/users.queries.ts';
import { listMembers } from './features/organisations/members.queries.ts';
import {
  findOrganisation,
  findOrganisationId,
  listOrganisations,
  lockOrganisation,
} from './features/organisations/organisations.queries.ts';
import {
  findDeclarationBytes,
  findDeclarationFile,
  insertDeclarationFile,
} from './features/products/declared/declaration-file.queries.ts';
import {
  deleteAnswer,
  keepAnswers,
  listRememberedAnswers,
  listRememberedMatches,
} from './features/products/matching/remembered-matches.queries.ts';
import {
  findProduct,
  listEveryProduct,
  listKnownIds,
  listOwnProducts,
  listProductGroups,
  listProducts,
  listProductsAt,
  listProductsOfSubGroup,
  listProductsUsedIn,
  listProductUses,
  listProductVersions,
  lockProduct,
} from './features/products/products.queries.ts';
import { addProductUse, insertProduct } from './features/products/store-product.queries.ts';
import {
  findProjectMember,
  listProjectMembers,
} from './features/projects/members/project-members.queries.ts';
import {
  listProjectIds,
  listProjects,
  listProjectsById,
  listStepFacts,
} from './features/projects/project-list.queries.ts';
import { listProjectPoints } from './features/projects/project-points.queries.ts';
import { findProject, lockProjectRow } from './features/projects/projects.queries.ts';
import {
  findProjectOfRequest,
  insertUnlockRequest,
  listUnlockRequests,
} from './features/projects/unlocking/unlock-requests.queries.ts';
import { makeDigests } from './features/proof/make-digests.ts';
import { findDigestFile, listDigests } from './features/proof/proof.queries.ts';
import { recordHistory } from './features/record/record-history.queries.ts';
import { findReportForPdf, keepPdf } from './features/reports/pdf/report-pdf.queries.ts';
import {
  findReportDocument,
  findReportWorkbook,
  insertReport,
  listReportsOf,
} from './features/reports/reports.queries.ts';
import { listComparedSides, listProjectSides } from './features/results/project-results.queries.ts';
import { findRevaluable, listRevaluable } from './features/revaluation/revaluation.queries.ts';
import {
  findSavedView,
  insertSavedView,
  listSavedViews,
  listYearsWithDesigns,
} from './features/saved-views/saved-views.queries.ts';
import {
  findOrganisationFilters,
  listOwnOrganisations,
} from './features/statistics/organisation/organisation-filters.queries.ts';
import { listOpeningRequests, setOpeningRequest } from './features/tenders/bids/opening/openings.queries.ts';
import { findIssuedFile } from './features/tenders/issued/issued-criteria.queries.ts';
import { insertDelivery, listDeliveries, resendDelivery } from './features/webhooks/deliveries.queries.ts';
import {
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
} from './features/webhooks/webhooks.queries.ts';
import {
  deleteWorksheet,
  findWorksheet,
  insertWorksheet,
  listWorksheets,
  lockWorksheet,
  storeQuantities,
} from './features/worksheets/worksheets.queries.ts';
import type { Scope } from './http/caller.ts';
import { addBidder } from './testing/bids.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { addIssued } from './testing/issued.ts';
import { EXAMPLE_PRODUCT } from './testing/spare-product.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addOrganisation, addUser } from './testing/world.ts';

// A use case usually checks the scope first, so no request shows whether its queries do. These tests call the queries
// directly.
let test: TestApp;
let own: Scope;
const ids = {
  organisation: '',
  account: '',
  project: '',
  member: '',
  membership: '',
  calculation: '',
  applicant: '',
  report: '',
  unlockRequest: '',
  apiKey: '',
  webhook: '',
  delivery: '',
};
const SLUG = 'alfa';
const EVERY_PROJECT = {
  slug: SLUG,
  search: '',
  status: null,
  sector: null,
  workedOnBy: null,
  language: 'nl',
} as const;
/** There are no bids here. */
const READER = { accountId: randomUUID(), isProvider: false };

type Question = (queries: Queries, scope: Scope) => Promise<unknown>;

const QUESTIONS: Readonly<Record<string, Question>> = {
  deleteColumnPlacement: async (queries, scope) => {
    await rememberColumnPlacement(queries, {
      ...{ sheet: 'posten', header: 'Hvh', headerKey: 'hvh', column: 'Hoeveelheid' },
      ...{ organisationId: ids.organisation, accountId: ids.account, at: test.clock.now() },
    });
    const [placement] = await listColumnPlacements(queries, ids.organisation);
    return deleteColumnPlacement(queries, scope, placement?.id ?? '');
  },
  deleteKeptCheck: async (queries, scope) => deleteKeptCheck(queries, scope, await keptCheck(queries)),
  findKeptCheck: async (queries, scope) => findKeptCheck(queries, scope, await keptCheck(queries)),
  findKeptFile: async (queries, scope) => findKeptFile(queries, scope, await keptCheck(queries)),
  lockKeptCheck: async (queries, scope) => lockKeptCheck(queries, scope, await keptCheck(queries)),
  replaceKeptCheck: async (queries, scope) =>
    replaceKeptCheck(queries, scope, await keptCheck(queries), freshCheck()),
  findWebhook: (queries, scope) => findWebhook(queries, scope, { slug: SLUG, id: ids.webhook }),
  lockWebhook: (queries, scope) => lockWebhook(queries, scope, { slug: SLUG, id: ids.webhook }),
  listWebhooks: (queries, scope) => listWebhooks(queries, scope, SLUG),
  listDeliveries: (queries, scope) => listDeliveries(queries, scope, ids.webhook, 10),
  resendDelivery: (queries, scope) =>
    resendDelivery(queries, scope, {
      ...{ webhookId: ids.webhook, id: ids.delivery },
      ...{ at: test.clock.now(), giveUpAt: test.clock.now() },
    }),
  findDomain: async (queries, scope) =>
    findDomain(queries, scope, { slug: SLUG, domain: await addedDomain(queries) }),
  lockDomain: async (queries, scope) =>
    lockDomain(queries, scope, { slug: SLUG, domain: await addedDomain(queries) }),
  findDeclarationFile: async (queries, scope) =>
    findDeclarationFile(queries, scope, await addDeclared(queries), 1),
  findDeclarationBytes: async (queries, scope) =>
    findDeclarationBytes(queries, scope, await addDeclared(queries), 1),
  listEveryProduct: async (queries, scope) => {
    const { organisationId } = await addProduct(queries);
    return listEveryProduct(queries, scope, {
      ...{ organisationId, search: '', productGroup: undefined, set: undefined, owner: undefined },
      ...{ expired: undefined, hidden: false, today: '2026-03-02' },
    });
  },
  listProductsOfSubGroup: async (queries, scope) => {
    const { organisationId } = await addProduct(queries);
    return listProductsOfSubGroup(queries, scope, {
      organisationId,
      productSubGroup: 'Asfalt',
      except: null,
    });
  },
  findProduct: async (queries, scope) => findProduct(queries, scope, await addProduct(queries)),
  lockProduct: async (queries, scope) => lockProduct(queries, scope, await addProduct(queries)),
  listProducts: async (queries, scope) => {
    const { organisationId } = await addProduct(queries);
    return listProducts(queries, scope, {
      ...{ organisationId, search: '', productGroup: undefined, set: undefined, owner: undefined },
      ...{ expired: undefined, hidden: false, today: '2026-03-02', ordering: 'name', page: 1, pageSize: 10 },
    });
  },
  listProductsAt: async (queries, scope) => {
    const { organisationId, id } = await addProduct(queries);
    return listProductsAt(queries, scope, organisationId, [{ id, version: 1 }]);
  },
  findWorksheet: async (queries, scope) => findWorksheet(queries, scope, await worksheet(queries)),
  lockWorksheet: async (queries, scope) => lockWorksheet(queries, scope, await worksheet(queries)),
  listWorksheets: async (queries, scope) => listWorksheets(queries, scope, await worksheet(queries)),
  storeQuantities: async (queries, scope) =>
    storeQuantities(queries, scope, await worksheet(queries), {
      ...{ name: 'bestek.csv', bytes: Buffer.from('a'), sha256: createHash('sha256').update('a').digest() },
    }),
  deleteWorksheet: async (queries, scope) => deleteWorksheet(queries, scope, await worksheet(queries)),
  listOwnProducts: async (queries, scope) =>
    listOwnProducts(queries, scope, (await addProduct(queries)).organisationId),
  listProductGroups: async (queries, scope) =>
    listProductGroups(queries, scope, (await addProduct(queries)).organisationId),
  listProductsUsedIn: async (queries, scope) => {
    const { organisationId } = await addProduct(queries);
    return listProductsUsedIn(queries, scope, { id: ids.calculation, organisationId });
  },
  listProductUses: async (queries, scope) => listProductUses(queries, scope, await addProduct(queries)),
  listKnownIds: async (queries, scope) => {
    const { organisationId, id } = await addProduct(queries);
    return listKnownIds(queries, scope, organisationId, [id]);
  },
  listRememberedAnswers: async (queries, scope) => {
    const { organisationId } = await addAnswer(queries);
    return listRememberedAnswers(queries, scope, organisationId, ['post']);
  },
  listRememberedMatches: async (queries, scope) => {
    const { organisationId } = await addAnswer(queries);
    return listRememberedMatches(queries, scope, { organisationId, search: '', page: 1, pageSize: 10 });
  },
  deleteAnswer: async (queries, scope) => deleteAnswer(queries, scope, await addAnswer(queries)),
  listProductVersions: async (queries, scope) =>
    listProductVersions(queries, scope, await addProduct(queries)),
  findCarriedProposal: async (queries, scope) => {
    await keepProposal(
      queries,
      { id: ids.project, organisationId: ids.organisation },
      {
        ...{ carriedAt: test.clock.now(), referenceEur: 1_000, targetEur: 820, percent: 18 },
        ...{ basis: 'built', projects: [{ name: 'N201', percent: 18.4 }] },
      },
    );
    return findCarriedProposal(queries, scope, ids.project);
  },
  findGoal: async (queries, scope) => {
    await addGoal(queries);
    return findGoal(queries, scope, { slug: SLUG, indicator: 'co2' });
  },
  listGoals: async (queries, scope) => {
    await addGoal(queries);
    return listGoals(queries, scope, SLUG);
  },
  listGoalChanges: async (queries, scope) => {
    await recordHistory(queries, {
      ...{ at: test.clock.now(), accountId: null, organisationId: ids.organisation, projectId: null },
      ...{ subject: { type: 'own-goal', id: null, name: 'co2' }, action: 'created', changes: {} },
    });
    return listGoalChanges(queries, scope, { slug: SLUG, indicator: 'co2', most: 10 });
  },
  listDomains: async (queries, scope) => {
    await addedDomain(queries);
    return listDomains(queries, scope, SLUG);
  },
  findSavedView: async (queries, scope) => findSavedView(queries, scope, await savedView(queries)),
  listSavedViews: async (queries, scope) => listSavedViews(queries, scope, await savedView(queries)),
  listYearsWithDesigns: async (queries, scope) => {
    await queries.execute(sql`
      UPDATE project SET design_phase_complete_date = '2026-03-02' WHERE id = ${ids.project}`);
    return listYearsWithDesigns(queries, scope, ids.organisation);
  },
  findApiKey: (queries, scope) =>
    findApiKey(queries, scope, { organisationId: ids.organisation, id: ids.apiKey }, test.clock.now()),
  listApiKeys: (queries, scope) => listApiKeys(queries, scope, ids.organisation, test.clock.now()),
  findCalculation: (queries, scope) => findCalculation(queries, scope, ids.calculation),
  findCalculationFile: (queries, scope) => findCalculationFile(queries, scope, ids.calculation),
  findQuantitiesFile: async (queries, scope) => {
    await queries.execute(sql`
      INSERT INTO quantities_file (calculation_id, organisation_id, name, sha256, bytes)
      VALUES (${ids.calculation}, ${ids.organisation}, 'bestek.csv', sha256('a'), 'a') ON CONFLICT DO NOTHING`);
    return findQuantitiesFile(queries, scope, ids.calculation);
  },
  findManagedMember: (queries, scope) =>
    findManagedMember(queries, scope, { slug: SLUG, id: ids.membership }),
  lockMembershipInvitation: async (queries, scope) => {
    const at = test.clock.now();
    const id = await insertMembershipInvitation(queries, {
      ...{
        organisationId: ids.organisation,
        email: `${randomUUID()}@elders.example`,
        emailKey: randomUUID(),
      },
      ...{ firstName: '', lastName: '', dashboardType: 'member', administrator: false, language: 'nl' },
      ...{ sentBy: ids.account, createdAt: at, expiresAt: at, messageId: randomUUID() },
    });
    return lockMembershipInvitation(queries, scope, { slug: SLUG, id: id ?? '' });
  },
  findOrganisation: (queries, scope) => findOrganisation(queries, scope, SLUG),
  findOrganisationFilters: (queries, scope) => findOrganisationFilters(queries, scope, SLUG),
  findOrganisationId: (queries, scope) => findOrganisationId(queries, scope, SLUG),
  findProject: (queries, scope) => findProject(queries, scope, ids.project),
  findProjectMember: (queries, scope) => findProjectMember(queries, scope, ids.member),
  lockOrganisation: (queries, scope) => lockOrganisation(queries, scope, SLUG),
  lockProjectRow: (queries, scope) => lockProjectRow(queries, scope, ids.project),
  listAgendaEvents: (queries, scope) =>
    listAgendaEvents(queries, scope, { slug: SLUG, period: { from: '2026-01-01', until: '2026-12-31' } }),
  listCalculations: (queries, scope) =>
    listCalculations(queries, scope, {
      projectId: ids.project,
      type: null,
      deletedAfter: null,
      reader: READER,
      page: 1,
    }),
  listColleagues: (queries, scope) => listColleagues(queries, scope, { page: 1 }),
  listHistory: (queries, scope) =>
    listHistory(
      queries,
      scope,
      { projectId: ids.project },
      { page: 1, pageSize: 10, oldestFirst: false, reader: READER },
    ),
  listManagedMembers: (queries, scope) => listManagedMembers(queries, scope, { slug: SLUG, page: 1 }),
  listMembers: (queries, scope) => listMembers(queries, scope, { slug: SLUG, page: 1 }),
  listOrganisations: (queries, scope) => listOrganisations(queries, scope),
  listOwnOrganisations: (queries, scope) => listOwnOrganisations(queries, scope),
  listProjectMembers: (queries, scope) =>
    listProjectMembers(queries, scope, { projectId: ids.project, page: 1 }),
  listProjectSides: (queries, scope) => listProjectSides(queries, scope, [ids.project]),
  listComparedSides: (queries, scope) =>
    listComparedSides(queries, scope, { projectId: ids.project, reader: READER }),
  findApplicant: (queries, scope) => findApplicant(queries, scope, ids.applicant),
  listProjects: (queries, scope) =>
    listProjects(queries, scope, { ...EVERY_PROJECT, ordering: '-modified', page: 1, pageSize: 10 }),
  listProjectIds: (queries, scope) => listProjectIds(queries, scope, EVERY_PROJECT),
  listProjectsById: (queries, scope) => listProjectsById(queries, scope, [ids.project]),
  listProjectPoints: (queries, scope) => listProjectPoints(queries, scope, EVERY_PROJECT, 10),
  listUnlockRequests: (queries, scope) => listUnlockRequests(queries, scope, { page: 1 }),
  findProjectOfRequest: (queries, scope) => findProjectOfRequest(queries, scope, ids.unlockRequest),
  listStepFacts: (queries, scope) => listStepFacts(queries, scope, [ids.project]),
  listOpeningRequests: (queries, scope) =>
    listOpeningRequests(queries, scope, { accountId: ids.account, isProvider: true }),
  findRevaluable: (queries, scope) => findRevaluable(queries, scope, ids.calculation),
  listRevaluable: (queries, scope) =>
    listRevaluable(queries, scope, {
      search: '',
      otherThan: null,
      reader: { accountId: '00000000-0000-0000-0000-000000000000' },
      page: 1,
      pageSize: 10,
    }),
  findDigestFile: (queries, scope) => findDigestFile(queries, scope, { slug: SLUG, day: '2026-03-02' }),
  listDigests: (queries, scope) => listDigests(queries, scope, SLUG, { page: 1, pageSize: 10 }),
  findIssuedFile: (queries, scope) =>
    findIssuedFile(queries, scope, {
      projectId: ids.project,
      ...{ number: 2, kind: 'note', language: 'en' },
    }),
  findReportDocument: (queries, scope) => findReportDocument(queries, scope, ids.report),
  findReportForPdf: (queries, scope) => findReportForPdf(queries, scope, ids.report),
  keepPdf: (queries, scope) =>
    keepPdf(queries, scope, ids.report, { bytes: Buffer.from('x'), sha256: Buffer.alloc(32) }),
  findReportWorkbook: (queries, scope) => findReportWorkbook(queries, scope, ids.report),
  listReportsOf: (queries, scope) => listReportsOf(queries, scope, ids.project),
  listSharedCharts: (queries, scope) =>
    listSharedCharts(queries, scope, { accountId: ids.account, now: test.clock.now() }),
};

/** Adds a product of the organisation, taken from a calculation of it; returns its place. */
async function addProduct(queries: Queries) {
  const { organisation: organisationId } = ids;
  const id = await insertProduct(queries, { organisationId }, EXAMPLE_PRODUCT, test.clock.now());
  const use = { productId: id, version: 1, calculationId: ids.calculation, organisationId, posts: ['1'] };
  await addProductUse(queries, use);
  return { organisationId, id };
}

/** Adds a product of the organisation with the file of its declaration; returns its place. */
async function addDeclared(queries: Queries) {
  const at = await addProduct(queries);
  const bytes = Buffer.from('a');
  await insertDeclarationFile(queries, {
    ...{
      productId: at.id,
      organisationId: at.organisationId,
      version: 1,
      at: test.clock.now(),
      name: 'a.json',
    },
    ...{ bytes, sha256: createHash('sha256').update(bytes).digest(), ...EXAMPLE_PRODUCT },
  });
  return at;
}

/** Adds an answer about posts of the organisation; returns its place. */
async function addAnswer(queries: Queries) {
  const { organisation: organisationId, account: accountId } = ids;
  const answer = { postKey: 'post', description: 'Post', unit: 'm3', rawCode: null, productId: null };
  await keepAnswers(queries, { organisationId, accountId, at: test.clock.now() }, [answer]);
  const { id } = await getRow<{ id: string }>(queries, sql`SELECT id FROM remembered_match`);
  return { organisationId, id };
}

/** Sets a goal of the organisation. */
async function addGoal(queries: Queries): Promise<void> {
  await storeGoal(queries, ids.organisation, {
    ...{ indicator: 'co2', revision: 1, modifiedAt: test.clock.now(), start: null },
    steps: [{ year: 2030, percent: 55 }],
    ...{ decisionNumber: '1', decisionDate: null, decisionText: '', decisionUrl: '' },
  });
}

/** Adds a domain that the organisation claims, and returns its id. */
async function addedDomain(queries: Queries): Promise<string> {
  const domain = `${randomUUID()}.example`;
  await insertDomain(queries, {
    ...{ organisationId: ids.organisation, domain, token: 'a', createdAt: test.clock.now() },
  });
  return domain;
}

function freshCheck() {
  const createdAt = test.clock.now();
  return {
    ...{ id: randomUUID(), basis: '', answers: {}, questions: [], calculation: null, worksheet: null },
    ...{ createdAt, expiresAt: new Date(createdAt.getTime() + 60_000) },
  };
}

/** Stores a check, and returns all that identifies it. */
async function keptCheck(queries: Queries): Promise<KeptCheckName> {
  const file = {
    ...{ organisationId: ids.organisation, projectId: ids.project, accountId: ids.account },
    calculationType: 'design-baseline',
    applicantId: null,
    fileName: 'proef.xlsx',
    ...{ fileSha256: Buffer.from('00', 'hex'), bytes: new Uint8Array([1]) },
  } as const;
  const check = freshCheck();
  await insertKeptCheck(queries, file, check);
  return { ...file, id: check.id, now: test.clock.now() };
}

beforeAll(async () => {
  test = await startTestApp();
  const { queries } = test.dependencies.database;
  ids.organisation = await addOrganisation(test, SLUG);
  own = { kind: 'organisations', ids: [ids.organisation] };
  const { accountId, token } = await addUser(test, { username: 'lid', organisationIds: [ids.organisation] });
  ids.account = accountId;
  ids.project = await post(token, '/api/v1/project/', {
    body: {
      organization: SLUG,
      project_name: 'Dorpsstraat',
      sector: 'infra-city',
      project_type: 'Herinrichting',
      project_contract_type: 'NA',
    },
  });
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  ids.applicant = await addBidder(queries, ids.project);
  ids.calculation = await post(token, '/api/v1/project-calculation/', {
    form: {
      fields: { project: ids.project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'proef.xlsx', bytes },
    },
  });
  const path = `/api/v1/project-calculation/${ids.calculation}/`;
  expect((await test.send('PATCH', path, { token, body: { active: true } })).status).toBe(200);
  const optimization = await post(token, '/api/v1/project-calculation/', {
    form: {
      fields: { project: ids.project, calculation_type: 'design-optimization' },
      file: { field: 'excel_file', name: 'beter.xlsx', bytes },
    },
  });
  const toActivate = `/api/v1/project-calculation/${optimization}/`;
  expect((await test.send('PATCH', toActivate, { token, body: { active: true } })).status).toBe(200);
  const members = await listProjectMembers(queries, own, { projectId: ids.project, page: 1 });
  ids.member = members.items[0]?.id ?? '';
  const { items } = await listMembers(queries, own, { slug: SLUG, page: 1 });
  ids.membership = items[0]?.id ?? '';
  const createdAt = test.clock.now();
  const hash = Buffer.alloc(32);
  const report = await insertReport(
    queries,
    { id: ids.project, organisationId: ids.organisation },
    {
      ...{ accountId, makerName: 'Lid', language: 'nl', calculations: [], fingerprint: hash, sha256: hash },
      ...{ workbookSha256: hash, document: hash, workbook: hash, createdAt },
    },
  );
  ids.report = report ?? '';
  await addIssued(
    queries,
    { id: ids.project, organisationId: ids.organisation },
    { issuedAt: createdAt, issuedBy: accountId },
  );
  ids.apiKey = await insertApiKey(queries, {
    organisationId: ids.organisation,
    ...{ name: 'Koppeling', tokenHash: hash, beginning: 'msp_abcdef', scopes: ['figures:read'] },
    ...{ createdAt, createdBy: accountId, expiresAt: new Date(createdAt.getTime() + 60_000) },
  });
  const organisationId = ids.organisation;
  ids.webhook = await insertWebhook(queries, {
    ...{ organisationId, url: 'https://hooks.example/', secret: hash, events: ['project.awarded'] },
    ...{ createdAt, createdBy: accountId },
  });
  ({ id: ids.delivery } = await insertDelivery(queries, {
    ...{
      organisationId,
      webhookId: ids.webhook,
      event: 'test',
      body: '{}',
      at: createdAt,
      giveUpAt: createdAt,
    },
  }));
  const project = { id: ids.project, organisationId: ids.organisation };
  const request = { kind: 'unlock', accountId, reason: 'Graag open', at: createdAt } as const;
  ids.unlockRequest = (await insertUnlockRequest(queries, project, request)) ?? '';
  await queries.execute(sql`UPDATE project SET seals_bids = true WHERE id = ${ids.project}`);
  await setOpeningRequest(queries, project, {
    ...{ at: test.clock.now(), accountId: ids.account, witnessId: null },
    subject: { award_model_version: 1, bidders: [] },
  });
  await insertSavedChart(queries, {
    organisationId: ids.organisation,
    projectId: ids.project,
    accountId,
    name: createToken(),
    title: 'Totale MKI',
    format: 'png',
    image: Buffer.from('x'),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60_000),
  });
  await makeDigests({
    database: test.dependencies.database,
    clock: { now: () => new Date('2026-03-03T09:00:00Z') },
  });
});
afterAll(() => test.close());

/** Stores a worksheet, and returns all that identifies it. */
async function worksheet(queries: Queries) {
  const of = { organisationId: ids.organisation, projectId: ids.project, accountId: ids.account };
  const fresh = { calculationType: 'design-optimization', name: 'Variant', sourceId: null } as const;
  const at = test.clock.now();
  return { ...of, id: await insertWorksheet(queries, { ...of, ...fresh, rows: [], quantities: null, at }) };
}

async function savedView(queries: Queries) {
  const of = { organisationId: ids.organisation, accountId: ids.account };
  const view = { ...of, name: 'Dit jaar', shared: false, view: {}, createdAt: test.clock.now() };
  return { ...of, id: await insertSavedView(queries, view) };
}

async function post(token: string, path: string, content: object): Promise<string> {
  const answer = await test.send('POST', path, { token, ...content });
  expect(answer.status).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

/** Answers without contents. */
const NOTHING = [null, [], { count: 0, items: [] }];

describe('a query that takes a scope', () => {
  it('is among these', () => {
    const folder = join(import.meta.dirname, 'features');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.queries.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/export async function (\w+)\(\s*queries: Queries,\s*scope: Scope/g)].map(
        ([, name]) => name,
      ),
    );
    expect(names.sort()).toEqual(Object.keys(QUESTIONS).sort());
  });

  it.each(Object.entries(QUESTIONS))(
    '%s answers within its scope, and nothing outside it',
    async (_, ask) => {
      const { queries } = test.dependencies.database;
      expect(NOTHING).not.toContainEqual(await ask(queries, own));
      expect(NOTHING).not.toContainEqual(await ask(queries, { kind: 'all' }));
      expect(NOTHING).toContainEqual(await ask(queries, { kind: 'organisations', ids: [randomUUID()] }));
      expect(NOTHING).toContainEqual(await ask(queries, { kind: 'organisations', ids: [] }));
    },
  );
});
