import { createHash } from 'node:crypto';
import type { ProjectStatus } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { giveToBidder } from '../../testing/bids.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let projectId: string;
let token: string;
let staffToken: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  projectId = await addProject(test, alfa);
});
afterAll(() => test.close());

interface Stored {
  uuid: string;
  active: boolean;
  mki_value: number;
}

/** 2 × €5 and 3 × €4: €22, and 5 × 10 kg CO2. */
const ITEMS = [
  {
    postNumber: '1',
    unit: 'm2',
    quantity: 2,
    mkiEurPerUnit: 5,
    resources: { primaryTon: 3, secondaryTon: 1 },
  },
  { postNumber: '2', quantity: 3, mkiEurPerUnit: 4 },
];

async function upload(
  bytes: Uint8Array,
  { project = projectId, type = 'design-baseline', name = 'baseline.xlsx', field = 'excel_file' } = {},
) {
  return test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: { fields: { project, calculation_type: type }, file: { field, name, bytes } },
  });
}

async function stored(...parameters: Parameters<typeof upload>): Promise<Stored> {
  const answer = await upload(...parameters);
  expect(answer.body).toHaveProperty('uuid');
  return answer.body as Stored;
}

async function patch(uuid: string, body: object, by = token) {
  return test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, { token: by, body });
}

async function listed(project = projectId): Promise<Stored[]> {
  const answer = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, { token });
  return (answer.body as { results: Stored[] }).results;
}

async function setStatus(project: string, status: ProjectStatus): Promise<void> {
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET status = ${status} WHERE id = ${project}`,
  );
}

async function countRows(): Promise<number[]> {
  const [row] = (await test.dependencies.database.queries.execute(sql`
    SELECT (SELECT count(*)::int FROM calculation) AS a, (SELECT count(*)::int FROM calculation_file) AS b,
      (SELECT count(*)::int FROM calculation_item) AS c, (SELECT count(*)::int FROM calculation_total) AS d`)) as [
    Record<string, number>,
  ];
  return Object.values(row);
}

describe('uploading a calculation', () => {
  it('stores it inactive, under the file’s name, with what it amounts to', async () => {
    const answer = await upload(await exampleWorkbook(ITEMS), { name: 'Variant 1.xlsx' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Variant 1',
      excel_file: 'Variant 1.xlsx',
      active: false,
      notes: '',
      mki_value: 22,
      mki_set: 'a1',
      sets: ['a1'],
      co2: 50,
      primary_material: 6,
      secondary_material: 2,
      percentage_secondary_of_total: 25,
      item_count: 2,
      warnings: [],
      reading_notes: [],
    });
  });

  it('states a calculation with both sets in Set A1', async () => {
    const answer = await stored(await exampleWorkbook(ITEMS, ['a1', 'a2']));
    expect(answer).toMatchObject({ mki_set: 'a1', sets: ['a1', 'a2'], mki_value: 22 });
  });

  it('takes the field name `file` as well', async () => {
    expect((await upload(await exampleWorkbook(ITEMS), { field: 'file' })).status).toBe(201);
  });

  it('gives exactly the uploaded bytes to staff, and to nobody else', async () => {
    const bytes = await exampleWorkbook(ITEMS);
    const { uuid } = await stored(bytes, { name: 'Één & twee.xlsx' });
    const address = `/api/v1/project-calculation/${uuid}/download_excel/`;
    const answer = await test.send('GET', address, { token: staffToken });
    expect(createHash('sha256').update(answer.bytes).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''%C3%89%C3%A9n%20%26%20twee.xlsx",
    );
    expect((await test.send('GET', address, { token })).status).toBe(403);
  });

  it('lets a browser that cannot send the header download the file for a minute, with a ticket for that file alone', async () => {
    const bytes = await exampleWorkbook(ITEMS);
    const { uuid } = await stored(bytes);
    const { uuid: other } = await stored(bytes);
    const ticketOf = `/api/v1/project-calculation/${uuid}/download_ticket/`;
    expect((await test.send('POST', ticketOf, { token })).status).toBe(403);
    const { url } = (await test.send('POST', ticketOf, { token: staffToken })).body as { url: string };
    const answer = await test.send('GET', url);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect((await test.send('GET', url.replace(uuid, other))).status).toBe(401);
    expect((await test.send('GET', `${url.slice(0, -6)}AAAAAA`)).status).toBe(401);
    const issued = test.clock.moment;
    test.clock.moment = new Date(issued.getTime() + 60_000);
    expect((await test.send('GET', url)).status).toBe(401);
    test.clock.moment = issued;
  });

  it('refuses a workbook with all its problems at once, and stores nothing of it', async () => {
    const before = await countRows();
    const bytes = await exampleWorkbook([
      { postNumber: '1', quantity: -2, mkiEurPerUnit: 5 },
      { postNumber: '2', quantity: -1, mkiEurPerUnit: 5 },
    ]);
    const answer = await upload(bytes);
    expect(answer.status).toBe(400);
    const problems = answer.body as string[];
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/Posten.*rij 2.*Hoeveelheid/);
    expect(problems[1]).toMatch(/Posten.*rij 3.*Hoeveelheid/);
    expect(await countRows()).toEqual(before);
  });

  it('states the problems in the caller’s language', async () => {
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      language: 'en',
      form: {
        fields: { project: projectId, calculation_type: 'design-baseline' },
        file: {
          field: 'excel_file',
          name: 'x.xlsx',
          bytes: await exampleWorkbook([{ ...ITEMS[0], quantity: -1 } as never]),
        },
      },
    });
    expect((answer.body as string[])[0]).toMatch(/row 2/);
  });

  it.each([
    ['no workbook', 'tekst.xlsx', Buffer.from('geen werkboek')],
    ['a document of another kind', 'rapport.pdf', Buffer.from('%PDF-1.7')],
    ['an empty file', 'leeg.xlsx', Buffer.alloc(0)],
  ])('refuses %s with a sentence', async (_case, name, bytes) => {
    const answer = await upload(bytes, { name });
    expect(answer.status).toBe(400);
    expect((answer.body as string[])[0]).toMatch(/\S+ .*\./);
  });

  it('refuses a file over 25 MB', async () => {
    const answer = await upload(Buffer.alloc(25 * 1024 * 1024 + 1), { name: 'groot.xlsx' });
    expect(answer.status).toBe(400);
    expect((answer.body as string[])[0]).toMatch(/groter dan 25 MB/);
  });

  it('asks for the file when there is none', async () => {
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: { fields: { project: projectId, calculation_type: 'design-baseline' } },
    });
    expect(answer.body).toEqual(['Kies een Excel-bestand (.xlsx, .xlsm of .xls)']);
  });

  it('is refused in a locked project before the file is read', async () => {
    const locked = await addProject(test, alfa);
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET locked = true WHERE id = ${locked}`,
    );
    const answer = await upload(Buffer.from('wordt niet gelezen'), { project: locked });
    expect(answer.status).toBe(409);
  });
});

describe('the active calculation', () => {
  it('is one at a time: activating another deactivates the former', async () => {
    const project = await addProject(test, alfa);
    const first = await stored(await exampleWorkbook(ITEMS), { project });
    const second = await stored(await exampleWorkbook(ITEMS), { project });
    await patch(first.uuid, { active: true });
    expect((await patch(second.uuid, { active: true })).body).toMatchObject({ active: true });
    expect((await listed(project)).filter(({ active }) => active).map(({ uuid }) => uuid)).toEqual([
      second.uuid,
    ]);
    expect((await patch(second.uuid, { active: false })).body).toMatchObject({ active: false });
  });

  it('is the newest for the type as-built baseline, automatically', async () => {
    const project = await addProject(test, alfa);
    await setStatus(project, 'Design_Phase_Complete');
    const first = await stored(await exampleWorkbook(ITEMS), { project, type: 'as-built-baseline' });
    const second = await stored(await exampleWorkbook(ITEMS), { project, type: 'as-built-baseline' });
    const active = (await listed(project)).filter((each) => each.active).map(({ uuid }) => uuid);
    expect(first.active).toBe(true);
    expect(active).toEqual([second.uuid]);
    // No user activates it, also not through the API.
    for (const [uuid, wanted] of [
      [second.uuid, false],
      [first.uuid, true],
    ] as const)
      expect((await patch(uuid, { active: wanted })).status).toBe(409);
    expect((await patch(second.uuid, { active: true, notes: 'Ongewijzigd actief' })).status).toBe(200);
  });

  it('is fixed with its phase: nothing can be activated or deactivated any more', async () => {
    const project = await addProject(test, alfa);
    const chosen = await stored(await exampleWorkbook(ITEMS), { project });
    const other = await stored(await exampleWorkbook(ITEMS), { project });
    await patch(chosen.uuid, { active: true });
    await setStatus(project, 'Design_Phase_Complete');
    const detail = 'De aanbestedingsfase is voltooid; deze gegevens kunnen niet meer worden gewijzigd';
    expect(await patch(other.uuid, { active: true })).toMatchObject({ status: 409, body: { detail } });
    expect(await patch(chosen.uuid, { active: false })).toMatchObject({ status: 409, body: { detail } });
    expect((await listed(project)).filter((each) => each.active).map(({ uuid }) => uuid)).toEqual([
      chosen.uuid,
    ]);
  });

  it('cannot be of a phase that has not begun, as after a project was reopened', async () => {
    const project = await addProject(test, alfa);
    await setStatus(project, 'Design_Phase_Complete');
    const { uuid } = await stored(await exampleWorkbook(ITEMS), { project, type: 'as-built-optimization' });
    await setStatus(project, 'Design_Phase_Active');
    expect((await patch(uuid, { active: true })).status).toBe(409);
    expect((await listed(project)).map(({ active }) => active)).toEqual([false]);
    await setStatus(project, 'Design_Phase_Complete');
    expect((await patch(uuid, { active: true })).status).toBe(200);
  });

  it('is never compared across sets: a calculation in Set A2 cannot be active beside a baseline in Set A1', async () => {
    const project = await addProject(test, alfa);
    const baseline = await stored(await exampleWorkbook(ITEMS, ['a1', 'a2']), { project });
    await patch(baseline.uuid, { active: true });
    const answer = await upload(await exampleWorkbook(ITEMS, ['a2']), {
      project,
      type: 'design-optimization',
    });
    expect(answer.status).toBe(409);
    const { detail } = answer.body as { detail: string };
    expect(detail).toContain('Set A1');
    expect(detail).toContain('Set A2');
    expect((await listed(project)).length).toBe(1);
  });

  it.each([
    ['the active optimisation', 'design-optimization'],
    ['the calculation of the winner', 'applicant'],
  ] as const)('a baseline in another set than %s is not activated', async (_name, type) => {
    const project = await addProject(test, alfa);
    const optimization = await stored(await exampleWorkbook(ITEMS, ['a2']), {
      project,
      type: 'design-optimization',
    });
    await patch(optimization.uuid, { active: true });
    if (type === 'applicant') await giveToBidder(test.dependencies.database.queries, optimization.uuid);
    const answer = await upload(await exampleWorkbook(ITEMS, ['a1']), { project });
    expect(answer.status).toBe(409);
  });
});

describe('the calculations of a project', () => {
  it('are listed together, or of one type', async () => {
    const project = await addProject(test, alfa);
    const baseline = await stored(await exampleWorkbook(ITEMS), { project });
    const optimization = await stored(await exampleWorkbook(ITEMS), { project, type: 'design-optimization' });
    const uuids = async (query = '') => {
      const address = `/api/v1/project-calculation/?project__uuid=${project}${query}`;
      const { body } = await test.send('GET', address, { token });
      return (body as { results: Stored[] }).results.map(({ uuid }) => uuid).sort();
    };
    expect(await uuids()).toEqual([baseline.uuid, optimization.uuid].sort());
    expect(await uuids('&calculation_type=design-optimization')).toEqual([optimization.uuid]);
  });
});

describe('changing and deleting a calculation', () => {
  it('renames and annotates within their limits', async () => {
    const { uuid } = await stored(await exampleWorkbook(ITEMS));
    expect((await patch(uuid, { name: 'Anders', notes: 'let op' })).body).toMatchObject({
      name: 'Anders',
      notes: 'let op',
    });
    expect((await patch(uuid, { name: 'x'.repeat(101) })).body).toEqual({
      name: ['Gebruik maximaal 100 tekens'],
    });
    expect((await patch(uuid, { notes: 'x'.repeat(501) })).body).toEqual({
      notes: ['Gebruik maximaal 500 tekens'],
    });
  });

  it('deletes an inactive one and refuses an active one', async () => {
    const project = await addProject(test, alfa);
    const { uuid } = await stored(await exampleWorkbook(ITEMS), { project });
    await patch(uuid, { active: true });
    const address = `/api/v1/project-calculation/${uuid}/`;
    expect((await test.send('DELETE', address, { token })).status).toBe(409);
    await patch(uuid, { active: false });
    expect((await test.send('DELETE', address, { token })).status).toBe(204);
    expect(await listed(project)).toEqual([]);
    expect((await test.send('DELETE', address, { token })).status).toBe(404);
    const file = await test.send('GET', `${address}download_excel/`, { token: staffToken });
    expect(file.status).toBe(404);
  });

  it('is closed with the phase, except the choice for the report', async () => {
    const project = await addProject(test, alfa);
    const { uuid } = await stored(await exampleWorkbook(ITEMS), { project });
    await setStatus(project, 'Design_Phase_Complete');
    for (const change of [{ name: 'Te laat' }, { notes: 'Te laat' }, { active: true }])
      expect((await patch(uuid, change)).status).toBe(409);
    expect((await patch(uuid, { include_in_report: true }, staffToken)).status).toBe(200);
  });

  it('is taken into the report by staff alone, who make it', async () => {
    const { uuid } = await stored(await exampleWorkbook(ITEMS));
    const asked = await patch(uuid, { name: 'Toch niet', include_in_report: true });
    expect(asked).toMatchObject({
      status: 403,
      body: { detail: 'Alleen medewerkers kiezen welke berekeningen in het rapport komen.' },
    });
    const [unchanged] = (await listed()).filter((each) => each.uuid === uuid);
    expect(unchanged).toMatchObject({ name: 'baseline', include_in_report: false });
    // What it is already is no choice: a client that sends all that it was given changes a name.
    expect((await patch(uuid, { name: 'Raming', include_in_report: false })).status).toBe(200);
    expect((await patch(uuid, { include_in_report: true }, staffToken)).status).toBe(200);
    expect((await patch(uuid, { include_in_report: false })).status).toBe(403);
  });
});

describe('the template', () => {
  it('is refused as it is, because its example has invented figures', async () => {
    const template = await test.send('GET', '/api/v1/workbook-template/', { token });
    expect(template.status).toBe(200);
    const answer = await upload(template.bytes, { name: 'rekenblad.xlsx' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([expect.stringContaining("Post '310010'")]);
  });
});
