import type { SectorStatisticsAnswer } from '@milieuspoor/contract';
import type { Sector } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Queries } from '../../../database/open-database.ts';
import { sql, toStatement } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { findFixing } from './figures-of-others.queries.ts';
import { FiguresOfOthers } from './figures-of-others.ts';
import { fixQuarter } from './fix-figures.ts';

const NAMES = ['alfa', 'beta', 'gamma', 'delta', 'echo'] as const;
type Name = (typeof NAMES)[number];

let test: TestApp;
const ids = new Map<string, string>();
let token: string;
let staff: string;
let apiKey: string;

beforeAll(async () => {
  test = await startTestApp();
  for (const name of NAMES) ids.set(name, await addOrganisation(test, name));
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [idOf('alfa')], administers: true }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ key: apiKey } = await addApiKey(test, { slug: 'alfa', token, name: 'Koppeling', days: 365 }));
  // The tests move the clock by months.
  await run(sql`UPDATE session SET expires_at = '2030-01-01'`);
  for (const name of NAMES) await complete(name, 100);
}, 120_000);
afterAll(() => test.close());

const run = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);
const idOf = (name: string) => ids.get(name) ?? '';

/**
 * Adds a project of an organisation, tendered and completed in 2025, whose optimisation has three quarters of this MKI
 * in euro.
 */
async function complete(name: Name, mkiEur: number, sector: Sector = 'infra-city'): Promise<void> {
  const project = await addProject(test, idOf(name), { sector });
  for (const [type, eur] of [
    ['design-baseline', mkiEur],
    ['design-optimization', mkiEur * 0.75],
  ] as const) {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: eur }]);
    const { body } = await test.send('POST', '/api/v1/project-calculation/', {
      token: staff,
      form: {
        fields: { project, calculation_type: type },
        file: { field: 'excel_file', name: 'a.xlsx', bytes },
      },
    });
    const path = `/api/v1/project-calculation/${(body as { uuid: string }).uuid}/`;
    await test.send('PATCH', path, { token: staff, body: { active: true } });
  }
  await run(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-06-01' WHERE id = ${project}`);
}

/** Multiplies the figures of an organisation's calculations. */
const change = (name: Name, times: number) =>
  run(sql`
    UPDATE calculation_comparable SET a1_mki_eur = a1_mki_eur * ${times}, a2_mki_eur = a2_mki_eur * ${times}
    WHERE organisation_id = ${idOf(name)}`);

async function ask(query = '', as: { token: string } | { apiKey: string } = { token }) {
  const path = `/api/v1/organization/alfa/internal_sector_statistics/?${query}`;
  const { status, body } = await test.send('GET', path, as);
  expect(status, query).toBe(200);
  return body as SectorStatisticsAnswer;
}

async function national(query = '') {
  const { statistics } = await ask(query);
  return { baseline: statistics[0]?.mki?.baseline, fixed: statistics[0]?.fixed.mki };
}

const QUESTIONS = [
  '',
  'design_phase_complete_date__year=2025',
  'design_phase_complete_date__year=2025,2026',
].flatMap((years) =>
  ['', 'project_contract_type=NA', 'project_contract_type=not-NA'].flatMap((contract) =>
    ['project_data_type=eci', 'project_data_type=eci_a2'].map((data) => [years, contract, data].join('&')),
  ),
);

/** Returns the answers to every question of everybody who may ask it. */
async function everythingTold() {
  const answers: SectorStatisticsAnswer[] = [];
  for (const as of [{ token }, { apiKey }, { token: staff }])
    for (const question of QUESTIONS) answers.push(await ask(question, as));
  return answers;
}

function moveTo(moment: string) {
  test.clock.moment = new Date(moment);
}

describe('figures about others', () => {
  it('are fixed when they are first requested, and state that day', async () => {
    expect(await national()).toEqual({ baseline: 500, fixed: { from: '2026-03-02', until: '2026-03-02' } });
  });

  const acts: readonly [string, () => Promise<unknown>][] = [
    ['changes a project', () => change('beta', 7)],
    ['completes another one', () => complete('beta', 123)],
    [
      'reopens what it completed',
      () =>
        run(sql`
      UPDATE project SET design_phase_complete_date = NULL WHERE organisation_id = ${idOf('gamma')}`),
    ],
    [
      'completes it again',
      () =>
        run(sql`
      UPDATE project SET design_phase_complete_date = '2025-07-01' WHERE organisation_id = ${idOf('gamma')}`),
    ],
    [
      'moves its projects to another year',
      () =>
        run(sql`
      UPDATE project SET design_phase_complete_date = '2026-01-01' WHERE organisation_id = ${idOf('beta')}`),
    ],
    [
      'moves them back',
      () =>
        run(sql`
      UPDATE project SET design_phase_complete_date = '2025-06-01' WHERE organisation_id = ${idOf('beta')}`),
    ],
    [
      'takes a calculation out',
      () =>
        run(sql`
      UPDATE calculation SET active = false
      WHERE organisation_id = ${idOf('delta')} AND calculation_type = 'design-baseline'`),
    ],
    [
      'puts it back',
      () => run(sql`UPDATE calculation SET active = true WHERE organisation_id = ${idOf('delta')}`),
    ],
    ['leaves the year in which it alone was', () => complete('echo', 50, 'infra-railway')],
  ];
  it.each(acts)(
    'are the same for everybody before and after one other organisation %s',
    async (_name, act) => {
      test.clock.moment = new Date(test.clock.moment.getTime() + 24 * 60 * 60 * 1000);
      const before = await everythingTold();
      await act();
      expect(await everythingTold()).toEqual(before);
    },
  );

  it('state how many of the projects are one’s own, as they were fixed; one’s own figures alone do not', async () => {
    const { statistics } = await ask();
    expect(statistics.map(({ sector, own_projects }) => [sector, own_projects])).toEqual([
      [null, 1],
      ['infra-city', 1],
    ]);
    const [own] = (await ask('organization=alfa')).statistics;
    expect(own?.own_projects).toBeNull();
    // The organisation's own figures include this new project, and the fixed figures do not.
    await complete('alfa', 60);
    expect((await ask('organization=alfa')).statistics[0]?.projects).toBe(2);
    expect((await ask()).statistics[0]?.own_projects).toBe(1);
    await run(sql`UPDATE project SET design_phase_complete_date = NULL WHERE organisation_id = ${idOf('alfa')}
      AND id = (SELECT id FROM project WHERE organisation_id = ${idOf('alfa')} ORDER BY created_at DESC LIMIT 1)`);
  });

  it('stay fixed beside one’s own present figures', async () => {
    const own = await ask('organization=alfa');
    expect(own.statistics[0]).toMatchObject({ mki: { baseline: 100 }, fixed: { mki: null } });
    await change('alfa', 2);
    expect((await ask('organization=alfa')).statistics[0]).toMatchObject({ mki: { baseline: 200 } });
    expect(await national()).toMatchObject({ baseline: 500 });
  });

  it('are renewed in the next quarter only once three others have changed', async () => {
    // The only lasting changes are those of beta and of alfa, whose member asks.
    moveTo('2026-03-31T21:59:59Z');
    expect(await national()).toMatchObject({ baseline: 500 });
    moveTo('2026-03-31T22:00:00Z');
    expect(await national()).toEqual({ baseline: 500, fixed: { from: '2026-03-02', until: '2026-03-02' } });
    await change('gamma', 3);
    await change('delta', 4);
    expect(await national()).toMatchObject({ baseline: 500 });
    moveTo('2026-07-01T09:00:00Z');
    // 200 + (7 × 100 + 123) + 300 + 400 + 100; the railway adds nothing, because only echo is in it.
    expect(await national()).toEqual({ baseline: 1823, fixed: { from: '2026-07-01', until: '2026-07-01' } });
    // Each organisation gets its own figures: beta has completed another project.
    const ownOf = async (name: Name) => {
      const path = `/api/v1/organization/${name}/internal_sector_statistics/`;
      const { body } = await test.send('GET', path, { token: staff });
      return (body as SectorStatisticsAnswer).statistics[0]?.own_projects;
    };
    expect([await ownOf('alfa'), await ownOf('beta')]).toEqual([1, 2]);
  });

  it('that nobody changed get the date of the new quarter', async () => {
    moveTo('2026-10-01T09:00:00Z');
    expect(await national()).toEqual({ baseline: 1823, fixed: { from: '2026-10-01', until: '2026-10-01' } });
  });

  it('are fixed between two quarters as soon as there are enough organisations, and then stay the same', async () => {
    moveTo('2026-10-20T09:00:00Z');
    for (const name of ['beta', 'gamma'] as const) await complete(name, 60, 'infra-railway');
    expect((await ask()).statistics.map(({ sector }) => sector)).toEqual([
      null,
      'infra-city',
      'infra-railway',
    ]);
    await complete('delta', 40, 'infra-railway');
    const railway = async () => (await ask()).statistics.find(({ sector }) => sector === 'infra-railway');
    expect(await railway()).toMatchObject({
      mki: { baseline: 170, optimization: 127.5 },
      fixed: { mki: { from: '2026-10-20', until: '2026-10-20' } },
    });
    expect((await national()).fixed).toEqual({ from: '2026-10-01', until: '2026-10-20' });
  });

  it('are fixed once when two servers are asked at the same moment', async () => {
    moveTo('2027-01-01T09:00:00Z');
    const before = Number((await findFixing(test.dependencies.database.queries))?.revision);
    const servers = await Promise.all([1, 2].map(() => buildApp(test.dependencies)));
    const answers = await Promise.all(
      servers.map((server) =>
        server.inject({
          url: '/api/v1/organization/alfa/internal_sector_statistics/',
          headers: { authorization: `Token ${token}` },
        }),
      ),
    );
    const [one, other] = answers.map((answer) => answer.json<SectorStatisticsAnswer>());
    expect(one?.statistics.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
    await Promise.all(servers.map((server) => server.close()));
    expect(Number((await findFixing(test.dependencies.database.queries))?.revision)).toBe(before + 1);
  });

  it('are fixed on the first day of a quarter even if nobody asks', async () => {
    moveTo('2027-04-01T01:00:00Z');
    for (const name of ['beta', 'gamma', 'delta', 'echo'] as const) await change(name, 2);
    await fixQuarter(test.dependencies);
    for (const name of ['beta', 'gamma', 'delta', 'echo'] as const) await change(name, 10);
    moveTo('2027-04-30T09:00:00Z');
    // City: 200 + 2 × (823 + 300 + 400 + 100); railway: 2 × (50 + 60 + 60 + 40).
    expect(await national()).toEqual({ baseline: 3866, fixed: { from: '2027-04-01', until: '2027-04-01' } });
  });
});

describe('fixing the figures again', () => {
  const path = () => `/api/v1/admin/organizations/${idOf('beta')}/fix_figures_anew/`;

  it('corrects the part of one organisation in the figures for others, with the reason in the history', async () => {
    await change('beta', 1 / 20);
    const before = await national();
    const { status, body } = await test.send('POST', path(), {
      token: staff,
      body: { reason: 'De baseline was met een factor 20 te hoog' },
    });
    expect(status).toBe(200);
    expect((body as { cells: number }).cells).toBeGreaterThan(0);
    const after = await national();
    expect(after.baseline).not.toBe(before.baseline);
    expect(after.fixed).toEqual({ from: '2027-04-30', until: '2027-04-30' });
    const { body: history } = await test.send('GET', '/api/v1/admin/history/', { token: staff });
    expect((history as { results: unknown[] }).results[0]).toMatchObject({
      subject_type: 'organisation',
      subject_name: 'Organisatie beta',
      changes: { reason: { from: null, to: 'De baseline was met een factor 20 te hoog' } },
    });
  });

  it('removes an organisation whose projects are erased', async () => {
    await run(
      sql`UPDATE project SET design_phase_complete_date = NULL WHERE organisation_id = ${idOf('echo')}`,
    );
    await test.send('POST', `/api/v1/admin/organizations/${idOf('echo')}/fix_figures_anew/`, {
      token: staff,
      body: { reason: 'Gewist op verzoek' },
    });
    const left = await run(sql`SELECT FROM fixed_contribution WHERE organisation_id = ${idOf('echo')}`);
    expect(left).toEqual([]);
  });

  it('requires a reason, and is for staff alone', async () => {
    expect((await test.send('POST', path(), { token: staff, body: { reason: ' ' } })).status).toBe(400);
    expect((await test.send('POST', path(), { token, body: { reason: 'Zomaar' } })).status).toBe(403);
  });
});

describe('a process', () => {
  /** the number of organisations in each question for contributions in Set A1 */
  let askedAbout: number[] = [];
  let broken = false;
  const watched: Queries = {
    async execute(query, planning) {
      const { sql: text, params } = toStatement(query);
      if (broken) throw new Error('out of reach');
      if (text.includes('mki_before') && text.includes('a1_co2_kg'))
        askedAbout.push(Math.max(...params.map((param) => (Array.isArray(param) ? param.length : 0))));
      return test.dependencies.database.queries.execute(query, planning);
    },
  };

  it('asks for the contribution of every organisation once, and later only for those that changed', async () => {
    const { database, clock } = test.dependencies;
    const others = new FiguresOfOthers({ database: { ...database, queries: watched }, clock });
    const first = await others.find();
    expect(await others.find()).toBe(first);
    await change('gamma', 1.5);
    expect(await others.find()).toBe(first);
    expect(askedAbout).toEqual([NAMES.length, 1]);
    askedAbout = [];
  });

  it('answers the next question after the database failed at one', async () => {
    const { database, clock } = test.dependencies;
    const others = new FiguresOfOthers({ database: { ...database, queries: watched }, clock });
    broken = true;
    await expect(others.find()).rejects.toThrow('out of reach');
    broken = false;
    expect((await others.find()).size).toBeGreaterThan(0);
  });
});

describe('a member of two organisations', () => {
  it('learns nothing from earlier answers to members of one of them', async () => {
    const { token: both } = await addUser(test, {
      username: 'van-twee',
      organisationIds: [idOf('alfa'), idOf('beta')],
    });
    await run(sql`UPDATE session SET expires_at = '2030-01-01'`);
    const ofSector = async (as: Parameters<typeof ask>[1]) =>
      (await ask('', as)).statistics.find(({ sector }) => sector === 'other-infra')?.mki?.baseline;
    moveTo('2027-05-03T09:00:00Z');
    for (const [name, eur] of [
      ['alfa', 100],
      ['beta', 120],
      ['gamma', 130],
      ['delta', 140],
    ] as const)
      await complete(name, eur, 'other-infra');
    expect(await ofSector({ token })).toBe(490);
    expect(await ofSector({ token: both })).toBeUndefined();
    await complete('echo', 151.37, 'other-infra');
    moveTo('2027-07-01T09:00:00Z');
    // One organisation was added: a member of alfa gets the earlier sum, and a member of beta as well does not get the
    // sum with echo.
    expect(await ofSector({ token })).toBe(490);
    expect(await ofSector({ token: both })).toBeUndefined();
  });
});
