import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from './database/sql.ts';
import { insertFaq } from './features/help/faq.queries.ts';
import { listWeightTables } from './features/weights/weights.queries.ts';
import { addBidder } from './testing/bids.ts';
import { drawFrom } from './testing/draw.ts';
import { exampleWorkbook } from './testing/files/example-workbook.ts';
import { describedOperations, type Operation } from './testing/hostile/described-operations.ts';
import { hostileRequest, type Known } from './testing/hostile/hostile-request.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { runsOnServer } from './testing/test-database.ts';
import { addApiKey, addMessage, addOrganisation, addProject, addUser } from './testing/world.ts';

/** For longer runs than belong in every test run: `npm run fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
/** Only what the database does with a value differs between the two engines, and the embedded one takes twice as long. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (runsOnServer() ? 2_000 : 500));
const SECONDS_EACH = 1;

/** Endpoints that would end the sessions of the requesters. */
const LEFT_OUT = [/^POST .*logout/, /^DELETE .*sessions/];

/** Endpoints that count wrong codes per account. */
const COUNTS = /\/second-factor\//;
/** Endpoints that return figures about other organisations. */
const ABOUT_OTHERS = /\/(internal_sector_statistics|internal_national_ratio_statistics|statistics)\//;

/**
 * Tables that a refusal may write: counted attempts, when somebody was last seen, and data that expire after two hours.
 */
const MAY_CHANGE = ['attempt_window', 'session', 'installation'];

let test: TestApp;
let operations: readonly Operation[];
let known: Known;
let tables: readonly string[];
let actors: readonly (string | null)[];
let bytes: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  const { queries } = test.dependencies.database;
  const alfa = await addOrganisation(test, 'alfa');
  const member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  const viewer = await addUser(test, {
    username: 'kijker',
    organisationIds: [alfa],
    dashboardType: 'viewer',
  });
  const staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  const chef = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true });
  // The account that requests are about, so that the requesters keep theirs.
  const subject = await addUser(test, { username: 'onderwerp', organisationIds: [alfa] });
  const project = await addProject(test, alfa);
  const tender = await addProject(test, alfa, { awardCriteria: true });
  const bidder = await addBidder(queries, tender);
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const uploaded = await test.send('POST', '/api/v1/project-calculation/', {
    token: member.token,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
  const calculation = (uploaded.body as { uuid: string }).uuid;
  const { id: faq } = await insertFaq(queries, {
    category: 'Proef',
    title: 'Wat?',
    content: 'Dit.',
    categoryEn: '',
    titleEn: '',
    contentEn: '',
  });
  const message = await addMessage(test);
  const { id: key } = await addApiKey(test, { slug: 'alfa', token: chef.token, name: 'Programma' });
  const hooks = '/api/v1/organization/alfa/webhooks/';
  const url = 'https://hooks.voorbeeld.example/';
  const made = await test.send('POST', hooks, {
    token: chef.token,
    body: { url, events: ['project.awarded'] },
  });
  const webhook = (made.body as { webhook: { uuid: string } }).webhook.uuid;
  const tried = await test.send('POST', `${hooks}${webhook}/test/`, { token: chef.token });
  const [membership] = (await queries.execute(
    sql`SELECT id FROM membership WHERE account_id = ${subject.accountId}`,
  )) as [{ id: string }];
  known = {
    byName: {
      org: ['alfa'],
      organization: ['alfa', alfa],
      organization__slug: ['alfa'],
      project: [project, tender],
      project__uuid: [project, tender],
      project_calculation_uuid: [calculation],
      calculation: [calculation],
      applicant: [bidder],
      account: [subject.accountId],
      user: [subject.accountId],
      faq: [faq],
      message: [message],
      key: [key],
      webhook: [webhook],
      delivery: [(tried.body as { uuid: string }).uuid],
      url: [url],
      membership: [membership.id],
      table: (await listWeightTables(queries)).map(({ id }) => id),
      code: ['PM', 'PT'],
    },
    uuids: [project, tender, bidder, calculation, subject.accountId, alfa],
  };
  actors = [member.token, member.token, staff.token, staff.token, chef.token, viewer.token, null];
  const document = (await test.send('GET', '/api/schema')).body;
  operations = describedOperations(document).filter(
    ({ method, path }) => !LEFT_OUT.some((each) => each.test(`${method} ${path}`)),
  );
  const found = (await queries.execute(sql`
    SELECT table_name AS name FROM information_schema.tables 
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`)) as { name: string }[];
  tables = found.map(({ name }) => name).filter((name) => !MAY_CHANGE.includes(name));
});
afterAll(() => test.close());

interface TableState {
  readonly name: string;
  /** differs once any row is added, changed or removed */
  readonly state: string;
}

async function tableStates(): Promise<readonly TableState[]> {
  const each = tables.map(
    (name) => sql`SELECT ${name}::text AS name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) AS state
      FROM ${sql.identifier(name)} AS t`,
  );
  const rows = await test.dependencies.database.queries.execute(sql.join(each, sql` UNION ALL `));
  return rows as unknown as TableState[];
}

/** Returns the tables in which something changed. */
function changedTables(before: readonly TableState[], after: readonly TableState[]): readonly string[] {
  return after.filter(({ state }, place) => state !== before[place]?.state).map(({ name }) => name);
}

it(
  `${REQUESTS} requests with something wrong are answered, and a refused one stores nothing`,
  async () => {
    const draw = drawFrom(SEED);
    const statuses = new Map<number, number>();
    let before = await tableStates();
    for (let number = 0; number < REQUESTS; number++) {
      const operation = draw.oneOf(operations as [Operation, ...Operation[]]);
      const { method, url, body, fields } = hostileRequest(draw, operation, known);
      const token = draw.oneOf(actors as [string | null, ...(string | null)[]]);
      const asked = `request ${number} of seed ${SEED}: ${method} ${url.slice(0, 300)} ${JSON.stringify(body ?? fields)?.slice(0, 500)}`;
      const { status } = await test.send(method, url, {
        token,
        ...(fields ? { form: { fields, file: { field: 'excel_file', name: 'a.xlsx', bytes } } } : {}),
        ...(body === undefined ? {} : { body }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, asked).toBeLessThan(500);
      if (method === 'GET') {
        // The first request for figures about others fixes them, which stores rows.
        if (status < 400 && ABOUT_OTHERS.test(url)) before = await tableStates();
        continue;
      }
      const after = await tableStates();
      if (status >= 400 && !COUNTS.test(url))
        expect(changedTables(before, after), `${status}: ${asked}`).toEqual([]);
      before = after;
    }
    // A test in which all requests are refused at once proves nothing.
    const share = (status: number) => (statuses.get(status) ?? 0) / REQUESTS;
    expect(share(400), JSON.stringify([...statuses])).toBeGreaterThan(0.1);
    expect(share(200) + share(201) + share(204), JSON.stringify([...statuses])).toBeGreaterThan(0.05);
  },
  REQUESTS * SECONDS_EACH * 1000,
);
