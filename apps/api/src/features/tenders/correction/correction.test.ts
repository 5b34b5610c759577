import type { Applicant, Calculation, CalculationCheck, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { openBids } from '../../../testing/bids.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { GUARDED_ACTS, type OpenedTender } from './guarded-acts.fixture.ts';

let test: TestApp;
let alfa: string;
let an: { accountId: string; token: string };
let bo: typeof an;
let staff: typeof an;
let stranger: typeof an;
let viewer: typeof an;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  an = await addUser(test, { username: 'an', organisationIds: [alfa] });
  bo = await addUser(test, { username: 'bo', organisationIds: [alfa] });
  await execute(sql`UPDATE account SET first_name = username, last_name = ''`);
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
  stranger = await addUser(test, { username: 'buiten', organisationIds: [beta] });
  viewer = await addUser(test, { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' });
});
afterAll(() => test.close());

const execute = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);
const send = (method: string, address: string, body?: object, as = an) =>
  test.send(method, `/api/v1/${address}`, { token: as.token, ...(body ? { body } : {}) });
const REASON = 'De prijs van Noord is verkeerd overgenomen';
const begin = (project: string, as = an, reason: unknown = REASON) =>
  send('POST', `project/${project}/begin_correction/`, { reason }, as);
const end = (project: string, as = an) => send('POST', `project/${project}/end_correction/`, undefined, as);
/**
 * Opens the bids. The model was complete at the opening, and is then being changed, so that everything that protects it
 * can be tested.
 */
async function open(project: string) {
  const { emvi_status: before } = (await send('GET', `project/${project}/`)).body as Project;
  const opened = await openBids(test, an.token, project, { witness: bo.accountId });
  await execute(sql`UPDATE project SET emvi_status = ${before} WHERE id = ${project}`);
  return opened;
}

/** Adds a tender with €5 of discount for each euro of MKI below 100,000, whose model is being changed. */
async function addTender(): Promise<string> {
  const id = await addProject(test, alfa, { name: 'Brug', contractType: 'RAW', awardCriteria: true });
  await execute(sql`
    UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
      criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
      mki_manually_set = true, emvi_status = 'Unlocked' WHERE id = ${id}`);
  return id;
}

async function enter(project: string, name: string, quote_price = 1_000_000): Promise<string> {
  const { status, body } = await send('POST', 'applicant/', {
    project,
    name,
    quote_price,
    criteria_discount: 0,
  });
  expect(status).toBe(201);
  return (body as Applicant).uuid;
}

const workbookOf = (mkiEur: number) =>
  exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur }]);

async function upload(fields: Record<string, string>, mkiEur: number, check = ''): Promise<unknown> {
  const file = { field: 'excel_file', name: 'bod.xlsx', bytes: await workbookOf(mkiEur) };
  const answer = await test.send('POST', `/api/v1/project-calculation/${check}`, {
    token: an.token,
    form: { fields, file },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(check ? 200 : 201);
  return answer.body;
}

async function uploadBid(applicant: string, mkiEur: number): Promise<string> {
  return ((await upload({ applicant, calculation_type: 'applicant' }, mkiEur)) as Calculation).uuid;
}

async function bidderOf(project: string, name: string, mkiEur: number) {
  const id = await enter(project, name);
  return { id, calculation: await uploadBid(id, mkiEur) };
}

/** Adds a tender with open bids, in which every kind of action has a subject. */
async function addOpenedTender(): Promise<OpenedTender> {
  const project = await addTender();
  const [baseline, otherBaseline] = [await addBaseline(100_000), await addBaseline(90_000)];
  await send('PATCH', `project-calculation/${baseline}/`, { active: true });
  const bidder = await bidderOf(project, 'Noord', 75_000);
  const doomed = await bidderOf(project, 'Oost', 87_500);
  const bare = await bidderOf(project, 'West', 50_000);
  await send('DELETE', `project-calculation/${bare.calculation}/`);
  const gone = await enter(project, 'Weg');
  const goneWith = await bidderOf(project, 'Ook weg', 60_000);
  for (const id of [gone, goneWith.id]) await send('DELETE', `applicant/${id}/`);
  const completed = await addTender();
  await enter(completed, 'Noord');
  await execute(sql`
    UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${completed}`);
  for (const each of [project, completed]) expect((await open(each)).status).toBe(200);
  return {
    ...{ project, completed, bidder, doomed, bare, gone, goneCalculation: goneWith.calculation },
    ...{ baseline, otherBaseline },
    workbook: await workbookOf(65_000),
  };

  async function addBaseline(mkiEur: number): Promise<string> {
    return ((await upload({ project, calculation_type: 'design-baseline' }, mkiEur)) as Calculation).uuid;
  }
}

/** Returns all readable data of both projects and their bids, and of what those are compared with. */
async function stateOf({ project, completed }: OpenedTender): Promise<unknown> {
  const asked = [project, completed].flatMap((id) => [
    `project/${id}/`,
    `applicant/?project__uuid=${id}`,
    `project-calculation/?project__uuid=${id}`,
    `project/${id}/history/`,
  ]);
  return Promise.all(asked.map(async (address) => (await send('GET', address)).body));
}

describe('after the opening of the bids', () => {
  let tender: OpenedTender;
  beforeAll(async () => {
    tender = await addOpenedTender();
  }, 120_000);
  const acting = () => ({ test, token: an.token, staffToken: staff.token, tender });

  it.each(GUARDED_ACTS)(
    '$name is refused, with the moment since which they are fixed, and changes nothing',
    async ({ act }) => {
      const before = await stateOf(tender);
      expect(await act(acting())).toMatchObject({
        status: 409,
        body: {
          detail:
            'De inschrijvingen zijn geopend op 02-03-2026 10:00 en liggen vast. Begin eerst een correctie, met de reden ervan.',
        },
      });
      expect(await stateOf(tender)).toEqual(before);
    },
  );

  it('a check of a bid says beforehand that the bid would be refused', async () => {
    const checked = await upload(
      { applicant: tender.bidder.id, calculation_type: 'applicant' },
      65_000,
      'check/',
    );
    expect((checked as CalculationCheck).refusal).toContain('liggen vast');
  });

  it('changes that affect no score are accepted: texts, notes, an inactive baseline, the factor of the penalty', async () => {
    const { project, bidder, completed } = tender;
    const changed = [
      await send('PATCH', `project/${project}/`, { project_description: 'Nieuw', mki_penalty_factor: 2 }),
      await send('PATCH', `project/${project}/`, { projectscope: 1_000_000 }),
      await send('PATCH', `project-calculation/${bidder.calculation}/`, { notes: 'Gezien' }),
      await send('PATCH', `applicant/${bidder.id}/`, { name: 'Noord', quote_price: 1_000_000 }),
    ];
    expect(changed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await execute(sql`UPDATE project SET emvi_status = 'Editing' WHERE id = ${completed}`);
    expect((await send('POST', `project/${completed}/toggle_emvi/`)).body).toMatchObject({
      emvi_status: 'Locked',
    });
  });

  it('the kind of contract cannot change, with or without a correction', async () => {
    const answer = await send('PATCH', `project/${tender.project}/`, { project_award_criteria: false });
    expect(answer).toMatchObject({ status: 400, body: { project_award_criteria: expect.anything() } });
  });

  it('all of it can be done during a correction, and none of it once the correction has ended', async () => {
    for (const project of [tender.project, tender.completed]) expect((await begin(project)).status).toBe(200);
    for (const { name, act } of GUARDED_ACTS) {
      const { status, body } = await act(acting());
      expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300);
    }
    expect((await end(tender.project)).status).toBe(200);
    const changed = await send('PATCH', `applicant/${tender.bidder.id}/`, { quote_price: 2 });
    expect(changed.status).toBe(409);
  }, 120_000);
});

describe('a correction', () => {
  let project: string;
  let noord: string;
  beforeEach(async () => {
    project = await addTender();
    noord = await enter(project, 'Noord');
  });

  it('begins with a reason of at least ten characters, one at a time, after the opening', async () => {
    expect(await begin(project)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Een correctie is niet nodig') },
    });
    await execute(sql`UPDATE project SET seals_bids = true WHERE id = ${project}`);
    expect(await begin(project)).toMatchObject({
      status: 409,
      body: { detail: 'Open eerst de inschrijvingen' },
    });
    await open(project);
    for (const [reason, said] of [
      ['Te kort', 'Vul ten minste 10 tekens in'],
      [`  ${'x'.repeat(9)}  `, 'Vul ten minste 10 tekens in'],
      ['x'.repeat(1001), 'Gebruik maximaal 1000 tekens'],
      ['', 'Dit veld is vereist'],
    ])
      expect(await begin(project, an, reason)).toMatchObject({ status: 400, body: { reason: [said] } });
    const begun = await begin(project, an, `  ${REASON}\n`);
    expect(begun).toMatchObject({
      status: 200,
      body: { correction: { since: '02/03/2026 10:00:00', by: 'an', reason: REASON } },
    });
    expect(await begin(project, bo)).toMatchObject({
      status: 409,
      body: { detail: 'an is al een correctie begonnen' },
    });
  });

  it('is begun by only one of two members who begin it at once', async () => {
    await open(project);
    const answers = await Promise.all([begin(project, an), begin(project, bo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is ended by any member, once, and the history records both with the reason', async () => {
    await open(project);
    await begin(project);
    expect((await end(project, bo)).body).toMatchObject({ correction: null });
    expect(await end(project)).toMatchObject({ status: 409, body: { detail: 'Er loopt geen correctie' } });
    const { body } = await send('GET', `project/${project}/history/`);
    expect((body as { results: object[] }).results.slice(0, 2)).toMatchObject([
      {
        user_name: 'bo',
        changes: { correction: { from: true, to: false }, reason: { from: null, to: REASON } },
      },
      {
        user_name: 'an',
        changes: { correction: { from: false, to: true }, reason: { from: null, to: REASON } },
      },
    ]);
  });

  it('does not prevent choosing a winner, but the phase can be completed only when it has ended', async () => {
    await uploadBid(noord, 75_000);
    const baseline = (await upload({ project, calculation_type: 'design-baseline' }, 100_000)) as Calculation;
    await send('PATCH', `project-calculation/${baseline.uuid}/`, { active: true });
    await send('POST', `project/${project}/toggle_emvi/`);
    await open(project);
    expect((await send('PATCH', `applicant/${noord}/`, { active: true })).status).toBe(200);
    await begin(project);
    // The date is before the opening: a tender may have been held before it was entered.
    const body = { project_status: 'Design_Phase_Complete', design_phase_complete_date: '2026-02-27' };
    const complete = () => send('PATCH', `project/${project}/`, body);
    expect(await complete()).toMatchObject({
      status: 400,
      body: { project_status: ['Rond eerst de correctie af'] },
    });
    // The choice was right when it was made; the correction makes another bid first.
    const other = await enter(project, 'Oost', 1_000);
    await uploadBid(other, 75_000);
    await end(project);
    const unexplained = { status: 400, body: { project_status: ['Kies de winnaar opnieuw, met de reden'] } };
    expect(await complete()).toMatchObject(unexplained);
    const said = { active: true, winner_reason: 'Oost trok zich terug' };
    expect((await send('PATCH', `applicant/${noord}/`, said)).status).toBe(200);
    expect((await send('GET', `applicant/?project__uuid=${project}`)).body).toMatchObject({
      results: [
        { uuid: noord, rank: 2, winner_reason: said.winner_reason },
        { uuid: other, rank: 1 },
      ],
    });
    expect((await complete()).body).toMatchObject({ project_status: 'Design_Phase_Complete' });
    expect((await begin(project)).status).toBe(409);
  });

  it('is refused in a locked project, to viewers, and to other organisations', async () => {
    await open(project);
    for (const step of [begin, end]) {
      expect((await step(project, viewer)).status).toBe(403);
      expect((await step(project, stranger)).status).toBe(404);
    }
    await execute(sql`UPDATE project SET locked = true WHERE id = ${project}`);
    expect((await begin(project)).status).toBe(409);
    expect(((await send('GET', `project/${project}/`)).body as Project).correction).toBeNull();
  });
});
