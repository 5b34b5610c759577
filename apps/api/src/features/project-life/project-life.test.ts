import type { ProjectData } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { giveToBidder } from '../../testing/bids.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let staffToken: string;
let baseline: Buffer;
let optimization: Buffer;

/** The tests' clock is at 2 March 2026. */
const TODAY = '2026-03-02';
const TOMORROW = '2026-03-03';

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  baseline = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 500 }]);
  optimization = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 300 }]);
});
afterAll(() => test.close());

const RAW: Partial<ProjectData> = { contractType: 'RAW', awardCriteria: false };
const RAW_AWARD: Partial<ProjectData> = { contractType: 'RAW', awardCriteria: true };
const UAV_GC: Partial<ProjectData> = { contractType: 'UAV-GC', awardCriteria: false };
const NA: Partial<ProjectData> = { contractType: 'NA', awardCriteria: null };

async function upload(project: string, type: string, bytes: Buffer) {
  return test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: `${type}.xlsx`, bytes },
    },
  });
}

/** Uploads a calculation of a type and makes it the active one; returns its id. */
async function activate(project: string, type: string, bytes: Buffer): Promise<string> {
  const answer = await upload(project, type, bytes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { uuid } = answer.body as { uuid: string };
  const activation = await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token,
    body: { active: true },
  });
  expect(activation.status, JSON.stringify(activation.body)).toBe(200);
  return uuid;
}

async function patch(uuid: string, body: object, options: { ifMatch?: string; token?: string } = {}) {
  return test.send('PATCH', `/api/v1/project/${uuid}/`, { token, body, ...options });
}

async function read(uuid: string): Promise<Record<string, unknown>> {
  return (await test.send('GET', `/api/v1/project/${uuid}/`, { token })).body as Record<string, unknown>;
}

async function asBuiltBaselinesOf(uuid: string): Promise<number> {
  const address = `/api/v1/project-calculation/?project__uuid=${uuid}&calculation_type=as-built-baseline`;
  return ((await test.send('GET', address, { token })).body as { count: number }).count;
}

async function projectWithPair(data: Partial<ProjectData>): Promise<string> {
  const uuid = await addProject(test, alfa, data);
  await activate(uuid, 'design-baseline', baseline);
  await activate(uuid, 'design-optimization', optimization);
  return uuid;
}

async function awardedProject(data: Partial<ProjectData>, date = TODAY): Promise<string> {
  const uuid = await projectWithPair(data);
  const answer = await patch(uuid, {
    project_status: 'Design_Phase_Complete',
    design_phase_complete_date: date,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return uuid;
}

async function historyOf(uuid: string): Promise<{ changes: Record<string, unknown>; user_name: string }[]> {
  const answer = await test.send('GET', `/api/v1/project/${uuid}/history/`, { token });
  return (answer.body as { results: { changes: Record<string, unknown>; user_name: string }[] }).results;
}

describe('completing the tender phase', () => {
  it('stores status and date, and leaves an entry in the history', async () => {
    const uuid = await awardedProject(RAW, '2026-02-27');
    expect(await read(uuid)).toMatchObject({
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: '2026-02-27',
      project_complete_date: null,
    });
    expect((await historyOf(uuid))[0]?.changes).toMatchObject({
      status: { from: 'Design_Phase_Active', to: 'Design_Phase_Complete' },
      designPhaseCompleteDate: { from: null, to: '2026-02-27' },
    });
  });

  it.each([
    ['without a date', {}, { design_phase_complete_date: ['Dit veld is vereist'] }],
    [
      'on a day to come',
      { design_phase_complete_date: TOMORROW },
      { design_phase_complete_date: ['Kies een datum tot en met vandaag'] },
    ],
    [
      'more than ten years before the project was created',
      { design_phase_complete_date: '0001-01-01' },
      {
        design_phase_complete_date: [
          'Kies een datum op of na 02-03-2016: ten hoogste tien jaar voordat het project is aangemaakt',
        ],
      },
    ],
    [
      'with a status that does not follow',
      { project_status: 'Project_Complete', project_complete_date: TODAY },
      { project_status: ['Het project kan nu niet naar deze status'] },
    ],
  ])('is refused %s', async (_case, body, refusal) => {
    const uuid = await projectWithPair(RAW);
    const answer = await patch(uuid, { project_status: 'Design_Phase_Complete', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal);
    expect(await read(uuid)).toMatchObject({
      project_status: 'Design_Phase_Active',
      design_phase_complete_date: null,
    });
  });

  it('is refused while the baseline or the optimisation is missing, with the message of the screen', async () => {
    const uuid = await addProject(test, alfa, RAW);
    const complete = { project_status: 'Design_Phase_Complete', design_phase_complete_date: TODAY };
    expect((await patch(uuid, complete)).body).toEqual({
      project_status: ['Voeg een baseline berekening toe in de tab Baseline'],
    });
    await activate(uuid, 'design-baseline', baseline);
    expect((await patch(uuid, complete)).body).toEqual({
      project_status: ['Selecteer eerst een actieve berekening'],
    });
  });

  it('requires the award model first where there are award criteria', async () => {
    const uuid = await addProject(test, alfa, RAW_AWARD);
    await activate(uuid, 'design-baseline', baseline);
    const answer = await patch(uuid, {
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: TODAY,
    });
    expect(answer.body).toEqual({ project_status: ['Voltooi eerst het EMVI model'] });
  });

  it('requires a bidder, and a winner, once the award model is locked', async () => {
    const uuid = await addProject(test, alfa, RAW_AWARD);
    await activate(uuid, 'design-baseline', baseline);
    const added = await upload(uuid, 'design-baseline', optimization);
    const { uuid: bidder } = added.body as { uuid: string };
    const { queries } = test.dependencies.database;
    const applicant = await giveToBidder(queries, bidder);
    await queries.execute(
      sql`UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${uuid}`,
    );
    const complete = { project_status: 'Design_Phase_Complete', design_phase_complete_date: TODAY };
    expect((await patch(uuid, complete)).body).toEqual({ project_status: ['Selecteer eerst een winnaar'] });
    await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${uuid}`);
    await test.send('POST', `/api/v1/project/${uuid}/begin_correction/`, {
      token,
      body: { reason: 'De enige inschrijver trok zich terug' },
    });
    await test.send('DELETE', `/api/v1/applicant/${applicant}/`, { token });
    expect((await patch(uuid, complete)).body).toEqual({
      project_status: ['Voeg eerst minimaal één inschrijver toe'],
    });
  });

  it('completes a project without tender at once, with both dates (D-7)', async () => {
    const uuid = await projectWithPair(NA);
    const answer = await patch(uuid, {
      project_status: 'Project_Complete',
      design_phase_complete_date: TODAY,
    });
    expect(answer.body).toMatchObject({
      project_status: 'Project_Complete',
      design_phase_complete_date: TODAY,
      project_complete_date: TODAY,
    });
  });

  it('completes a project without tender on one day: two different days are refused at the second', async () => {
    const uuid = await projectWithPair(NA);
    const answer = await patch(uuid, {
      project_status: 'Project_Complete',
      design_phase_complete_date: '2026-02-27',
      project_complete_date: TODAY,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(['project_complete_date']);
    expect(await read(uuid)).toMatchObject({ project_status: 'Design_Phase_Active' });
  });

  it('accepts no date without its status', async () => {
    const uuid = await addProject(test, alfa, RAW);
    expect((await patch(uuid, { project_complete_date: TODAY })).body).toEqual({
      project_complete_date: ['Een datum wordt vastgelegd bij het voltooien van de fase'],
    });
  });
});

describe('completing the project', () => {
  it('requires both as-built calculations with settled quantities, and a day on or after the award', async () => {
    const uuid = await awardedProject(RAW, '2026-02-27');
    const complete = (date: string) =>
      patch(uuid, { project_status: 'Project_Complete', project_complete_date: date });
    expect((await complete(TODAY)).body).toEqual({
      project_status: ['Voeg eerst een as-built baseline toe'],
    });
    await upload(uuid, 'as-built-baseline', baseline);
    expect((await complete(TODAY)).body).toEqual({
      project_status: ['Maak eerst een as-built optimalisatie actief'],
    });
    await activate(uuid, 'as-built-optimization', optimization);
    expect((await complete('2026-02-26')).body).toEqual({
      project_complete_date: ['Kies een datum op of na de definitieve gunningsdatum'],
    });
    expect((await complete(TOMORROW)).status).toBe(400);
    expect((await complete('2026-02-27')).body).toMatchObject({
      project_status: 'Project_Complete',
      design_phase_complete_date: '2026-02-27',
      project_complete_date: '2026-02-27',
    });
  });

  it('closes everything: data, members and calculations', async () => {
    const uuid = await projectWithPair(NA);
    const calculation = await upload(uuid, 'design-optimization', optimization);
    const { uuid: calculationId } = calculation.body as { uuid: string };
    await patch(uuid, { project_status: 'Project_Complete', design_phase_complete_date: TODAY });
    const closed = { detail: 'Dit project is voltooid en kan niet meer worden gewijzigd' };
    expect((await patch(uuid, { project_name: 'Te laat' })).body).toEqual(closed);
    expect((await upload(uuid, 'design-baseline', baseline)).body).toEqual(closed);
    const address = `/api/v1/project-calculation/${calculationId}/`;
    expect((await test.send('PATCH', address, { token, body: { name: 'x' } })).body).toEqual(closed);
    expect((await test.send('DELETE', address, { token })).body).toEqual(closed);
    const { accountId } = await addUser(test, { username: 'te-laat', organisationIds: [alfa] });
    const addition = { project: uuid, user: accountId };
    expect((await test.send('POST', '/api/v1/projectmember/', { token, body: addition })).body).toEqual(
      closed,
    );
  });
});

describe('the scope question of a fixed price', () => {
  it('is open once the tender phase is complete, and nowhere else', async () => {
    const open = await awardedProject(UAV_GC);
    expect((await patch(open, { asbuilt_scope_changed: true })).body).toMatchObject({
      asbuilt_scope_changed: true,
    });
    const refusal = {
      asbuilt_scope_changed: [
        'De vraag over de scope kan in deze fase van het project niet worden beantwoord',
      ],
    };
    const designing = await addProject(test, alfa, UAV_GC);
    expect((await patch(designing, { asbuilt_scope_changed: true })).body).toEqual(refusal);
    expect((await patch(await awardedProject(RAW), { asbuilt_scope_changed: true })).body).toEqual(refusal);
  });

  it('decides whether there is an as-built baseline, and which baseline completion uses', async () => {
    const uuid = await awardedProject(UAV_GC);
    expect((await upload(uuid, 'as-built-baseline', baseline)).body).toEqual({
      detail: 'Beantwoord eerst de vraag over de scope',
    });
    await activate(uuid, 'as-built-optimization', optimization);
    const complete = { project_status: 'Project_Complete', project_complete_date: TODAY };
    expect((await patch(uuid, complete)).body).toEqual({
      project_status: ['Beantwoord eerst de vraag over de scope'],
    });
    await patch(uuid, { asbuilt_scope_changed: true });
    expect((await patch(uuid, complete)).body).toEqual({
      project_status: ['Voeg eerst een as-built baseline toe'],
    });
    const added = await upload(uuid, 'as-built-baseline', baseline);
    expect((await patch(uuid, { asbuilt_scope_changed: false })).body).toEqual({
      asbuilt_scope_changed: ['Verwijder eerst de as-built baselineberekening'],
    });
    expect(added.status).toBe(201);
    await upload(uuid, 'as-built-baseline', optimization);
    const answer = { asbuilt_scope_changed: false, delete_asbuilt_baselines: true } as const;
    // A refused change deletes nothing.
    expect((await patch(uuid, { ...answer, project_status: 'EMVI_Complete' })).status).toBe(400);
    expect((await patch(uuid, answer, { ifMatch: '1' })).status).toBe(409);
    expect(await asBuiltBaselinesOf(uuid)).toBe(2);
    expect((await patch(uuid, answer)).body).toMatchObject({ asbuilt_scope_changed: false });
    expect(await asBuiltBaselinesOf(uuid)).toBe(0);
    expect((await upload(uuid, 'as-built-baseline', baseline)).body).toEqual({
      detail: 'De scope is niet gewijzigd: de actieve baselineberekening blijft gelden',
    });
    expect((await patch(uuid, complete)).body).toMatchObject({ project_status: 'Project_Complete' });
  });
});

describe('calculations for which a project has no tab', () => {
  it.each([
    [
      'an optimisation beside award criteria',
      RAW_AWARD,
      'design-optimization',
      'Dit project kent geen berekeningen van deze soort',
    ],
    [
      'as-built without a tender',
      NA,
      'as-built-optimization',
      'Dit project kent geen berekeningen van deze soort',
    ],
    ['as-built before the award', RAW, 'as-built-optimization', 'Voltooi eerst de aanbestedingsfase'],
  ])('are refused: %s', async (_case, data, type, detail) => {
    const answer = await upload(await addProject(test, alfa, data), type, optimization);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ detail });
  });
});

describe('locking, unlocking and reopening by staff', () => {
  const step = (uuid: string, name: string, reason: string) =>
    test.send('POST', `/api/v1/project/${uuid}/${name}/`, { token: staffToken, body: { reason } });

  it('closes a project for everybody, with a reason that its members read', async () => {
    const uuid = await projectWithPair(RAW);
    expect((await step(uuid, 'lock', ' ')).body).toEqual({ reason: ['Dit veld is vereist'] });
    expect((await step(uuid, 'lock', 'Controle')).body).toMatchObject({ project_locked: true });
    const detail = 'Dit project is vergrendeld. Een medewerker van Milieuspoor kan het ontgrendelen.';
    expect((await patch(uuid, { project_name: 'x' })).body).toEqual({ detail });
    const completion = { project_status: 'Design_Phase_Complete', design_phase_complete_date: TODAY };
    expect((await patch(uuid, completion)).body).toEqual({ detail });
    expect((await upload(uuid, 'design-baseline', baseline)).body).toEqual({ detail });
    expect((await historyOf(uuid))[0]).toMatchObject({
      user_name: 'Voornaam Achternaam',
      changes: { locked: { from: false, to: true }, reason: { from: null, to: 'Controle' } },
    });
    expect((await step(uuid, 'lock', 'Nog eens')).status).toBe(409);
    expect((await step(uuid, 'unlock', 'Klaar')).body).toMatchObject({ project_locked: false });
    expect((await patch(uuid, { project_name: 'Mag weer' })).status).toBe(200);
  });

  it('reopens one phase at a time and clears its date', async () => {
    const uuid = await awardedProject(RAW);
    await activate(uuid, 'as-built-optimization', optimization);
    await upload(uuid, 'as-built-baseline', baseline);
    await patch(uuid, { project_status: 'Project_Complete', project_complete_date: TODAY });
    expect((await step(uuid, 'reopen', 'Hoeveelheid klopte niet')).body).toMatchObject({
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: TODAY,
      project_complete_date: null,
    });
    expect((await step(uuid, 'reopen', 'Ook het ontwerp')).body).toMatchObject({
      project_status: 'Design_Phase_Active',
      design_phase_complete_date: null,
    });
    expect((await step(uuid, 'reopen', 'Nog verder')).body).toEqual({
      detail: 'Er is nog geen fase voltooid die heropend kan worden',
    });
  });

  it('cannot be done by a PATCH: a member’s is refused, and staff must give a reason', async () => {
    const uuid = await addProject(test, alfa, RAW);
    expect((await patch(uuid, { project_locked: true })).status).toBe(403);
    expect((await patch(uuid, { project_locked: true }, { token: staffToken })).body).toEqual({
      project_locked: ['Vergrendel of ontgrendel het project met een reden'],
    });
    expect((await patch(uuid, { project_locked: false, project_name: 'Hele formulier' })).status).toBe(200);
  });
});

describe('two people who edit the same project (D-94)', () => {
  it('the second, who saw the older version, is refused with the newer one', async () => {
    const uuid = await addProject(test, alfa, RAW);
    const { revision } = await read(uuid);
    const first = await patch(uuid, { project_name: 'Eerste' }, { ifMatch: `"${revision}"` });
    expect(first.status).toBe(200);
    const second = await patch(uuid, { project_name: 'Tweede' }, { ifMatch: String(revision) });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      detail: 'Voornaam Achternaam heeft dit project intussen gewijzigd.',
      current: { uuid, project_name: 'Eerste', revision: Number(revision) + 1 },
    });
    expect(await read(uuid)).toMatchObject({ project_name: 'Eerste' });
  });

  it('a change that states the `modified` that it saw is checked against it, and one that states nothing is accepted', async () => {
    const uuid = await addProject(test, alfa, RAW);
    const { modified } = await read(uuid);
    test.clock.moment = new Date(test.clock.moment.getTime() + 2000);
    expect((await patch(uuid, { project_name: 'Eerste', modified })).status).toBe(200);
    expect((await patch(uuid, { project_name: 'Tweede', modified })).status).toBe(409);
    expect((await patch(uuid, { project_name: 'Derde' })).status).toBe(200);
  });

  it('an upload or an activation makes nobody’s form stale', async () => {
    const uuid = await addProject(test, alfa, RAW);
    const { revision } = await read(uuid);
    await activate(uuid, 'design-baseline', baseline);
    expect((await patch(uuid, { project_name: 'Toch' }, { ifMatch: String(revision) })).status).toBe(200);
  });
});

describe('the reference value of the award model', () => {
  it('follows the active baseline in whole euro, with half of it as the target', async () => {
    const uuid = await addProject(test, alfa, RAW_AWARD);
    await activate(uuid, 'design-baseline', baseline);
    expect(await read(uuid)).toMatchObject({ mki_upper_boundary: 1000, mki_lower_boundary: 500 });
    await activate(uuid, 'design-baseline', optimization);
    expect(await read(uuid)).toMatchObject({ mki_upper_boundary: 600, mki_lower_boundary: 300 });
    expect((await historyOf(uuid)).some(({ changes }) => 'mkiUpperBoundaryEur' in changes)).toBe(true);
  });

  it.each([
    ['set by hand', sql`mki_manually_set = true`],
    ['in a model that is locked', sql`emvi_status = 'Locked'`],
  ])('does not change when it is %s', async (_case, state) => {
    const uuid = await addProject(test, alfa, RAW_AWARD);
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET ${state}, mki_upper_boundary_eur = 5000 WHERE id = ${uuid}`,
    );
    await activate(uuid, 'design-baseline', baseline);
    expect(await read(uuid)).toMatchObject({ mki_upper_boundary: 5000 });
  });
});

describe('the members of a project', () => {
  const list = async (uuid: string) =>
    (await test.send('GET', `/api/v1/projectmemberdetail/?project__uuid=${uuid}`, { token })).body as {
      results: { uuid: string; user: { uuid: string } }[];
    };

  it('begin with who started it, and are joined by active members of the organisation', async () => {
    const created = await test.send('POST', '/api/v1/project/', {
      token,
      body: {
        organization: 'alfa',
        project_name: 'Met leden',
        sector: 'infra-city',
        project_type: 'Reconstructie',
        project_contract_type: 'NA',
      },
    });
    const { uuid } = created.body as { uuid: string };
    const [creator] = (await list(uuid)).results;
    expect(creator?.user).toMatchObject({ first_name: 'Voornaam', email: 'lid@voorbeeld.example' });

    const { accountId } = await addUser(test, { username: 'collega', organisationIds: [alfa] });
    const add = (user: string) =>
      test.send('POST', '/api/v1/projectmember/', {
        token,
        body: { project: uuid, user, experience: 'MKI' },
      });
    expect((await add(accountId)).body).toMatchObject({ project: uuid, experience: 'MKI' });
    expect((await add(accountId)).body).toEqual({ user: ['Deze persoon is al projectlid'] });
    const stranger = await addUser(test, {
      username: 'vreemde',
      organisationIds: [await addOrganisation(test, 'elders')],
    });
    expect((await add(stranger.accountId)).body).toEqual({
      user: ['Kies een actief lid van de organisatie dat geen kijker is'],
    });

    const { queries } = test.dependencies.database;
    const suspended = await addUser(test, { username: 'geschorst', organisationIds: [alfa] });
    await queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = ${suspended.accountId}`,
    );
    const closed = await addUser(test, { username: 'gesloten', organisationIds: [alfa] });
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${closed.accountId}`);
    for (const { accountId: inactive } of [suspended, closed])
      expect((await add(inactive)).body).toEqual({
        user: ['Kies een actief lid van de organisatie dat geen kijker is'],
      });

    for (const isStaff of [false, true]) {
      const viewer = await addUser(test, {
        username: `kijker ${isStaff}`,
        organisationIds: [alfa],
        dashboardType: 'viewer',
        isStaff,
      });
      expect((await add(viewer.accountId)).status).toBe(400);
    }

    const remove = (member: string) => test.send('DELETE', `/api/v1/projectmember/${member}/`, { token });
    expect((await remove(creator?.uuid ?? '')).status).toBe(204);
    const [last] = (await list(uuid)).results;
    expect((await remove(last?.uuid ?? '')).body).toEqual({
      detail: 'Een project heeft minstens één projectlid. Voeg eerst iemand anders toe.',
    });
    expect((await historyOf(uuid)).length).toBe(4);
  });
});
