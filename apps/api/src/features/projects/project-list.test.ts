import type { ListedProject } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let lid: { accountId: string; token: string };
let collega: { accountId: string; token: string };

const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  lid = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  collega = await addUser(test, { username: 'collega', organisationIds: [alfa] });
  await addProject(test, beta, { name: 'Café van een ander' });
  const data = [
    { name: 'Café Één', sector: 'infra-city' },
    { name: 'brug Zuid', sector: 'infra-railway', location: 'Súdwest-Fryslân' },
    { name: 'Brug Noord', sector: 'infra-city', contractType: 'UAV-GC' },
    { name: 'Ávenue', sector: 'infra-railway' },
  ] as const;
  for (const [index, project] of data.entries()) {
    test.clock.moment = new Date(Date.UTC(2026, 2, 3 + index, 9));
    ids[project.name] = await addProject(test, alfa, project);
  }
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE project SET status = 'Project_Complete' WHERE id = ${ids['brug Zuid']}`);
  await queries.execute(sql`UPDATE project SET locked = true WHERE id = ${ids.Ávenue}`);
});
afterAll(() => test.close());

async function list(query: string, { token } = lid): Promise<{ count: number; results: ListedProject[] }> {
  const answer = await test.send('GET', `/api/v1/project/?organization__slug=alfa&${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body as never;
}

const names = async (query: string, user = lid) =>
  (await list(query, user)).results.map(({ project_name }) => project_name);

describe('a list of projects is searched', () => {
  it.each([
    ['cafe een', ['Café Één']],
    ['CAFÉ', ['Café Één']],
    ['sudwest brug', ['brug Zuid']],
    ['avenue', ['Ávenue']],
    ['05-03-2026', ['Brug Noord']],
    ['05/03', ['Brug Noord']],
    ['2026', []],
    ['10:00', []],
    ['voltooid zuid', ['brug Zuid']],
    ['uav-gc', ['Brug Noord']],
    ['100%', []],
    ['zwembad', []],
  ])('for %s, accents and capitals ignored', async (search, found) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(found);
  });
});

describe('the matches of a search', () => {
  let seeker: { token: string };
  beforeAll(async () => {
    const organisation = await addOrganisation(test, 'gamma');
    seeker = await addUser(test, { username: 'zoeker', organisationIds: [organisation] });
    const projects = [
      { name: 'Fase 2' },
      { name: 'Weg, fase 2 en 3' },
      { name: 'Fase twee, 2 rijbanen' },
      { name: 'Fase 12' },
      { name: 'Kade 2', sector: 'infra-city' },
    ] as const;
    for (const [index, project] of projects.entries()) {
      test.clock.moment = new Date(Date.UTC(2026, 2, 8 + index, 9));
      await addProject(test, organisation, project);
    }
  });
  const found = async (search: string, ordering = '') => {
    const query = new URLSearchParams({
      organization__slug: 'gamma',
      search,
      ...(ordering ? { ordering } : {}),
    });
    const answer = await test.send('GET', `/api/v1/project/?${query}`, { token: seeker.token });
    return (answer.body as { results: ListedProject[] }).results.map(({ project_name }) => project_name);
  };

  it('have whole numbers, begin with the exact name, and have last what is found in a label', async () => {
    expect(await found('fase 2')).toEqual(['Fase 2', 'Weg, fase 2 en 3', 'Fase twee, 2 rijbanen', 'Kade 2']);
  });

  it('keep the order that somebody chose', async () => {
    expect(await found('fase 2', 'name')).toEqual([
      'Fase 2',
      'Fase twee, 2 rijbanen',
      'Kade 2',
      'Weg, fase 2 en 3',
    ]);
  });
});

describe('a list of projects is narrowed', () => {
  it('by status, by sector, and by both', async () => {
    expect(await names('project_status=Project_Complete')).toEqual(['brug Zuid']);
    expect(await names('sector=infra-city')).toEqual(['Brug Noord', 'Café Één']);
    expect(await names('sector=infra-city&project_status=Project_Complete')).toEqual([]);
  });

  it('to the projects that the caller started or works on', async () => {
    expect(await names('mine=true')).toEqual([]);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`
      INSERT INTO project_member (organisation_id, project_id, account_id, experience, created_at)
      VALUES (${alfa}, ${ids['brug Zuid']}, ${lid.accountId}, '', now())`);
    await queries.execute(sql`
      INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type,
        subject_id, subject_name, action, changes)
      VALUES (now(), ${lid.accountId}, 'Lid', ${alfa}, ${alfa}, ${ids.Ávenue}, 'project', ${ids.Ávenue}, 'Ávenue', 'created', '{}')`);
    await queries.execute(sql`
      INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type,
        subject_id, subject_name, action, changes)
      VALUES (now(), ${lid.accountId}, 'Lid', ${alfa}, ${alfa}, ${ids['Brug Noord']}, 'project', ${ids['Brug Noord']},
        'Brug Noord', 'changed', '{}')`);
    expect(await names('mine=true')).toEqual(['Ávenue', 'brug Zuid']);
    expect(await names('mine=true', collega)).toEqual([]);
    expect(await names('mine=false')).toHaveLength(4);
  });

  it('refuses a status, a sector and an order that do not exist', async () => {
    for (const query of ['project_status=Klaar', 'sector=x', 'ordering=price', 'page_size=0', 'page=0']) {
      const answer = await test.send('GET', `/api/v1/project/?${query}`, { token: lid.token });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('a list of projects is ordered', () => {
  it('by name without regard to accents and capitals, by status in the order of a project’s life, by sector by its name', async () => {
    expect(await names('ordering=name')).toEqual(['Ávenue', 'Brug Noord', 'brug Zuid', 'Café Één']);
    expect(await names('ordering=-name')).toEqual(['Café Één', 'brug Zuid', 'Brug Noord', 'Ávenue']);
    expect((await names('ordering=status')).at(-1)).toBe('brug Zuid');
    expect((await names('ordering=-status'))[0]).toBe('brug Zuid');
    const sectors = (await list('ordering=sector')).results.map(({ sector_display }) => sector_display);
    expect(sectors).toEqual(sectors.toSorted((left, right) => left.localeCompare(right, 'nl')));
    expect(await names('ordering=modified')).toEqual(['Café Één', 'brug Zuid', 'Brug Noord', 'Ávenue']);
  });

  it('so that its pages have every project once, also among equals', async () => {
    for (const ordering of ['status', '-status', 'sector']) {
      const paged = [];
      for (const page of [1, 2, 3, 4])
        paged.push(...(await names(`ordering=${ordering}&page_size=1&page=${page}`)));
      expect(paged).toEqual(await names(`ordering=${ordering}`));
    }
  });

  it('in pages that state the total and where the next is, with none past the end', async () => {
    const answer = await test.send('GET', '/api/v1/project/?organization__slug=alfa&page_size=3&page=1', lid);
    expect(answer.body).toMatchObject({ count: 4, previous: null });
    expect((answer.body as { next: string }).next).toContain('page=2');
    expect(await list('page_size=3&page=2')).toMatchObject({ count: 4, next: null });
    expect(await list('page_size=3&page=3')).toMatchObject({ count: 4, results: [] });
  });
});

describe('a list of projects states the next step of each', () => {
  const step = async (name: string, user = lid) =>
    (await list('', user)).results.find(({ project_name }) => project_name === name)?.next_step;

  it('for the caller', async () => {
    const upload = { step: 'upload-baseline', tab: 'baseline', by: 'worker', mine: true };
    expect(await step('Café Één')).toEqual(upload);
    expect(await step('Ávenue')).toEqual({ step: 'unlock', tab: null, by: 'provider', mine: false });
    const staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
    expect(await step('Ávenue', staff)).toMatchObject({ step: 'unlock', mine: true });
  });

  it('nothing once it is complete', async () => {
    expect(await step('brug Zuid')).toBeNull();
  });

  it('from the stored and active calculations, and not from deleted ones', async () => {
    const { queries } = test.dependencies.database;
    const project = ids['Café Één'];
    await queries.execute(sql`
      INSERT INTO applicant (organisation_id, project_id, name, created_at, modified_at)
      VALUES (${alfa}, ${project}, 'Weg', now(), now())`);
    await queries.execute(sql`UPDATE applicant SET deleted_at = now() WHERE project_id = ${project}`);
    const { listStepFacts } = await import('./project-list.queries.ts');
    const [facts] = await listStepFacts(queries, { kind: 'all' }, [project ?? '']);
    expect(facts).toMatchObject({ storedDesignBaseline: false, applicantCount: 0, winnerChosen: false });
  });
});
