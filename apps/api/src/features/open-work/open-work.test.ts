import type { OpenWork, OpenWorkAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let lid: string;
let chief: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  const add = async (username: string, more: object, organisationIds = [alfa]) =>
    (await addUser(test, { username, organisationIds, ...more })).token;
  lid = await add('lid', {});
  chief = await add('chef', { administers: true });
  tokens.viewer = await add('kijker', { dashboardType: 'viewer' });
  tokens.staff = await add('medewerker', { isStaff: true }, []);
  tokens.stranger = await add('buiten', {}, [beta]);
});
afterAll(() => test.close());

const ADDRESS = '/api/v1/organization/alfa/internal_organization_open_work/';
const ask = (token: string | undefined, query = '') =>
  test.send('GET', `${ADDRESS}${query}`, { token: token ?? null });
async function read(token = lid, query = ''): Promise<OpenWorkAnswer> {
  const answer = await ask(token, query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as OpenWorkAnswer;
}
const inShort = ({ subject, project, step, planned, finding, by, tab }: OpenWork) =>
  [subject, project?.name, step ?? planned ?? finding, by, tab].filter((part) => part !== null).join(' ');

async function upload(
  project: string,
  calculation_type: string,
  mkiEurPerUnit: number,
  more: Partial<ExampleItem> = {},
): Promise<void> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit, ...more }]);
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: lid,
    form: {
      fields: { project, calculation_type, activate: 'true' },
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

describe('open work', () => {
  it('is empty without projects', async () => {
    expect(await read()).toEqual({ count: 0, next: null, previous: null, results: [], mine: 0 });
  });

  it('is the upload that is due, the largest known MKI first, and gone as soon as it came', async () => {
    await addProject(test, alfa, { name: 'Leeg' });
    const large = await addProject(test, alfa, { name: 'Weg' });
    const small = await addProject(test, alfa, { name: 'Brug' });
    await upload(large, 'design-baseline', 900);
    await upload(small, 'design-baseline', 40);
    const { results, count, mine } = await read();
    expect(results.map(inShort)).toEqual([
      'upload Weg upload-optimization worker optimization',
      'upload Brug upload-optimization worker optimization',
      'upload Leeg upload-baseline worker baseline',
    ]);
    expect(results.map(({ mki, set }) => [mki, set])).toEqual([
      [900, 'a1'],
      [40, 'a1'],
      [null, null],
    ]);
    expect([count, mine]).toEqual([3, 3]);
    await upload(large, 'design-optimization', 800);
    expect((await read()).results.map(({ project }) => project?.name)).toEqual(['Brug', 'Leeg']);
  });

  it('comes in pages', async () => {
    const first = await read(lid, '?page_size=1');
    expect([first.results.length, first.count, first.mine]).toEqual([1, 2, 2]);
    const next = await test.send('GET', first.next ?? '', { token: lid });
    expect((next.body as OpenWorkAnswer).results.map(({ project }) => project?.name)).toEqual(['Leeg']);
  });

  it('is a planned day from the day after it, until what was planned has happened', async () => {
    const id = await addProject(test, alfa, {
      ...{ name: 'Kade', plannedAwardDate: '2026-03-02', plannedCompletionDate: '2026-03-20' },
    });
    const days = async () =>
      (await read()).results
        .filter(({ subject }) => subject === 'date')
        .map(({ planned, day }) => [planned, day]);
    expect(await days()).toEqual([]);
    test.clock.moment = new Date('2026-03-03T09:00:00Z');
    expect(await days()).toEqual([['award', '2026-03-02']]);
    test.clock.moment = new Date('2026-03-21T09:00:00Z');
    expect(await days()).toEqual([
      ['award', '2026-03-02'],
      ['completion', '2026-03-20'],
    ]);
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-03-10' WHERE id = ${id}`);
    expect(await days()).toEqual([['completion', '2026-03-20']]);
    test.clock.moment = new Date('2026-03-02T09:00:00Z');
  });

  it('is the provider’s in a locked project, and a member’s count leaves that out', async () => {
    const before = await read();
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET locked = true, planned_award_date = '2026-01-05' WHERE name = 'Brug'`);
    const { results, mine } = await read();
    expect(results.filter(({ project }) => project?.name === 'Brug').map(inShort)).toEqual([
      'date Brug award provider project-data',
    ]);
    // The step is to unlock it, which brings in no figures.
    expect(mine).toBe(before.mine - 1);
    expect((await read(tokens.staff)).mine).toBe(results.length);
  });

  it('are weights that nobody confirmed, of completed projects, last', async () => {
    const id = await addProject(test, alfa, { name: 'Gereed', contractType: 'NA', awardCriteria: null });
    for (const type of ['design-baseline', 'design-optimization'])
      await upload(id, type, 10, { isWeighed: true });
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Project_Complete', design_phase_complete_date = '2026-01-05',
        project_complete_date = '2026-01-05' WHERE id = ${id}`);
    await test.dependencies.database.queries.execute(
      sql`UPDATE weight SET confirmed_at = NULL, confirmed_by = NULL WHERE code = 'GWP'`,
    );
    // A weight of the other set says nothing.
    await test.dependencies.database.queries.execute(
      sql`UPDATE weight SET confirmed_at = now(), confirmed_by = (SELECT id FROM account LIMIT 1) WHERE code <> 'GWP'`,
    );
    const last = (await read()).results.at(-1);
    expect(last).toMatchObject({
      ...{ subject: 'weights', project: null, set: 'a1', by: 'provider', mine: false, keeps_out: 'nothing' },
      indicators: expect.arrayContaining(['GWP']),
    });
  });
});

describe('who asks', () => {
  it('a viewer, a program and somebody of another organisation read nothing', async () => {
    const { key } = await addApiKey(test, { slug: 'alfa', token: chief, name: 'Koppeling' });
    expect((await ask(tokens.viewer)).status).toBe(403);
    expect((await ask(tokens.stranger)).status).toBe(404);
    expect((await ask(undefined)).status).toBe(401);
    expect((await test.send('GET', ADDRESS, { apiKey: key })).status).toBe(403);
  });

  it('another organisation’s list has nothing of this one', async () => {
    const address = '/api/v1/organization/beta/internal_organization_open_work/';
    const answer = await test.send('GET', address, { token: tokens.stranger ?? null });
    expect(answer.body).toMatchObject({ count: 0, mine: 0 });
  });

  it('is what a project leaves undeclared of materials while its design is under way', async () => {
    const id = await addProject(test, alfa, { name: 'Sluis' });
    await upload(id, 'design-baseline', 50);
    await upload(id, 'design-optimization', 40, { resources: { primaryTon: null } });
    const ofProject = (await read(lid, '?page_size=100')).results.filter(
      ({ project }) => project?.name === 'Sluis',
    );
    expect(ofProject).toMatchObject([
      {
        ...{ subject: 'figures', finding: 'undeclared', side: 'optimization', posts: 1 },
        ...{ quantities: ['primaryTon'], keeps_out: 'quantity', by: 'worker', mine: true },
      },
    ]);
  });
});
