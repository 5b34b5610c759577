import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import { filledCouncilText, type SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type ExampleItem, exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let organisationId: string;
let slug: string;
let token: string;
let made = 0;

beforeAll(async () => {
  test = await startTestApp();
}, 240_000);
afterAll(() => test.close());

/** Begins an organisation of its own, with one member. */
async function begin() {
  slug = `gemeente-${++made}`;
  organisationId = await addOrganisation(test, slug);
  ({ token } = await addUser(test, { username: `lid-${made}`, organisationIds: [organisationId] }));
}

type Side = Omit<ExampleItem, 'postNumber'>;

/** Stores a completed project of one post, which costs the first of these in the baseline and the second in the design. */
async function complete(
  [baseline, design]: readonly [Side, Side],
  { year = 2025, sets = ['a1'] }: { readonly year?: number; readonly sets?: readonly SetCode[] } = {},
) {
  const project = await addProject(test, organisationId, { name: `Werk ${year}` });
  for (const [type, item] of [
    ['design-baseline', baseline],
    ['design-optimization', design],
  ] as const) {
    const { status } = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: type, activate: 'true' },
        file: {
          ...{ field: 'excel_file', name: 'a.xlsx' },
          bytes: await exampleWorkbook([{ postNumber: '1', ...item }], sets),
        },
      },
    });
    expect(status).toBe(201);
  }
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = ${`${year}-05-01`}
    WHERE id = ${project}`);
}

async function read(query = '') {
  const { status, body } = await test.send('GET', `/api/v1/organization/${slug}/council_letter/${query}`, {
    token,
  });
  expect(status).toBe(200);
  const { sentences, figures, facts } = body as CouncilLetterAnswer;
  const [what = '', , sure = ''] = sentences.map(({ text }) => filledCouncilText(text, figures));
  return { what, sure, goal: facts.find(({ label }) => label.startsWith('Doel'))?.value ?? '' };
}

const costing = (mkiEurPerUnit: number, more: Partial<Side> = {}): Side => ({
  ...{ quantity: 2, mkiEurPerUnit },
  ...more,
});

it('names the work that counts for the MKI and not for CO2, within the years of its filter', async () => {
  await begin();
  await complete([costing(10), costing(8)], { year: 2023 });
  await complete([costing(10), costing(8)], { year: 2024 });
  await complete([costing(10), costing(8)], { year: 2025 });
  await complete([costing(10), costing(8, { co2: false })], { year: 2026 });
  const all = await read();
  expect(all.what).toContain('De uitstoot van CO2 is te vergelijken bij 3 werken');
  expect(all.sure).toContain('voor CO2 niet meegeteld: 1 werk');
  const ofYears = await read('?design_phase_complete_date__year=2024,2025');
  expect(ofYears.what).toMatch(/^Met 2 werken .* De uitstoot van CO2 is gelijk\.$/);
  expect(ofYears.sure).toMatch(/^Voor MKI en CO2 tellen alle voltooide werken/);
});

it('says that the work differs from that of the baseline, and that posts count as 0 which do not apply', async () => {
  await begin();
  await complete([costing(10), costing(10, { quantity: 1 })]);
  const before = await read();
  expect(before.sure).toContain('bij 1 werk verschilt de omvang');
  expect(before.sure).not.toContain('deels als nul');
  const { queries } = test.dependencies.database;
  await queries.execute(
    sql`UPDATE pair_scope SET explained_mki_posts = 1 WHERE organisation_id = ${organisationId}`,
  );
  expect((await read()).sure).toMatch(/deels als nul tellen, .*: 1\b/);
});

it('says that weights are not confirmed, only of the set that they weigh in', async () => {
  await begin();
  const weighed = (quantity: number) => costing(1, { quantity, isWeighed: true });
  await complete([weighed(2), weighed(1)], { sets: ['a1', 'a2'] });
  expect((await read('?project_data_type=eci_a2')).sure).toContain('niet elke weegfactor is bevestigd');
  await test.dependencies.database.queries.execute(sql`UPDATE weight SET confirmed_at = now()`);
  expect((await read('?project_data_type=eci_a2')).sure).not.toContain('weegfactor is bevestigd');
});

it('holds the goal against the figures of its own set', async () => {
  await begin();
  for (const [set, cost] of [
    ['a1', 8],
    ['a2', 5],
  ] as const)
    for (let count = 0; count < 2; count++) await complete([costing(10), costing(cost)], { sets: [set] });
  await test.dependencies.database.queries.execute(sql`
    INSERT INTO own_goal (indicator, organisation_id, revision, modified_at, steps, decision_number, decision_text, decision_url)
    VALUES ('mki', ${organisationId}, 1, now(), '[{"year": 2030, "percent": 40}]', '', '', '')`);
  expect((await read()).goal).toMatch(/nog niet te zeggen$/);
  expect((await read('?project_data_type=eci_a2')).goal).toMatch(/op koers$/);
});
