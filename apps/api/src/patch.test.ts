import { randomUUID } from 'node:crypto';
import { addressOf, type Endpoint } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from './app.ts';
import { sql } from './database/sql.ts';
import { insertFaq } from './features/help/faq.queries.ts';
import { addBidder } from './testing/bids.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { spareProduct } from './testing/spare-product.ts';
import { spareWorksheet } from './testing/spare-worksheet.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addMessage, addOrganisation, addProject, addUser } from './testing/world.ts';

let test: TestApp;
let staffToken: string;
let memberToken: string;
let params: Record<string, string>;
let projectId: string;
let calculationId: string;
let tenderId: string;
let applicantId: string;

beforeAll(async () => {
  test = await startTestApp();
  const { queries } = test.dependencies.database;
  const alfa = await addOrganisation(test, 'alfa');
  const { accountId, token } = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  memberToken = token;
  const staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  staffToken = staff.token;
  projectId = await addProject(test, alfa);
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project: projectId, calculation_type: 'design-baseline' },
      file: {
        field: 'excel_file',
        name: 'straat.xlsx',
        bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]),
      },
    },
  });
  calculationId = (answer.body as { uuid: string }).uuid;
  tenderId = await addProject(test, alfa, { awardCriteria: true });
  applicantId = await addBidder(queries, tenderId);
  // One of two criteria has a value: an empty one is accepted back as it is.
  const criteria = ['Hinder', 'Planning'].map((name) => ({ id: randomUUID(), name, maxDiscountEur: 5 }));
  await queries.execute(sql`UPDATE project SET criteria = ${JSON.stringify(criteria)}::jsonb,
    criteria_max_discount_eur = 10 WHERE id = ${tenderId}`);
  await queries.execute(sql`UPDATE applicant SET criteria_discount_eur = 4,
    criteria_values = ${JSON.stringify({ [criteria[0]?.id ?? '']: 4 })}::jsonb WHERE id = ${applicantId}`);
  const { id: faq } = await insertFaq(queries, {
    category: 'Proef',
    title: 'Wat?',
    content: 'Dit.',
    categoryEn: '',
    titleEn: '',
    contentEn: '',
  });
  const message = await addMessage(test);
  const made = await test.send('POST', '/api/v1/organization/alfa/webhooks/', {
    token: staffToken,
    body: { url: 'https://ontvanger.example.com/', events: ['project.awarded'] },
  });
  const [membership] = (await queries.execute(sql`SELECT id FROM membership`)) as { id: string }[];
  await test.send('POST', '/api/v1/organization/alfa/domains/', {
    token: staffToken,
    body: { domain: 'alfa.example' },
  });
  const view = await test.send('POST', '/api/v1/organization/alfa/saved-views/', {
    token: staffToken,
    body: { name: 'Dit jaar', shared: true, view: { set: 'a2' } },
  });
  params = {
    product: await spareProduct(test, 'alfa'),
    view: (view.body as { uuid: string }).uuid,
    worksheet: await spareWorksheet(test, projectId, staff.accountId),
    faq,
    message,
    account: accountId,
    organization: alfa,
    org: 'alfa',
    membership: membership?.id ?? '',
    domain: 'alfa.example',
    webhook: (made.body as { webhook: { uuid: string } }).webhook.uuid,
  };
});
afterAll(() => test.close());

/** Where each object of a PATCH is read: the list or the object, and its identification in a list. */
const READ_AT: Readonly<Record<string, string>> = {
  get updateProject() {
    return `/api/v1/project/${projectId}/`;
  },
  get updateCalculation() {
    return `/api/v1/project-calculation/?project__uuid=${projectId}`;
  },
  updateCurrentUser: '/auth/user/',
  updateOrganisation: '/api/v1/organization/',
  updateAdminOrganisation: '/api/v1/admin/organizations/',
  get updateHouseStyle() {
    return `/api/v1/admin/organizations/${params.organization}/house_style/`;
  },
  get updateSignOn() {
    return `/api/v1/admin/organizations/${params.organization}/sign_on/`;
  },
  get updateAdminUser() {
    return `/api/v1/admin/users/${params.account}/`;
  },
  get updateMembership() {
    return `/api/v1/admin/users/${params.account}/`;
  },
  updateMember: '/api/v1/organization/alfa/members/',
  updateWebhook: '/api/v1/organization/alfa/webhooks/',
  updateDomain: '/api/v1/organization/alfa/domains/',
  updateSavedView: '/api/v1/organization/alfa/saved-views/',
  get changeProduct() {
    return `/api/v1/organization/alfa/products/${params.product}/`;
  },
  get changeWorksheet() {
    return `/api/v1/worksheet/${params.worksheet}/`;
  },
  updateFaqEntry: '/api/v1/admin/faq/',
  updateMessage: '/api/v1/admin/messages/',
  get updateApplicant() {
    return `/api/v1/applicant/?project__uuid=${tenderId}`;
  },
};
/** A field of each that can be read and not changed, with a different value. */
const READ_ONLY: Readonly<Record<string, Record<string, unknown>>> = {
  updateProject: { emvi_status: 'Locked', fictional_tender_benefit_percentage: 12 },
  updateCalculation: { mki_value: 1 },
  updateCurrentUser: { username: 'anders' },
  updateOrganisation: { name: 'Anders' },
  updateAdminOrganisation: { slug: 'anders' },
  updateHouseStyle: { organization_name: 'Anders' },
  updateSignOn: { linked: 12 },
  updateAdminUser: { email: 'ander@voorbeeld.example' },
  updateMembership: { organization: 'anders' },
  updateMember: { state: 'closed' },
  updateWebhook: { uuid: '00000000-0000-4000-8000-000000000000' },
  updateDomain: { proof: 'dns' },
  updateSavedView: { mine: false },
  changeProduct: { expired: true },
  changeWorksheet: { quantities_file: 'anders.csv' },
  updateFaqEntry: { uuid: '00000000-0000-4000-8000-000000000000' },
  updateMessage: { content: 'Anders' },
  updateApplicant: { mki_score: 5 },
};

const PATCHES = [
  'updateProject',
  'updateCalculation',
  'updateCurrentUser',
  ...Object.keys(READ_ONLY).slice(3),
];

function endpointOf(id: string): Endpoint {
  const found = allRoutes(test.dependencies).find(({ endpoint }) => endpoint.id === id);
  if (!found) throw new Error(`No endpoint ${id}`);
  return found.endpoint;
}

/** Returns a token. Staff may change everything; endpoints about the caller are about staff. */
const tokenFor = (id: string) =>
  id === 'updateCalculation' || id === 'updateProject' ? memberToken : staffToken;

async function read(id: string, language: 'nl' | 'en' = 'nl'): Promise<Record<string, unknown>> {
  const answer = await test.send('GET', READ_AT[id] ?? '', { token: tokenFor(id), language });
  expect(answer.status).toBe(200);
  const body = answer.body as Record<string, unknown>;
  if (id === 'updateMembership') return (body.memberships as Record<string, unknown>[])[0] ?? {};
  return 'results' in body ? ((body.results as Record<string, unknown>[])[0] ?? {}) : body;
}

async function patch(id: string, body: object, language: 'nl' | 'en' = 'nl') {
  const uuids: Readonly<Record<string, string>> = {
    updateCalculation: calculationId,
    updateApplicant: applicantId,
  };
  const uuid = uuids[id] ?? projectId;
  const address = addressOf(endpointOf(id), { params: { ...params, uuid } });
  return test.send('PATCH', address, { token: tokenFor(id), body, language });
}

it('every PATCH of the contract is walked over', () => {
  const known = allRoutes(test.dependencies)
    .map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'PATCH')
    .map(({ id }) => id);
  expect(known.sort()).toEqual([...PATCHES].sort());
});

describe.each(PATCHES)('a PATCH drops nothing that it was given: %s', (id) => {
  it('takes the whole object that was read, and changes nothing', async () => {
    const before = await read(id);
    const answer = await patch(id, before);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  it('takes it in the other language as well', async () => {
    const answer = await patch(id, await read(id, 'en'));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it('refuses a field that does not exist, at that field', async () => {
    const answer = await patch(id, { onbekend: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      onbekend: [expect.stringMatching(/^Dit bestaat hier niet, of kan hier niet worden gewijzigd/)],
    });
    expect((await patch(id, { onbekend: null }, 'en')).body).toEqual({
      onbekend: [expect.stringMatching(/^This does not exist here, or cannot be changed here/)],
    });
  });

  it('refuses another value of what can only be read, at that field, and keeps all that came with it', async () => {
    const before = await read(id);
    const change = READ_ONLY[id] ?? {};
    const answer = await patch(id, { ...before, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(Object.keys(change));
    expect(await read(id)).toEqual(before);
  });
});

it('a field that was stored before a rule of today can be sent back as it is', async () => {
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET name = ${'Weg\u200bnoord'} WHERE id = ${projectId}`,
  );
  const project = await read('updateProject');
  expect((await patch('updateProject', { ...project, project_location: 'Utrecht' })).status).toBe(200);
  expect(await read('updateProject')).toMatchObject({
    project_name: 'Weg\u200bnoord',
    project_location: 'Utrecht',
  });
});
