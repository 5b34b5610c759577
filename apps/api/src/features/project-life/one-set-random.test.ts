import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { drawFrom } from '../../testing/draw.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const ACTS = 360;
const TODAY = '2026-03-02';
const CALCULATION = '/api/v1/project-calculation/';
const TYPES = [
  'design-baseline',
  'design-optimization',
  'as-built-baseline',
  'as-built-optimization',
] as const;
const CONTRACTS = [
  { contractType: 'RAW', awardCriteria: false },
  { contractType: 'UAV-GC', awardCriteria: false },
  { contractType: 'NA', awardCriteria: null },
] as const;

let test: TestApp;
let token: string;
let staffToken: string;
const projects: string[] = [];
const books: Buffer[] = [];

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  for (const contract of CONTRACTS) projects.push(await addProject(test, alfa, contract));
  const items = [{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }];
  for (const set of ['a1', 'a2'] as const) books.push(await exampleWorkbook(items, [set]));
});
afterAll(() => test.close());

/** Returns, by a separate query, the sets of the active calculations of each project. */
async function setsOfProjects(): Promise<{ sets: string }[]> {
  return (await test.dependencies.database.queries.execute(sql`
    SELECT string_agg(DISTINCT headline_set, '+') AS sets FROM calculation
    WHERE active AND deleted_at IS NULL GROUP BY project_id`)) as { sets: string }[];
}

it('no series of actions of members and staff leaves active calculations of two sets in a project', async () => {
  const draw = drawFrom(99);
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[draw.below(choices.length)] as Choice;
  const send = (method: string, url: string, body?: object, by = token) =>
    test.send(method, url, { token: by, body });
  const idsOf = async (project: string, query = '') => {
    const answer = await send('GET', `${CALCULATION}?project__uuid=${project}${query}`);
    return (answer.body as { results: { uuid: string }[] }).results.map(({ uuid }) => uuid);
  };
  const onOne = async (ids: readonly string[], act: (uuid: string) => ReturnType<typeof send>) =>
    ids.length > 0 ? act(oneOf(ids)) : null;

  const acts = {
    upload: async (project: string) => {
      const answer = await test.send('POST', CALCULATION, {
        token,
        form: {
          fields: { project, calculation_type: oneOf(TYPES) },
          file: { field: 'excel_file', name: 'a.xlsx', bytes: oneOf(books) },
        },
      });
      const { uuid } = answer.body as { uuid?: string };
      return uuid && draw.chance(2) ? send('PATCH', `${CALCULATION}${uuid}/`, { active: true }) : answer;
    },
    activate: async (project: string) =>
      onOne(await idsOf(project), (uuid) => send('PATCH', `${CALCULATION}${uuid}/`, { active: true })),
    deactivate: async (project: string) =>
      onOne(await idsOf(project), (uuid) => send('PATCH', `${CALCULATION}${uuid}/`, { active: false })),
    delete: async (project: string) =>
      onOne(await idsOf(project), (uuid) => send('DELETE', `${CALCULATION}${uuid}/`)),
    restore: async (project: string) =>
      onOne(await idsOf(project, '&deleted=true'), (uuid) => send('POST', `${CALCULATION}${uuid}/restore/`)),
    completeDesign: (project: string) =>
      send('PATCH', `/api/v1/project/${project}/`, {
        project_status: project === projects[2] ? 'Project_Complete' : 'Design_Phase_Complete',
        design_phase_complete_date: TODAY,
      }),
    completeProject: (project: string) =>
      send('PATCH', `/api/v1/project/${project}/`, {
        project_status: 'Project_Complete',
        project_complete_date: TODAY,
      }),
    answerScope: (project: string) =>
      send('PATCH', `/api/v1/project/${project}/`, { asbuilt_scope_changed: draw.chance(2) }),
    reopen: (project: string) =>
      send('POST', `/api/v1/project/${project}/reopen/`, { reason: 'Opnieuw' }, staffToken),
  };
  // Actions that build up a project are drawn more often than those that take something back.
  const often = ['upload', 'upload', 'activate', 'completeDesign', 'completeProject', 'answerScope'] as const;
  const rest = Object.keys(acts) as (keyof typeof acts)[];
  const names = [...often, ...often, ...often, ...often, ...rest, ...rest];

  const taken = new Map<string, number>();
  let mismatches = 0;
  for (let act = 0; act < ACTS; act++) {
    const name = oneOf(names);
    const answer = await acts[name](oneOf(projects));
    if (answer) {
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
      if (answer.status < 300) taken.set(name, (taken.get(name) ?? 0) + 1);
      else if (JSON.stringify(answer.body).includes('verschillende sets')) mismatches++;
    }
    for (const { sets } of await setsOfProjects()) expect(['a1', 'a2'], `after ${name}`).toContain(sets);
    // Two uploads at the same moment have no order.
    test.clock.moment = new Date(test.clock.moment.getTime() + 1000);
  }
  // Every kind of action happened, and the rule refused some.
  expect([...taken.keys()].sort()).toEqual(Object.keys(acts).sort());
  expect(mismatches).toBeGreaterThan(4);
}, 180_000);
