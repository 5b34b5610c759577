import { RECORDED_FIELDS } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { stateOf } from '../projects/record-project.ts';

let test: TestApp;
let token: string;
let accountId: string;
let staff: string;
let outsider: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const zeta = await addOrganisation(test, 'zeta');
  ({ token, accountId } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [zeta] }));
  project = await create('alfa', 'Herinrichting Dorpsstraat', token);
  await create('zeta', 'Van een ander', outsider);
});
afterAll(() => test.close());

interface Entry {
  readonly id: number;
  readonly subject: string;
  readonly subject_name: string;
  readonly action: string;
  readonly changes: Record<string, { from: unknown; to: unknown }>;
  readonly automatic: boolean;
  readonly tab: string | null;
}

async function create(organisation: string, project_name: string, as: string): Promise<string> {
  const answer = await test.send('POST', '/api/v1/project/', {
    token: as,
    body: {
      organization: organisation,
      project_name,
      sector: 'infra-city',
      project_type: 'Herinrichting',
      project_contract_type: 'NA',
    },
  });
  return (answer.body as { uuid: string }).uuid;
}

async function list(url: string, as = staff): Promise<Entry[]> {
  return ((await test.send('GET', url, { token: as })).body as { results: Entry[] }).results;
}

async function ofProject(): Promise<Entry[]> {
  return list(`/api/v1/project/${project}/history/`, token);
}

/** Returns the entries that the work adds to the project's history, oldest first. */
async function added(work: () => Promise<unknown>): Promise<Entry[]> {
  const [newest] = await ofProject();
  await work();
  const entries = await ofProject();
  return entries.filter(({ id }) => id > (newest?.id ?? 0)).reverse();
}

async function upload(name: string): Promise<string> {
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: `${name}.xlsx`, bytes },
    },
  });
  return (answer.body as { uuid: string }).uuid;
}

function changeCalculation(uuid: string, body: object, by = token) {
  return test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: by, body });
}

describe('the history of a project', () => {
  it('begins with who started it, when, and in which role', async () => {
    const [joined, ...started] = await ofProject();
    expect(joined).toMatchObject({
      subject_type: 'project-member',
      subject_name: 'Voornaam Achternaam',
      action: 'created',
      tab: 'project-data',
    });
    expect(started).toEqual([
      {
        id: expect.any(Number),
        created: '02/03/2026 10:00:00',
        user: accountId,
        user_name: 'Voornaam Achternaam',
        organization: 'alfa',
        organization_name: 'Organisatie alfa',
        project,
        project_name: 'Herinrichting Dorpsstraat',
        project_contract_type: 'NA',
        subject_type: 'project',
        subject: project,
        subject_name: 'Herinrichting Dorpsstraat',
        action: 'created',
        changes: expect.objectContaining({ name: { from: null, to: 'Herinrichting Dorpsstraat' } }),
        automatic: false,
        tab: 'project-data',
      },
    ]);
  });

  it('states the old and the new value of a change, and nothing else', async () => {
    const [entry, ...more] = await added(() =>
      test.send('PATCH', `/api/v1/project/${project}/`, {
        token,
        body: {
          project_name: 'Dorpsstraat fase 1',
          project_contract_type: 'NA',
          latitude: 52.1,
          longitude: 5.1,
        },
      }),
    );
    expect(more).toEqual([]);
    expect(entry?.changes).toEqual({
      name: { from: 'Herinrichting Dorpsstraat', to: 'Dorpsstraat fase 1' },
      latitude: { from: null, to: 52.1 },
      longitude: { from: null, to: 5.1 },
    });
  });

  it('keeps the name that a thing had at the time', async () => {
    expect((await ofProject()).at(-1)).toMatchObject({
      subject_name: 'Herinrichting Dorpsstraat',
      project_name: 'Dorpsstraat fase 1',
    });
  });

  it('has no entry for a form that was saved without a change, or for a refused request', async () => {
    const change = (body: object) => test.send('PATCH', `/api/v1/project/${project}/`, { token, body });
    expect(await added(() => change({ project_name: 'Dorpsstraat fase 1' }))).toEqual([]);
    expect(await added(() => change({ project_award_criteria: true }))).toEqual([]);
    expect(await added(() => change({ latitude: null }))).toEqual([]);
  });

  it('follows a calculation from its upload to its end', async () => {
    let first = '';
    const [uploaded] = await added(async () => {
      first = await upload('Berekening');
    });
    expect(uploaded).toMatchObject({
      subject: first,
      subject_name: 'Berekening',
      action: 'created',
      changes: { fileName: { from: null, to: 'Berekening.xlsx' }, headlineMkiEur: { from: null, to: 10 } },
    });

    const renamed = await added(() =>
      changeCalculation(first, { name: 'Raming', notes: 'v2', include_in_report: true }, staff),
    );
    expect(renamed.map(({ changes }) => changes)).toEqual([
      {
        name: { from: 'Berekening', to: 'Raming' },
        notes: { from: '', to: 'v2' },
        includeInReport: { from: false, to: true },
      },
    ]);

    const second = await upload('Tweede');
    await changeCalculation(first, { active: true });
    const followed = (await ofProject()).find(({ changes }) => 'mkiUpperBoundaryEur' in changes);
    expect(followed).toMatchObject({ automatic: true, subject: project });
    expect(followed?.changes).not.toHaveProperty('automatic');
    const switched = await added(() => changeCalculation(second, { active: true }));
    expect(
      switched.map(({ subject_name, changes, automatic }) => [subject_name, changes, automatic]),
    ).toEqual([
      ['Raming', { active: { from: true, to: false } }, true],
      // Its MKI is the same, and the reference value now belongs to another calculation.
      ['Dorpsstraat fase 1', { referenceCalculationName: { from: 'Raming', to: 'Tweede' } }, true],
      ['Tweede', { active: { from: false, to: true } }, false],
    ]);

    expect(
      await added(() => test.send('DELETE', `/api/v1/project-calculation/${second}/`, { token })),
    ).toEqual([]);
    const [deleted] = await added(() =>
      test.send('DELETE', `/api/v1/project-calculation/${first}/`, { token }),
    );
    expect(deleted).toMatchObject({
      subject_name: 'Raming',
      action: 'deleted',
      changes: { name: { from: 'Raming', to: null } },
      automatic: false,
    });
    // Nothing links to what is gone.
    const calculations = await list(`/api/v1/project/${project}/history/?subject=calculation`, token);
    expect(calculations.filter(({ subject }) => subject === first).map(({ tab }) => tab)).toContain(null);
    expect(new Set(calculations.filter(({ subject }) => subject === first).map(({ tab }) => tab)).size).toBe(
      1,
    );
    expect(calculations.find(({ subject }) => subject === second)?.tab).toBe('baseline');
  });

  it.each([
    ['subject=project-member', ['Voornaam Achternaam']],
    ['subject=project&action=created', ['Herinrichting Dorpsstraat']],
    ['person=niemand', []],
    ['until=2026-03-01', []],
    ['from=2026-03-02&until=2026-03-02&action=deleted', ['Raming']],
  ])('is narrowed by %s', async (query, subjects) => {
    const entries = await list(`/api/v1/project/${project}/history/?${query}`, token);
    expect(entries.map(({ subject_name }) => subject_name)).toEqual(subjects);
  });

  it('is hidden from other organisations', async () => {
    const answer = await test.send('GET', `/api/v1/project/${project}/history/`, { token: outsider });
    expect(answer.status).toBe(404);
  });
});

describe('the whole history', () => {
  it.each([
    ['organization=zeta&subject=project', ['Van een ander']],
    // These are the project, and its members.
    ['search=van+een', ['Voornaam Achternaam', 'Van een ander']],
    ['person=niemand', []],
    // These are its own data, and the reference value that followed its active baseline, twice.
    [
      'subject=project&action=changed',
      ['Dorpsstraat fase 1', 'Dorpsstraat fase 1', 'Herinrichting Dorpsstraat'],
    ],
    ['until=2026-03-01', []],
    ['from=2026-03-03', []],
  ])('is narrowed by %s', async (query, subjects) => {
    const entries = await list(`/api/v1/admin/history/?${query}`);
    expect(entries.map(({ subject_name }) => subject_name)).toEqual(subjects);
  });

  it('filters by days in the Netherlands', async () => {
    // 23:30 on 4 March in UTC is 0:30 on 5 March in the Netherlands.
    test.clock.moment = new Date('2026-03-04T23:30:00Z');
    await create('alfa', 'Nachtwerk', token);
    expect(await list('/api/v1/admin/history/?until=2026-03-04&search=nachtwerk')).toEqual([]);
    expect(
      await list('/api/v1/admin/history/?from=2026-03-05&until=2026-03-05&subject=project'),
    ).toHaveLength(1);
  });

  it('has pages, newest first unless the request says otherwise', async () => {
    const [oldest] = await list('/api/v1/admin/history/?ordering=created&page_size=1');
    const newest = await list('/api/v1/admin/history/?page_size=2');
    expect(oldest?.subject_name).toBe('Herinrichting Dorpsstraat');
    expect(newest.map(({ subject_name }) => subject_name)).toEqual(['Voornaam Achternaam', 'Nachtwerk']);
    expect(newest).toHaveLength(2);
  });

  it('is for staff', async () => {
    expect((await test.send('GET', '/api/v1/admin/history/', { token })).status).toBe(403);
  });
});

it.each([
  ['changed', sql`UPDATE history_entry SET actor_name = 'Iemand anders'`],
  ['deleted', sql`DELETE FROM history_entry`],
])('an entry cannot be %s, by any statement in the database', async (_what, statement) => {
  await expect(test.dependencies.database.queries.execute(statement)).rejects.toThrow(
    'history is never rewritten',
  );
});

it('each field of a project is in the list of fields that the history records', () => {
  const { referenceCalculationId: _told, ...fields } = stateOf({} as ProjectRow);
  expect(RECORDED_FIELDS.project).toEqual(expect.arrayContaining(Object.keys(fields)));
});
