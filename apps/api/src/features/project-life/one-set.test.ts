import type { ProjectData } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { reportMixedSets } from '../admin/list-mixed-sets.ts';
import { workOutAllScopes } from '../calculations/scope/work-out-scopes.ts';

let test: TestApp;
let alfa: string;
let token: string;
let staffToken: string;
let a1: Buffer;
let a2: Buffer;

/** The tests' clock is at 2 March 2026. */
const TODAY = '2026-03-02';
const CALCULATION = '/api/v1/project-calculation/';
const DESIGN_COMPLETE = { project_status: 'Design_Phase_Complete', design_phase_complete_date: TODAY };
const PROJECT_COMPLETE = { project_status: 'Project_Complete', project_complete_date: TODAY };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  const items = [{ postNumber: '1', quantity: 2, mkiEurPerUnit: 500 }];
  a1 = await exampleWorkbook(items, ['a1']);
  a2 = await exampleWorkbook(items, ['a2']);
});
afterAll(async () => {
  // The sets were stored without the actions that compare pairs, as a former version stored them.
  await workOutAllScopes(test.dependencies.database);
  await test.close();
});

async function upload(project: string, type: string, bytes: Buffer, path = CALCULATION) {
  return test.send('POST', path, {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: `${type}.xlsx`, bytes },
    },
  });
}

async function uploaded(project: string, type: string, bytes: Buffer): Promise<string> {
  const answer = await upload(project, type, bytes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as { uuid: string }).uuid;
}

const change = (uuid: string, body: object) => test.send('PATCH', `${CALCULATION}${uuid}/`, { token, body });

async function activated(project: string, type: string, bytes: Buffer): Promise<string> {
  const uuid = await uploaded(project, type, bytes);
  const answer = await change(uuid, { active: true });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return uuid;
}

async function step(project: string, body: object): Promise<void> {
  const answer = await test.send('PATCH', `/api/v1/project/${project}/`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function reopen(project: string): Promise<void> {
  const body = { reason: 'Opnieuw' };
  const answer = await test.send('POST', `/api/v1/project/${project}/reopen/`, { token: staffToken, body });
  expect(answer.status).toBe(200);
}

async function activeOf(project: string): Promise<string[]> {
  const answer = await test.send('GET', `${CALCULATION}?project__uuid=${project}`, { token });
  return (
    answer.body as { results: { active: boolean; calculation_type: string; mki_set: string }[] }
  ).results
    .filter(({ active }) => active)
    .map(({ calculation_type, mki_set }) => `${calculation_type} ${mki_set}`)
    .sort();
}

async function completed(data: Partial<ProjectData> = {}): Promise<string> {
  const project = await addProject(test, alfa, data);
  await activated(project, 'design-baseline', a1);
  await activated(project, 'design-optimization', a1);
  await step(project, DESIGN_COMPLETE);
  await uploaded(project, 'as-built-baseline', a1);
  await activated(project, 'as-built-optimization', a1);
  await step(project, PROJECT_COMPLETE);
  return project;
}

/**
 * Adds a project whose as-built pair is stored in Set A2 beside a design in Set A1, as was possible before that was
 * refused.
 */
async function mixed(name: string): Promise<string> {
  const project = await completed({ name });
  await test.dependencies.database.queries.execute(sql`
    UPDATE calculation
    SET headline_set = 'a2', sets = '{a2}', a1_weights_version = NULL, a2_weights_version = '2026-1'
    WHERE project_id = ${project} AND calculation_type IN ('as-built-baseline', 'as-built-optimization')`);
  return project;
}

const MISMATCH =
  'De waarden van deze berekening staan in Set A2, maar in Set A1 is in dit project actief: baseline ‘design-baseline’. Waarden uit verschillende sets worden niet vergeleken. Gebruik een berekening met Set A1, of maak eerst inactief wat in Set A1 staat (een as-built baseline verwijdert u).';

describe('a calculation in another set than the active ones of its project', () => {
  it('is refused at its check, upload, activation and restoration, with both sets and what to do', async () => {
    const project = await addProject(test, alfa);
    const deleted = await uploaded(project, 'design-optimization', a2);
    const inactive = await uploaded(project, 'design-optimization', a2);
    await test.send('DELETE', `${CALCULATION}${deleted}/`, { token });
    await activated(project, 'design-baseline', a1);

    const checked = await upload(project, 'design-optimization', a2, `${CALCULATION}check/`);
    expect(checked.body).toMatchObject({ accepted: false, refusal: MISMATCH });
    const answers = [
      await upload(project, 'design-optimization', a2),
      await change(inactive, { active: true }),
      await test.send('POST', `${CALCULATION}${deleted}/restore/`, { token }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({ detail: MISMATCH });
    }
  });

  it('is refused in the realisation because of the design, and in the design because of the realisation', async () => {
    const project = await addProject(test, alfa);
    await activated(project, 'design-baseline', a1);
    const optimization = await activated(project, 'design-optimization', a1);
    await step(project, DESIGN_COMPLETE);
    for (const type of ['as-built-baseline', 'as-built-optimization'])
      expect((await upload(project, type, a2)).status, type).toBe(409);
    await uploaded(project, 'as-built-baseline', a1);
    // A design may have been taken back by hand.
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET status = 'Design_Phase_Active' WHERE id = ${project}`,
    );
    await change(optimization, { active: false });
    const answer = await upload(project, 'design-baseline', a2);
    expect(answer.status).toBe(409);
    expect((answer.body as { detail: string }).detail).toContain('as-built baseline ‘as-built-baseline’');
  });

  it('may replace the only active one', async () => {
    const project = await addProject(test, alfa);
    await activated(project, 'design-baseline', a1);
    await activated(project, 'design-baseline', a2);
    expect(await activeOf(project)).toEqual(['design-baseline a2']);
  });
});

describe('a completed project that is reopened', () => {
  it('to its realisation keeps its active calculations', async () => {
    const project = await completed();
    await reopen(project);
    expect(await activeOf(project)).toHaveLength(4);
  });

  it('to its design has no active calculation of its realisation, and its history records that', async () => {
    const project = await completed();
    await reopen(project);
    await reopen(project);
    expect(await activeOf(project)).toEqual(['design-baseline a1', 'design-optimization a1']);
    const history = await test.send('GET', `/api/v1/project/${project}/history/`, { token });
    const entries = (history.body as { results: { subject_name: string; changes: object }[] }).results;
    expect(
      entries
        .filter(({ changes }) => 'active' in changes)
        .slice(0, 2)
        .map(({ subject_name, changes }) => ({ subject_name, changes })),
    ).toEqual(
      ['as-built-optimization', 'as-built-baseline'].map((subject_name) => ({
        subject_name,
        changes: { active: { from: true, to: false } },
      })),
    );
  });

  it('and completed again has its as-built baseline back, and its optimisation when somebody activates it', async () => {
    const project = await completed();
    await reopen(project);
    await reopen(project);
    await step(project, DESIGN_COMPLETE);
    expect(await activeOf(project)).toEqual([
      'as-built-baseline a1',
      'design-baseline a1',
      'design-optimization a1',
    ]);
  });

  it('and whose design is then replaced by Set A2 has no realisation in Set A1 beside it', async () => {
    const project = await completed();
    await reopen(project);
    await reopen(project);
    for (const { uuid } of await listed(project))
      if ((await change(uuid, { active: false })).status !== 200) throw new Error(uuid);
    await activated(project, 'design-baseline', a2);
    await activated(project, 'design-optimization', a2);
    await step(project, DESIGN_COMPLETE);
    expect(await activeOf(project)).toEqual(['design-baseline a2', 'design-optimization a2']);
    const answer = await test.send('PATCH', `/api/v1/project/${project}/`, { token, body: PROJECT_COMPLETE });
    expect(answer.status).toBe(400);
  });
});

async function listed(project: string): Promise<{ uuid: string }[]> {
  const answer = await test.send('GET', `${CALCULATION}?project__uuid=${project}`, { token });
  return (answer.body as { results: { uuid: string; calculation_type: string }[] }).results.filter(
    ({ calculation_type }) => calculation_type.startsWith('design'),
  );
}

describe('a project of an earlier release, with active calculations in two sets', () => {
  it('completes no phase, and the refusal states the set of each and what to do', async () => {
    const project = await mixed('Gemengd');
    await reopen(project);
    const answer = await test.send('PATCH', `/api/v1/project/${project}/`, { token, body: PROJECT_COMPLETE });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      project_status: [
        'De actieve berekeningen van dit project staan niet in dezelfde set. In Set A1: baseline ‘design-baseline’, optimalisatie ‘design-optimization’. In Set A2: as-built baseline ‘as-built-baseline’, as-built optimalisatie ‘as-built-optimization’. Waarden uit verschillende sets worden niet vergeleken. Vervang of deactiveer eerst wat niet in dezelfde set staat (een as-built baseline verwijdert u); laat het project daarvoor heropenen als die fase al voltooid is.',
      ],
    });
  });

  it('refuses another answer to its scope question', async () => {
    const project = await addProject(test, alfa, { contractType: 'UAV-GC', name: 'Scope' });
    await activated(project, 'design-baseline', a1);
    await activated(project, 'design-optimization', a1);
    await step(project, DESIGN_COMPLETE);
    const optimization = await activated(project, 'as-built-optimization', a1);
    await test.dependencies.database.queries.execute(
      sql`UPDATE calculation
    SET headline_set = 'a2', sets = '{a2}', a1_weights_version = NULL, a2_weights_version = '2026-1' WHERE id = ${optimization}`,
    );
    const body = { asbuilt_scope_changed: false };
    const answer = await test.send('PATCH', `/api/v1/project/${project}/`, { token, body });
    expect((answer.body as { asbuilt_scope_changed: string[] }).asbuilt_scope_changed[0]).toMatch(
      /Set A1.*Set A2/,
    );
  });

  it('is named in the log at the start, and to staff in the administration', async () => {
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE calculation SET active = false`);
    const project = await mixed('Te herstellen');
    await completed({ name: 'Goed' });
    const lines: object[] = [];
    await reportMixedSets(queries, { warn: (details) => lines.push(details) });
    expect(lines).toEqual([
      {
        project,
        organisation: 'alfa',
        sets: [
          { set: 'a1', types: ['design-baseline', 'design-optimization'] },
          { set: 'a2', types: ['as-built-baseline', 'as-built-optimization'] },
        ],
      },
    ]);
    const answer = await test.send('GET', '/api/v1/admin/mixed-sets/', { token: staffToken });
    expect(answer.body).toMatchObject({
      count: 1,
      results: [
        {
          uuid: project,
          project_name: 'Te herstellen',
          organization: 'alfa',
          organization_name: 'Organisatie alfa',
          calculations: [
            { calculation_type: 'design-baseline', mki_set: 'a1' },
            { calculation_type: 'design-optimization', mki_set: 'a1' },
            { calculation_type: 'as-built-baseline', mki_set: 'a2' },
            { calculation_type: 'as-built-optimization', mki_set: 'a2' },
          ],
        },
      ],
    });
    expect((await test.send('GET', '/api/v1/admin/mixed-sets/', { token })).status).toBe(403);
  });
});
