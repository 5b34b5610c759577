import type { Calculation, ComparedCalculationsAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { giveToBidder } from '../../testing/bids.ts';
import { declaredWorkbook } from '../../testing/files/declared-workbook.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;
let outsider: string;
let viewer: string;
let alfa: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: viewer } = await addUser(test, {
    username: 'kijker',
    organisationIds: [alfa],
    dashboardType: 'viewer',
  }));
  project = await addProject(test, alfa);
}, 240_000);
afterAll(() => test.close());

async function upload(bytes: Buffer, name: string, of = project, type = 'design-optimization') {
  const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project: of, calculation_type: type, activate: 'false' },
      file: { field: 'excel_file', name: `${name}.xlsx`, bytes },
    },
  });
  expect(status).toBe(201);
  return (body as Calculation).uuid;
}

const compare = async (uuids: readonly string[], rest = '', as = token, of = project) => {
  const asked = uuids.map((uuid) => `calculation=${uuid}`).join('&');
  const answer = await test.send('GET', `/api/v1/project/${of}/compare/?${asked}${rest}`, { token: as });
  return { status: answer.status, body: answer.body as ComparedCalculationsAnswer & Record<string, unknown> };
};

it('holds inactive calculations against the one that was chosen, and writes nothing', async () => {
  const first = await upload(declaredWorkbook({ 1: { 'A1-A3': 100 } }), 'Asfalt');
  const second = await upload(declaredWorkbook({ 1: { 'A1-A3': 80 } }), 'Beton');
  const third = await upload(declaredWorkbook({ 1: { 'A1-A3': 60 } }), 'Klinkers');
  const before = await stateOf();
  const { status, body } = await compare([first, second, third]);
  expect(status).toBe(200);
  expect(body.calculations.map(({ name, active }) => [name, active])).toEqual([
    ['Asfalt', false],
    ['Beton', false],
    ['Klinkers', false],
  ]);
  const amounts = ({ comparisons }: ComparedCalculationsAnswer) =>
    comparisons.map(({ changes: { mki } }) => mki.comparison && Math.round(mki.comparison.amount));
  const [beton] = amounts(body);
  expect(beton).toBeLessThan(0);
  expect(amounts(body)).toEqual([beton, 2 * Number(beton)]);
  // The same posts at the same quantities: only their profiles differ.
  expect(body.comparisons.map(({ changes: { differing } }) => differing)).toEqual([0, 0]);
  const turned = await compare([first, second, third], `&against=${third}`);
  expect(turned.body.comparisons.map(({ calculation }) => calculation)).toEqual([first, second]);
  expect(amounts(turned.body)).toEqual([-2 * Number(beton), -Number(beton)]);
  expect(await stateOf()).toEqual(before);
});

/** Returns what a comparison could have changed: every row of these tables, with its contents. */
async function stateOf() {
  const tables = ['calculation', 'project', 'history_entry', 'pair_scope', 'pair_scope_node', 'pair_change'];
  const states: unknown[] = [];
  for (const table of tables)
    states.push(
      await test.dependencies.database.queries.execute(
        sql`SELECT ${table}::text AS name, count(*)::int AS rows, sum(hashtextextended(t::text, 0))::text AS state
          FROM ${sql.identifier(table)} AS t`,
      ),
    );
  return states;
}

it('concludes nothing of a module that one of them leaves empty, in the group and in the whole', async () => {
  const whole = await upload(declaredWorkbook({ 1: { 'A1-A3': 60, A4: 40 } }), 'Met A4');
  const without = await upload(declaredWorkbook({ 1: { 'A1-A3': 50 } }), 'Zonder A4');
  const { body } = await compare([whole, without]);
  const [comparison] = body.comparisons;
  expect(comparison?.changes.mki).toMatchObject({
    comparison: null,
    gaps: [{ side: 'optimization', lacking: { items: 1 } }],
    shared: { modules: ['A1-A3'] },
  });
  expect(comparison?.product_groups[0]?.mki.comparison).toBeNull();
});

it('refuses calculations that have no set in common, and a set that one does not state, and names them', async () => {
  const item = { postNumber: '1', quantity: 1, mkiEurPerUnit: 100 };
  const inA1 = await upload(await exampleWorkbook([item], ['a1']), 'In A1');
  const inA2 = await upload(await exampleWorkbook([item], ['a2']), 'In A2');
  const inBoth = await upload(await exampleWorkbook([item], ['a1', 'a2']), 'In beide');
  const none = await compare([inA1, inA2]);
  expect(none.status).toBe(400);
  expect(JSON.stringify(none.body)).toContain('‘In A1’ staat in Set A1, ‘In A2’ staat in Set A2');
  const other = await compare([inBoth, inA2], '&set=a1');
  expect(other.status).toBe(400);
  expect(JSON.stringify(other.body)).toMatch(/opgegeven in Set A1: ‘In A2’ staat in Set A2/);
  const shared = await compare([inBoth, inA2]);
  expect([shared.status, shared.body.set, shared.body.sets]).toEqual([200, 'a2', ['a2']]);
});

it('takes two to four calculations, each once, of this project', async () => {
  const [one, two] = [
    await upload(declaredWorkbook({ 1: { 'A1-A3': 1 } }), 'Een'),
    await upload(declaredWorkbook({ 1: { 'A1-A3': 2 } }), 'Twee'),
  ];
  const five = Array.from({ length: 5 }, () => one);
  for (const uuids of [[one], [one, one], five]) expect((await compare(uuids)).status).toBe(400);
  expect((await compare([one, two], `&against=${project}`)).status).toBe(400);
  const elsewhere = await addProject(test, alfa);
  const other = await upload(declaredWorkbook({ 1: { 'A1-A3': 2 } }), 'Elders', elsewhere);
  expect((await compare([one, other])).status).toBe(404);
  await test.send('DELETE', `/api/v1/project-calculation/${two}/`, { token });
  expect((await compare([one, two])).status).toBe(404);
});

it('shows a sealed bid to who entered it alone, and nothing to outsiders and viewers', async () => {
  const sealed = await addProject(test, alfa);
  const own = await upload(declaredWorkbook({ 1: { 'A1-A3': 10 } }), 'Baseline', sealed, 'design-baseline');
  const bid = await upload(declaredWorkbook({ 1: { 'A1-A3': 8 } }), 'Aanbod', sealed);
  const { queries } = test.dependencies.database;
  const applicant = await giveToBidder(queries, bid);
  await queries.execute(
    sql`UPDATE project SET seals_bids = true, bids_opened_at = NULL WHERE id = ${sealed}`,
  );
  expect((await compare([own, bid], '', token, sealed)).status).toBe(404);
  await queries.execute(sql`UPDATE applicant SET entered_by = (SELECT id FROM account WHERE username = 'lid')
    WHERE id = ${applicant}`);
  expect((await compare([own, bid], '', token, sealed)).status).toBe(200);
  await queries.execute(sql`UPDATE applicant SET entered_by = NULL WHERE id = ${applicant}`);
  await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${sealed}`);
  const opened = await compare([own, bid], '', token, sealed);
  expect(opened.body.calculations[1]).toMatchObject({ calculation_type: 'applicant' });
  expect(opened.body.calculations[1]?.applicant_name).toMatch(/^Inschrijver/);
  expect((await compare([own, bid], '', outsider, sealed)).status).toBe(404);
  expect((await compare([own, bid], '', viewer, sealed)).status).toBe(403);
});
