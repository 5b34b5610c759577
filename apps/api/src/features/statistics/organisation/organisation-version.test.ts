import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Queries } from '../../../database/open-database.ts';
import { sql, toStatement } from '../../../database/sql.ts';
import { addBidder } from '../../../testing/bids.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { workOutAllScopes } from '../../calculations/scope/work-out-scopes.ts';
import { getOrganisationVersion, getOverallVersion } from './organisation-version.queries.ts';

let test: TestApp;
let queries: Queries;
let token: string;
let alfa: string;
let projectId: string;
/** a project of the same organisation in which nothing is locked */
let running: string;
let calculations: string[];

beforeAll(async () => {
  test = await startTestApp();
  queries = test.dependencies.database.queries;
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa, beta] }));
  projectId = await addProject(test, alfa);
  calculations = [await upload(projectId, 'design-baseline'), await upload(projectId, 'design-optimization')];
  for (const uuid of calculations)
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token, body: { active: true } });
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2025-06-01'`);
  running = await addProject(test, alfa);
});
afterAll(() => test.close());

async function upload(project: string, type: string): Promise<string> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 1 }]);
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'a.xlsx', bytes },
    },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

describe('the version of an organisation', () => {
  const changes: readonly [string, () => Promise<unknown>][] = [
    ['an upload', () => upload(running, 'design-optimization')],
    [
      'a calculation that is renamed and deleted',
      async () => {
        const path = `/api/v1/project-calculation/${await upload(running, 'design-baseline')}/`;
        const uploaded = await versions();
        await test.send('PATCH', path, { token, body: { name: 'Anders' } });
        const renamed = await versions();
        await test.send('DELETE', path, { token });
        const deleted = await versions();
        expect(new Set([uploaded, renamed, deleted].map((each) => each.alfa)).size).toBe(3);
      },
    ],
    ['a new project', () => addProject(test, alfa)],
    ['a bidder', async () => addBidder(queries, await addProject(test, alfa))],
    ['a date', () => queries.execute(sql`UPDATE project SET design_phase_complete_date = '2024-06-01'`)],
    ['another name', () => queries.execute(sql`UPDATE organisation SET name = 'Anders' WHERE slug = 'alfa'`)],
    [
      'work that is compared anew',
      async () => {
        await queries.execute(sql`DELETE FROM pair_scope`);
        await workOutAllScopes(test.dependencies.database);
      },
    ],
    ['a total that is put right', () => queries.execute(sql`UPDATE calculation_total SET name = name`)],
  ];

  it.each(changes)('changes after %s, and that of the neighbours does not', async (_name, change) => {
    const before = await versions();
    await change();
    const after = await versions();
    expect(after.alfa).not.toBe(before.alfa);
    expect(after.overall).not.toBe(before.overall);
    expect(after.beta).toBe(before.beta);
    expect(await versions()).toEqual(after);
  });

  it('stays when a change is rolled back', async () => {
    const before = await versions();
    const takenBack = test.dependencies.database.transaction(async (within) => {
      await within.execute(sql`UPDATE project SET name = 'Anders'`);
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    expect(await versions()).toEqual(before);
  });

  it('stays when somebody signs in or writes about another subject', async () => {
    const before = await versions();
    await addUser(test, { username: 'ander', organisationIds: [alfa] });
    expect(await versions()).toEqual(before);
  });
});

/** Rules change with a release only, and a restart empties the cache. */
const RULES = 'representative_types';
/** The gaps of a pair are stored with the pair and deleted with it. */
const PARTS_OF_A_PAIR = 'pair_scope_node';
/** Fixed figures of others have a revision of their own, which is part of the overall version. */
const FIXED = ['figure_fixing', 'fixed_cell', 'fixed_contribution'];
/** Items change with their calculation, an answer about them changes its project, and no figure states who gave it. */
const COMPARED_ON_DEMAND = ['account', 'calculation_item', 'scope_answer'];

it('covers every table that the statistics read', async () => {
  const read = await tablesReadBy(statisticsCalls());
  expect([...read].sort()).toEqual(
    [
      'applicant',
      'calculation',
      'calculation_comparable',
      'calculation_ratio_total',
      'calculation_raw_total',
      'calculation_total',
      'organisation',
      'pair_scope',
      'project',
      'weight',
      'weight_table',
      RULES,
      PARTS_OF_A_PAIR,
      ...FIXED,
      ...COMPARED_ON_DEMAND,
    ].sort(),
  );
  const noted = (await queries.execute(sql`
    SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgname = 'organisation_version' AND tgenabled = 'O'`)) as { name: string }[];
  const elsewhere = [RULES, PARTS_OF_A_PAIR, ...FIXED, ...COMPARED_ON_DEMAND];
  for (const table of read)
    if (!elsewhere.includes(table)) expect(noted.map(({ name }) => name)).toContain(table);
});

async function versions() {
  return {
    alfa: await getOrganisationVersion(queries, 'alfa'),
    beta: await getOrganisationVersion(queries, 'beta'),
    overall: await getOverallVersion(queries),
  };
}

/** Returns every call of the statistics, at every level. */
function statisticsCalls(): string[] {
  const project = `project_calculation__project__uuid=${projectId}`;
  const ids = calculations.join(',');
  return [
    ...['project', 'product_group', 'product_sub_group', 'product'].flatMap((level) => [
      `internal_project_calculation_statistics/?aggregate_by=${level}`,
      `internal_project_calculation_statistics/?aggregate_by=${level}&${project}`,
      `internal_project_calculation_statistics/?aggregate_by=${level}&${project}&project_calculation__calculation_type=design-baseline`,
    ]),
    'internal_organization_statistics/',
    'internal_organization_promises/',
    'internal_organization_open_work/',
    'internal_sector_statistics/',
    'internal_sector_statistics/?organization=alfa',
    'internal_national_ratio_statistics/',
    'internal_project_calculation_ratio_filters/',
    'internal_project_calculation_ratio_statistics/?aggregate_by=product_sub_group',
    `internal_project_calculation_ratio_posts/?product_sub_group=${projectId}&unit=m2`,
    `internal_variant_calculation_statistics/?${calculations.map((id) => `project_calculation_uuid=${id}`).join('&')}`,
    `internal_variant_comparison_statistics/?aggregate_by=product_group&${project}&project_calculation_uuid=${ids}`,
  ];
}

/** Returns the tables that some calls read, without those that identify the caller and those with the versions. */
async function tablesReadBy(calls: readonly string[]): Promise<Set<string>> {
  const read = new Set<string>();
  const watched: Queries = {
    async execute(query, planning) {
      const { sql: text } = toStatement(query);
      if (!/\bFROM session\b|\borganisation_version\b/.test(text)) {
        const [plan] = (await queries.execute(sql`EXPLAIN (FORMAT JSON) ${query}`)) as object[];
        for (const [, table] of JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g))
          if (table) read.add(table);
      }
      return queries.execute(query, planning);
    },
  };
  const { database } = test.dependencies;
  const app = await buildApp({ ...test.dependencies, database: { ...database, queries: watched } });
  for (const call of calls) {
    const url = `/api/v1/organization/alfa/${call}`;
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Token ${token}` } });
    expect(statusCode, `${call}: ${body}`).toBe(200);
  }
  await app.close();
  return read;
}
