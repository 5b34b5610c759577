import type { NationalRatiosAnswer } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { sql } from '../../../../database/sql.ts';
import { exampleWorkbook } from '../../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addApiKey, addOrganisation, addProject, addUser } from '../../../../testing/world.ts';
import { listRatioContributions } from './list-ratio-contributions.ts';

const NAMES = ['alfa', 'beta', 'gamma', 'delta', 'echo'] as const;
type Name = (typeof NAMES)[number];

interface Work {
  readonly ton: number;
  /** euro of MKI per ton in the baseline; the optimisation has three quarters of it */
  readonly eur: number;
  readonly subGroup?: string;
  readonly unit?: string;
}

let test: TestApp;
const ids = new Map<string, string>();
let token: string;
let viewer: string;
let outsider: string;
let staff: string;
let apiKey: string;

beforeAll(async () => {
  test = await startTestApp();
  for (const name of NAMES) ids.set(name, await addOrganisation(test, name));
  const alfa = [idOf('alfa')];
  ({ token } = await addUser(test, { username: 'lid', organisationIds: alfa, administers: true }));
  ({ token: viewer } = await addUser(test, {
    username: 'kijker',
    organisationIds: alfa,
    dashboardType: 'viewer',
  }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [idOf('echo')] }));
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ key: apiKey } = await addApiKey(test, { slug: 'alfa', token, name: 'Koppeling', days: 365 }));
  // The tests move the clock by months.
  await run(sql`UPDATE session SET expires_at = '2030-01-01'`);
  await complete('alfa', [
    { ton: 1, eur: 100 },
    { ton: 1, eur: 1, subGroup: 'Klinkers' },
    { ton: 1, eur: 1, subGroup: 'Zand' },
    { ton: 1, eur: 1, subGroup: 'Grind' },
  ]);
  await complete('beta', [
    { ton: 2, eur: 120, unit: 'TON' },
    { ton: 1, eur: 1, subGroup: 'Klinkers' },
    { ton: 100, eur: 1, subGroup: 'Zand' },
    { ton: 1, eur: 1, subGroup: 'Grind', unit: 'm3' },
    { ton: 1, eur: 1, subGroup: 'Schelpen' },
  ]);
  await complete('gamma', [
    { ton: 3, eur: 90, unit: 't' },
    { ton: 1, eur: 1, subGroup: 'Klinkers' },
    { ton: 10, eur: 10, subGroup: 'Zand' },
    { ton: 1, eur: 1, subGroup: 'Grind' },
    { ton: 1, eur: 1, subGroup: 'Schelpen' },
  ]);
  await complete('delta', [
    { ton: 4, eur: 110 },
    { ton: 10, eur: 10, subGroup: 'Zand' },
    { ton: 1, eur: 1, subGroup: 'Grind' },
    { ton: 1, eur: 1, subGroup: 'Schelpen' },
  ]);
  await complete('echo', [
    { ton: 5, eur: 100 },
    { ton: 1, eur: 1, subGroup: 'Schelpen' },
  ]);
}, 120_000);
afterAll(() => test.close());

const run = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);
const idOf = (name: string) => ids.get(name) ?? '';

/** Adds a completed project of an organisation, with a post for each of these works. */
async function complete(
  name: string,
  works: readonly Work[],
  sets: readonly SetCode[] = ['a1'],
): Promise<void> {
  const project = await addProject(test, idOf(name), { sector: 'infra-city' });
  for (const [type, times] of [
    ['design-baseline', 1],
    ['design-optimization', 0.75],
  ] as const) {
    const bytes = await exampleWorkbook(
      works.map(({ ton, eur, subGroup = 'Asfalt', unit = 'ton' }, place) => ({
        ...{ postNumber: `${place + 1}`, productSubGroup: subGroup, unit, quantity: ton },
        mkiEurPerUnit: eur * times,
      })),
      sets,
    );
    const { body } = await test.send('POST', '/api/v1/project-calculation/', {
      token: staff,
      form: {
        fields: { project, calculation_type: type },
        file: { field: 'excel_file', name: 'a.xlsx', bytes },
      },
    });
    const path = `/api/v1/project-calculation/${(body as { uuid: string }).uuid}/`;
    const { status } = await test.send('PATCH', path, { token: staff, body: { active: true } });
    expect(status).toBe(200);
  }
  await run(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-06-01' WHERE id = ${project}`);
}

/** Multiplies what an organisation's units cost, in both calculations. */
const change = (name: Name, times: number) =>
  run(sql`
    UPDATE calculation_ratio_total SET mki_eur = mki_eur * ${times} WHERE organisation_id = ${idOf(name)}`);

/** Multiplies the units of an organisation and what they cost. */
const resize = (name: Name, times: number) =>
  run(sql`
    UPDATE calculation_ratio_total SET mki_eur = mki_eur * ${times}, co2_kg = co2_kg * ${times}, units = units * ${times}
    WHERE organisation_id = ${idOf(name)}`);

const path = (name: Name = 'alfa') => `/api/v1/organization/${name}/internal_national_ratio_statistics/`;

async function ask(as: { token: string } | { apiKey: string } = { token }, name: Name = 'alfa') {
  const { status, body } = await test.send('GET', path(name), as);
  expect(status).toBe(200);
  return body as NationalRatiosAnswer;
}

/** Returns the only ratio that may be told of asphalt in tons. */
async function asphalt(as?: Parameters<typeof ask>[0], name?: Name) {
  const { statistics } = await ask(as, name);
  return statistics.find(({ eci }) => eci !== null)?.eci ?? null;
}

/** Returns the answers to everybody but the organisation that acts: which of its own rows others stand beside, it decides. */
async function everythingTold(actor: Name) {
  const answers: NationalRatiosAnswer[] = [];
  for (const as of [{ token }, { token: viewer }, { apiKey }, { token: staff }]) answers.push(await ask(as));
  for (const name of NAMES) if (name !== actor) answers.push(await ask({ token: staff }, name));
  return answers;
}

const SECOND_OF_MARCH = { from: '2026-03-02', until: '2026-03-02' };

describe('a national ratio', () => {
  it('is the sum over the units of all organisations, whatever their spelling, and states its day', async () => {
    // 0.75 × (100 + 240 + 270 + 440 + 500) over 15 tons
    expect(await asphalt()).toEqual({
      ...{ avg: 77.5, projects: 5, own_projects: 1, incomplete: false },
      fixed: SECOND_OF_MARCH,
    });
  });

  it('is of one sub-group and unit alone: the others have too few others, or one of them has too much', async () => {
    // Bricks have two others, beta has most of the sand, and of gravel in tons there are two others.
    const { statistics } = await ask();
    expect(statistics).toHaveLength(1);
    expect(statistics[0]?.unit).toBe('ton');
    // Staff are none of them: bricks have three organisations for them, and gravel too.
    expect((await ask({ token: staff })).statistics).toHaveLength(3);
  });

  it('is not told of a sub-group of which the organisation has nothing itself', async () => {
    const ofShells = (await ask({ token: staff }, 'echo')).statistics;
    expect(ofShells).toHaveLength(2);
    const [shells] = ofShells.filter(({ eci }) => eci?.projects === 4);
    expect(shells).toBeDefined();
    expect((await ask()).statistics.map(({ uuid }) => uuid)).not.toContain(shells?.uuid);
  });

  it('is one row where the organisation itself writes its unit in two ways', async () => {
    const before = await ask();
    const write = (unit: string) =>
      run(sql`
        UPDATE calculation_ratio_total AS ratio SET unit = ${unit} FROM calculation
        WHERE calculation.id = ratio.calculation_id AND calculation.calculation_type = 'design-baseline'
          AND ratio.organisation_id = ${idOf('alfa')}`);
    await write('Ton');
    expect(await ask()).toEqual(before);
    await write('ton');
  });

  it('is incomplete where one of its organisations leaves something undeclared', async () => {
    const tell = async (incomplete: string) => {
      await run(sql`
        UPDATE fixed_contribution SET contribution = jsonb_set(contribution, '{incomplete}', ${incomplete}::jsonb)
        WHERE organisation_id = ${idOf('beta')} AND figure LIKE '%ratio%'`);
      // Answers are kept until something of an organisation is written.
      await change('alfa', 1);
    };
    await tell('["a1_mki"]');
    const [told] = (await ask()).statistics;
    expect([told?.eci?.incomplete, told?.co2?.incomplete]).toEqual([true, false]);
    await tell('[]');
    expect((await asphalt())?.incomplete).toBe(false);
  });

  it('names nobody, and tells neither a lowest nor a highest, nor a sum', async () => {
    const told = JSON.stringify(await ask());
    for (const hidden of ['min', 'max', 'sum', 'lowest', 'highest', 'units', ...NAMES, ...ids.values()])
      expect(told).not.toContain(hidden);
  });

  it('is the same for a viewer and a program, and hidden from who is no member', async () => {
    const told = await ask();
    expect(await ask({ token: viewer })).toEqual(told);
    expect(await ask({ apiKey })).toEqual(told);
    expect((await test.send('GET', path(), { token: outsider })).status).toBe(404);
  });

  it('is of a product group that was asked for', async () => {
    const of = async (group: string) =>
      (await test.send('GET', `${path()}?product_group=${group}`, { token })).body as NationalRatiosAnswer;
    const { body } = await test.send(
      'GET',
      '/api/v1/organization/alfa/internal_project_calculation_ratio_filters/',
      { token },
    );
    const [group] = (body as { product_groups: { uuid: string }[] }).product_groups;
    expect((await of(group?.uuid ?? '')).statistics).toHaveLength(1);
    expect((await of('0d000000-0000-4000-8000-000000000001')).statistics).toEqual([]);
  });
});

describe('within a quarter a national ratio is the same for all others before and after one organisation', () => {
  const acts: readonly [Name, string, () => Promise<unknown>][] = [
    ['beta', 'changes what its work costs', () => change('beta', 7)],
    ['gamma', 'changes how much it is', () => resize('gamma', 3)],
    ['beta', 'completes another project', () => complete('beta', [{ ton: 6, eur: 100 }])],
    [
      'gamma',
      'reopens what it completed',
      () =>
        run(
          sql`UPDATE project SET design_phase_complete_date = NULL WHERE organisation_id = ${idOf('gamma')}`,
        ),
    ],
    [
      'gamma',
      'completes it again, in another year',
      () =>
        run(
          sql`UPDATE project SET design_phase_complete_date = '2026-01-01' WHERE organisation_id = ${idOf('gamma')}`,
        ),
    ],
    [
      'delta',
      'takes a calculation out',
      () => run(sql`UPDATE calculation SET active = false WHERE organisation_id = ${idOf('delta')}`),
    ],
    [
      'delta',
      'puts it back',
      () => run(sql`UPDATE calculation SET active = true WHERE organisation_id = ${idOf('delta')}`),
    ],
    [
      'delta',
      'is the fourth to have bricks',
      () => complete('delta', [{ ton: 1, eur: 1, subGroup: 'Klinkers' }]),
    ],
  ];
  it.each(acts)('%s %s', async (actor, _what, act) => {
    test.clock.moment = new Date(test.clock.moment.getTime() + 24 * 60 * 60 * 1000);
    const before = await everythingTold(actor);
    await act();
    expect(await everythingTold(actor)).toEqual(before);
  });
});

describe('a new quarter', () => {
  it('tells the former ratio while fewer than three others changed, and then the new one', async () => {
    // Undo all but the change of beta.
    await resize('gamma', 1 / 3);
    await run(sql`UPDATE project SET design_phase_complete_date = NULL WHERE organisation_id = ${idOf('beta')}
      AND id = (SELECT id FROM project WHERE organisation_id = ${idOf('beta')} ORDER BY created_at DESC LIMIT 1)`);
    test.clock.moment = new Date('2026-03-31T22:00:00Z');
    expect(await asphalt()).toMatchObject({ avg: 77.5, fixed: SECOND_OF_MARCH });
    // Bricks have three others now.
    expect((await ask()).statistics).toHaveLength(2);
    for (const name of ['gamma', 'delta', 'echo'] as const) await change(name, 2);
    expect(await asphalt()).toMatchObject({ avg: 77.5, fixed: SECOND_OF_MARCH });
    test.clock.moment = new Date('2026-07-01T09:00:00Z');
    // 0.75 × (100 + 7 × 240 + 2 × (270 + 440 + 500)) over 15 tons
    const { avg, fixed } = (await asphalt()) ?? {};
    expect(avg).toBeCloseTo(210, 9);
    expect(fixed).toEqual({ from: '2026-07-01', until: '2026-07-01' });
  });

  it('is fixed once when two servers are asked at the same moment', async () => {
    test.clock.moment = new Date('2026-10-01T09:00:00Z');
    for (const name of ['beta', 'gamma', 'delta'] as const) await resize(name, 2);
    const servers = await Promise.all([1, 2].map(() => buildApp(test.dependencies)));
    const answers = await Promise.all(
      servers.map((server) => server.inject({ url: path(), headers: { authorization: `Token ${token}` } })),
    );
    const [one, other] = answers.map((answer) => answer.json<NationalRatiosAnswer>());
    expect(one?.statistics).toHaveLength(2);
    expect(one).toEqual(other);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('keeps nothing of what nobody may be told', async () => {
    const kept = await run(sql`
      SELECT DISTINCT cell FROM fixed_cell WHERE figure LIKE '%ratio%'
        AND version = 1 AND 3 > (
          SELECT count(*) FROM fixed_contribution AS part
          WHERE (part.figure, part.cell, part.version) = (fixed_cell.figure, fixed_cell.cell, fixed_cell.version))`);
    expect(kept).toEqual([]);
    // In an upgraded installation the quarter of other figures is fixed before that of ratios.
    await run(sql`UPDATE figure_fixing SET ratios_quarter = NULL`);
    await run(sql`DELETE FROM fixed_cell WHERE figure LIKE '%ratio%'`);
    expect((await ask()).statistics).toHaveLength(2);
  });
});

it('goes until the next quarter when staff have the figures of an organisation fixed again', async () => {
  const address = `/api/v1/admin/organizations/${idOf('beta')}/fix_figures_anew/`;
  const { status } = await test.send('POST', address, {
    token: staff,
    body: { reason: 'Een factor te hoog' },
  });
  expect(status).toBe(200);
  expect((await ask()).statistics).toEqual([]);
  expect(
    await run(sql`
      SELECT FROM fixed_contribution WHERE organisation_id = ${idOf('beta')} AND figure LIKE '%ratio%'`),
  ).toEqual([]);
  test.clock.moment = new Date('2027-01-01T09:00:00Z');
  expect((await ask()).statistics).toHaveLength(2);
});

it('leaves out a project with other units in one figure than in another: the difference would be a post', async () => {
  ids.set('foxtrot', await addOrganisation(test, 'foxtrot'));
  await complete('foxtrot', [{ ton: 2, eur: 10 }], ['a1', 'a2']);
  const units = async () => {
    const found = await listRatioContributions(test.dependencies.database.queries, idOf('foxtrot'));
    return [...found.values()].map((contribution) => contribution.units);
  };
  expect(await units()).toEqual([2]);
  await run(sql`
    UPDATE calculation_ratio_total SET units = units * 1.5
    WHERE organisation_id = ${idOf('foxtrot')} AND set_code = 'a2'`);
  expect(await units()).toEqual([]);
});
