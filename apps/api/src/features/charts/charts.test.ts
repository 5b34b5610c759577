import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { loggedPath } from '../../http/log/logged-request.ts';
import { blackPng, dataUrlOf } from '../../testing/files/chart-picture.ts';
import { type RequestOptions, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { deleteExpiredCharts } from './saved-charts.queries.ts';
import { SHARED_CHARTS_MAX } from './share.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIST = '/api/v1/shared-charts/';
const picture = blackPng(1800, 600);

let test: TestApp;
let alfa: string;
let projectId: string;
let users = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  await addOrganisation(test, 'zeta');
  projectId = await addProject(test, alfa, { name: 'Dorpsstraat' });
});
afterAll(() => test.close());

/** Adds a member of alfa without any data yet. */
async function newUser(dashboardType: 'member' | 'viewer' = 'member') {
  users += 1;
  return addUser(test, { username: `lid-${users}`, organisationIds: [alfa], dashboardType });
}

interface Saved {
  readonly uuid: string;
  readonly url: string;
  readonly expires: string;
}

function save(token: string, body: object = {}, path = '/api/v1/organization/alfa/save-chart/') {
  return test.send('POST', path, {
    token,
    body: { title: 'Totale MKI', image: dataUrlOf(picture), ...body },
  });
}

async function share(token: string): Promise<Saved> {
  const answer = await save(token);
  expect(answer.status).toBe(201);
  return answer.body as Saved;
}

const look = (url: string, options: RequestOptions = {}) => test.send('GET', url, options);

describe('a shared chart', () => {
  it('is visible to anybody who has its address, which nobody can guess', async () => {
    const { token } = await newUser();
    const { url, expires } = await share(token);
    expect(url).toMatch(/^\/gedeeld\/[\w-]{43}\.png$/);
    expect(new Date(expires).getTime() - test.clock.now().getTime()).toBe(90 * DAY_MS);
    const answer = await look(url);
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(picture);
  });

  it('is served as a picture and as nothing else, without a cookie, and is stored in no cache on the way', async () => {
    const { token } = await newUser();
    const { headers } = await look((await share(token)).url);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="Totale MKI\.png"/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('can be of a project, whose name its maker’s list states', async () => {
    const { token } = await newUser();
    expect((await save(token, {}, `/api/v1/project/${projectId}/save-chart/`)).status).toBe(201);
    const { results } = (await look(LIST, { token })).body as { results: object[] };
    expect(results).toEqual([
      expect.objectContaining({
        title: 'Totale MKI',
        organization_name: 'Organisatie alfa',
        project_name: 'Dorpsstraat',
      }),
    ]);
  });

  it('expires after 90 days, to the minute, and then its bytes are deleted', async () => {
    const { token, accountId } = await newUser();
    const start = test.clock.moment;
    const { url } = await share(token);
    test.clock.moment = new Date(start.getTime() + 90 * DAY_MS - 60_000);
    expect((await look(url)).status).toBe(200);
    test.clock.moment = new Date(start.getTime() + 90 * DAY_MS);
    expect((await look(url)).status).toBe(404);
    await deleteExpiredCharts(test.dependencies.database.queries, test.clock.now());
    expect(
      await test.dependencies.database.queries.execute(
        sql`SELECT FROM saved_chart WHERE account_id = ${accountId}`,
      ),
    ).toEqual([]);
    test.clock.moment = start;
  });

  it('disappears at once when its maker withdraws it, and nobody else can', async () => {
    const [maker, other] = [await newUser(), await newUser()];
    const { uuid, url } = await share(maker.token);
    const withdraw = (token: string) => test.send('DELETE', `${LIST}${uuid}/`, { token });
    expect((await withdraw(other.token)).status).toBe(404);
    expect((await look(url)).status).toBe(200);
    expect((await withdraw(maker.token)).status).toBe(204);
    expect((await look(url)).status).toBe(404);
    expect((await withdraw(maker.token)).status).toBe(404);
    expect((await look(LIST, { token: maker.token })).body).toMatchObject({ count: 0, results: [] });
  });

  it('disappears once its maker leaves the organisation or the account is closed', async () => {
    const { queries } = test.dependencies.database;
    const [leaver, closed] = [await newUser(), await newUser()];
    const [left, shut] = [await share(leaver.token), await share(closed.token)];
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${leaver.accountId}`);
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${closed.accountId}`);
    expect((await look(left.url)).status).toBe(404);
    expect((await look(shut.url)).status).toBe(404);
  });

  it('is answered with a plain sentence when it does not exist, in the reader’s language', async () => {
    const answer = await look(`/gedeeld/${'x'.repeat(43)}.png`, { language: 'en' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.bytes.toString()).toContain('has expired or was withdrawn');
  });

  it('has an address that no log contains', async () => {
    const { token } = await newUser();
    expect(loggedPath((await share(token)).url)).toBe('/gedeeld/[secret].png');
  });
});

describe('the charts that users share', () => {
  const ALL = '/api/v1/admin/shared-charts/';
  let staff: string;
  beforeAll(async () => {
    ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  });

  it('are listed for staff, newest first, with who shares them, and found by that name', async () => {
    const { token, accountId } = await newUser();
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET first_name = 'Wilhelmina', last_name = 'Uniek' WHERE id = ${accountId}`,
    );
    test.clock.moment = new Date(test.clock.moment.getTime() + 1000);
    const { uuid, url } = await share(token);
    const { results } = (await look(`${ALL}?search=uniek`, { token: staff })).body as { results: object[] };
    expect(results).toEqual([
      {
        uuid,
        url,
        title: 'Totale MKI',
        organization_name: 'Organisatie alfa',
        project_name: null,
        created: expect.any(String),
        expires: expect.any(String),
        shared_by: 'Wilhelmina Uniek',
      },
    ]);
    const first = (await look(`${ALL}?page_size=1`, { token: staff })).body as {
      count: number;
      results: object[];
    };
    expect(first.results).toEqual(results);
    expect(first.count).toBeGreaterThan(1);
  });

  it('can be withdrawn by staff, and by no member except their maker', async () => {
    const { uuid, url } = await share((await newUser()).token);
    const withdraw = (token: string) => test.send('DELETE', `${LIST}${uuid}/`, { token });
    expect((await withdraw((await newUser()).token)).status).toBe(404);
    expect((await withdraw(staff)).status).toBe(204);
    expect((await look(url)).status).toBe(404);
    expect((await withdraw(staff)).status).toBe(404);
  });

  it('are neither listed for nor withdrawn by staff who became viewer', async () => {
    const demoted = await addUser(test, {
      username: 'was-staf',
      organisationIds: [alfa],
      isStaff: true,
      dashboardType: 'viewer',
    });
    const { uuid, url } = await share((await newUser()).token);
    expect((await look(ALL, { token: demoted.token })).status).toBe(403);
    expect((await test.send('DELETE', `${LIST}${uuid}/`, { token: demoted.token })).status).toBe(404);
    expect((await look(url)).status).toBe(200);
  });
});

it('staff who become viewer keep the charts of their own organisation, and none of another', async () => {
  const { token, accountId } = await addUser(test, {
    username: 'staf-in-alfa',
    organisationIds: [alfa],
    isStaff: true,
  });
  const own = await share(token);
  const foreign = (await save(token, {}, '/api/v1/organization/zeta/save-chart/')).body as Saved;
  expect((await look(foreign.url)).status).toBe(200);
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET dashboard_type = 'viewer' WHERE id = ${accountId}`,
  );
  expect([(await look(own.url)).status, (await look(foreign.url)).status]).toEqual([200, 404]);
  const organisations = (await look('/api/v1/organization/', { token })).body as {
    results: { slug: string }[];
  };
  expect(organisations.results.map(({ slug }) => slug)).toEqual(['alfa']);
  expect((await look(LIST, { token })).body).toMatchObject({ count: 1, results: [{ uuid: own.uuid }] });
  expect((await save(token, {}, '/api/v1/organization/zeta/save-chart/')).status).toBe(404);
});

describe('saving a chart', () => {
  it('is allowed to viewers too, for their organisation and not for its projects', async () => {
    const { token } = await newUser('viewer');
    expect((await save(token)).status).toBe(201);
    expect((await save(token, {}, `/api/v1/project/${projectId}/save-chart/`)).status).toBe(403);
  });

  it('is refused for another organisation', async () => {
    const { token } = await newUser();
    expect((await save(token, {}, '/api/v1/organization/zeta/save-chart/')).status).toBe(404);
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: ' ' }, 'title', 'Dit veld is vereist'],
    ['a title too long', { title: 'x'.repeat(201) }, 'title', 'Gebruik maximaal 200 tekens'],
    [
      'a title of two lines',
      { title: 'a\r\nc' },
      'title',
      'Hier staat een besturingsteken in (U+000D), zoals een regeleinde of een tab. Verwijder het, of typ de tekst opnieuw.',
    ],
    ['no picture', { image: undefined }, 'image', 'Dit veld is vereist'],
    [
      'another kind of picture',
      { image: 'data:image/svg+xml;base64,PHN2Zy8+' },
      'image',
      'Deze waarde kan niet worden gelezen',
    ],
    [
      'something else under that name',
      { image: dataUrlOf(Buffer.from('<script>')) },
      'image',
      'Dit is geen leesbare PNG-afbeelding',
    ],
  ])('refuses %s, at its field', async (_case, body, field, sentence) => {
    const answer = await save((await newUser()).token, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it('accepts 5 MB, and no more, where other requests stop at 1 MB', async () => {
    const { token } = await newUser();
    const padded = (bytes: number) =>
      dataUrlOf(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]));
    // Zeros after the end are no part of a picture, but they are read.
    const most = await save(token, { image: padded(5 * 1024 * 1024) });
    expect(most.body).toEqual({ image: ['Dit is geen leesbare PNG-afbeelding'] });
    const more = await save(token, { image: padded(5 * 1024 * 1024 + 2) });
    expect(more.body).toEqual({ image: ['De afbeelding is te groot: ten hoogste 5 MB'] });
    expect((await save(token, { image: padded(6 * 1024 * 1024) })).status).toBe(413);
  });

  it('stops at 100 visible charts of one maker', async () => {
    const { token, accountId } = await newUser();
    await share(token);
    await test.dependencies.database.queries.execute(sql`
      INSERT INTO saved_chart (organisation_id, account_id, name, title, image, created_at, expires_at)
      SELECT organisation_id, account_id, repeat('x', 43) || number, title, image, created_at, expires_at
      FROM saved_chart, generate_series(2, ${SHARED_CHARTS_MAX}::int) AS number WHERE account_id = ${accountId}`);
    const answer = await save(token);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail:
        'U deelt al 100 grafieken en brieven. Trek er eerst een in onder Gedeelde grafieken en brieven.',
    });
  });

  it('is refused after sixty in an hour, for each account separately', async () => {
    const [busy, other] = [await newUser(), await newUser()];
    for (let count = 0; count < 60; count++) await save(busy.token, { image: dataUrlOf(Buffer.from('x')) });
    expect((await save(busy.token)).status).toBe(429);
    expect((await save(other.token)).status).toBe(201);
  });
});
