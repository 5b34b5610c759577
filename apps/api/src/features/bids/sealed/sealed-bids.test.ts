import type { Applicant, Calculation } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { uploadBid } from '../../../testing/bids.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import type { Member } from '../../../testing/tender-world.ts';
import { addApiKey, addUser } from '../../../testing/world.ts';
import { type Reading, readEverything } from './walk-of-reads.fixture.ts';

let tender: TenderActs;
/** administers the organisation */
let chief: Member;
let key: string;
/** the readers who may not see a bid of An: everybody else */
let others: Readonly<Record<string, Reading>>;

beforeAll(async () => {
  tender = await startTenderActs();
  const { test, organisation } = tender;
  chief = await addUser(test, { username: 'chef', organisationIds: [organisation], administers: true });
  ({ key } = await addApiKey(test, { slug: 'alfa', token: chief.token, name: 'Koppeling' }));
  others = {
    'a member who entered another one': tender.bo,
    'who runs the organisation': chief,
    'a viewer': tender.viewer,
    staff: tender.staff,
    'somebody of another organisation': tender.stranger,
    'a program': { apiKey: key },
    nobody: {},
  };
});
afterAll(() => tender.test.close());

/** Price, discount and MKI of the bid of An, with the separators of either language, and the names of its file. */
const OF_AN = /123[.,]?456\b|\b4[.,]?321\b|76[.,]?543|bod\.xlsx|"bod"/;

/** Random digits, which contain the price or the discount of An now and then. */
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** Returns the places where a text reveals the bid of An, each with the text before it. */
function tellingOf(text: string): readonly string[] {
  return text.replace(UUID, 'a uuid').match(new RegExp(`.{0,120}(?:${OF_AN.source})`, 'g')) ?? [];
}

/** Adds a tender whose model is complete, with a bid of An and one of Bo, both with calculations in the report. */
async function addSealedBids() {
  const project = await tender.addTender({ sealed: true });
  const { uuid: baseline } = (await tender.activateBaseline(project, 100_000)).body as Calculation;
  const entered = await tender.enter(project, 'Van An', 123_456, 4_321);
  const { uuid: calculation } = (await tender.uploadBid(entered.uuid, 76_543)).body as Calculation;
  const ofBo = await tender.post(
    project,
    { name: 'Van Bo', quote_price: 900_000, criteria_discount: 0 },
    tender.bo,
  );
  const { uuid: other } = ofBo.body as Applicant;
  await uploadBid(tender.test, tender.bo.token, other, { mkiEur: 50_000, name: 'Van Bo.xlsx' });
  await tender.set(project, sql`emvi_status = 'Locked', status = 'EMVI_Complete'`);
  await tender.test.dependencies.database.queries.execute(
    sql`UPDATE calculation SET include_in_report = true WHERE project_id = ${project}`,
  );
  return { project, applicant: entered.uuid, calculation, baseline, other };
}

describe('a sealed bid', () => {
  it('is shown to the member who entered it, and to nobody else in any answer, until it is opened', async () => {
    const bids = await addSealedBids();
    const { test } = tender;
    const own = await readEverything(test, tender.an, bids);
    for (const amount of ['123456', '4321', '76543', 'bod.xlsx']) expect(own).toContain(amount);
    for (const [who, reading] of Object.entries(others))
      expect(tellingOf(await readEverything(test, reading, bids)), who).toEqual([]);
    expect(await readEverything(test, tender.an, { ...bids, applicant: bids.other })).not.toMatch(
      /900[.,]?000\b/,
    );

    expect((await tender.open(bids.project)).status).toBe(200);
    for (const who of ['a member who entered another one', 'who runs the organisation', 'staff'])
      expect(await readEverything(test, others[who] ?? {}, bids), who).toMatch(OF_AN);
    for (const who of ['a viewer', 'somebody of another organisation', 'a program', 'nobody'])
      expect(tellingOf(await readEverything(test, others[who] ?? {}, bids)), who).toEqual([]);
  }, 240_000);

  it('shows that it exists and whose it is, and nothing about its standing', async () => {
    const { project } = await addSealedBids();
    for (const as of [tender.bo, tender.staff])
      expect((await tender.read(project, as)).results[0]).toMatchObject({
        ...{ name: 'Van An', entered_by: 'an', sealed: true, quote_price: null, criteria_discount: null },
        ...{ mki_value: null, standing: null, work: null, project_calculation: null, rank: null },
        ...{ incomplete: false, active: false, winner_reason: null },
      });
    expect((await tender.read(project)).results[0]).toMatchObject({
      ...{ sealed: false, quote_price: 123_456, mki_value: 76_543, standing: 'scored' },
      ...{ mki_score: null, fictional_quote_price: null, rank: null },
    });
  });

  it('is compared with the baseline, post by post, only for the member who entered it', async () => {
    const { project, calculation, baseline } = await addSealedBids();
    const pair = new URLSearchParams({
      ...{ aggregate_by: 'product_group', quantity: 'mki' },
      project_calculation__project__uuid: project,
      project_calculation_uuid: `${baseline},${calculation}`,
    });
    const path = `/api/v1/organization/alfa/internal_figure_findings/?${pair}`;
    expect((await tender.test.send('GET', path, tender.an)).status).toBe(200);
    for (const [who, reading] of Object.entries(others))
      expect((await tender.test.send('GET', path, reading)).status, who).toBe(who === 'nobody' ? 401 : 404);

    // A user who sees no bids at all sees no opened ones either.
    expect((await tender.open(project)).status).toBe(200);
    for (const who of ['a member who entered another one', 'who runs the organisation', 'staff'])
      expect((await tender.test.send('GET', path, others[who] ?? {})).status, who).toBe(200);
    for (const who of ['a viewer', 'a program', 'somebody of another organisation'])
      expect((await tender.test.send('GET', path, others[who] ?? {})).status, who).toBe(404);
  });

  it('is divided into steps with its posts only for the member who entered it', async () => {
    const { project, calculation, baseline } = await addSealedBids();
    const pair = {
      project_calculation__project__uuid: project,
      project_calculation_uuid: `${baseline},${calculation}`,
    };
    const step = { ...pair, indicator: 'mki', step: 'product' };
    const paths = [
      `differences/?${new URLSearchParams(pair)}`,
      `difference_projects/?${new URLSearchParams(step)}`,
      `difference_posts/?${new URLSearchParams(step)}`,
    ].map((path) => `/api/v1/organization/alfa/internal_organization_${path}`);
    for (const path of paths) {
      expect((await tender.test.send('GET', path, tender.an)).status, path).toBe(200);
      for (const [who, reading] of Object.entries(others))
        expect((await tender.test.send('GET', path, reading)).status, who).toBe(who === 'nobody' ? 401 : 404);
    }
  });

  it('is found in the history by its bidder, and not by the name of its calculation', async () => {
    const { project } = await addSealedBids();
    const found = async (search: string) => {
      const path = `/api/v1/admin/history/?project=${project}&search=${encodeURIComponent(search)}`;
      const { status, body } = await tender.test.send('GET', path, { token: tender.staff.token });
      expect(status).toBe(200);
      return (body as { count: number }).count;
    };
    expect(await found('bod')).toBe(0);
    expect(await found('Van An')).toBeGreaterThan(0);
    await tender.open(project);
    expect(await found('bod')).toBeGreaterThan(0);
  });

  it('has no score, no rank and no winner, also for a member who entered all of them', async () => {
    const project = await tender.addTender({ sealed: true });
    await tender.activateBaseline(project, 100_000);
    const [middle, , green] = await tender.addThreeBids(project);
    const { results } = await tender.read(project);
    expect(results.map(({ quote_price }) => quote_price)).toEqual([1_000_000, 980_000, 1_060_000]);
    for (const { rank, tied, mki_score, fictional_quote_price } of results)
      expect([rank, tied, mki_score, fictional_quote_price]).toEqual([null, false, null, null]);
    expect(await tender.statistics(project)).toMatchObject({ sealed: true, winner: null, winners: [] });
    const shown = { bidder: { uuid: middle, name: 'Midden', rank: 2, mki_score: 125_000 } };
    const overtaken = await tender.patch(middle, { quote_price: 1, shown });
    expect(overtaken).toMatchObject({
      status: 409,
      body: { current: { bidder: { rank: null, mki_score: null } } },
    });
    expect(await tender.patch(green, { active: true })).toMatchObject({
      status: 409,
      body: { detail: 'Open eerst de inschrijvingen' },
    });
    const [, , bid] = results;
    const tick = await tender.test.send(
      'PATCH',
      `/api/v1/project-calculation/${bid?.project_calculation?.uuid}/`,
      { token: tender.an.token, body: { active: true } },
    );
    expect(tick).toMatchObject({ status: 409, body: { detail: 'Open eerst de inschrijvingen' } });
  });

  it('is not revealed by an answer that was cached for the member who entered it', async () => {
    const { project, calculation } = await addSealedBids();
    const ask = (kind: string, { token } = tender.an) =>
      tender.test.send(
        'GET',
        `/api/v1/organization/alfa/internal_variant_${kind}_statistics/?` +
          `project_calculation_uuid=${calculation}` +
          (kind === 'comparison' ? `&project_calculation__project__uuid=${project}` : ''),
        { token },
      );
    for (const kind of ['calculation', 'comparison']) {
      expect(JSON.stringify((await ask(kind)).body)).toContain('76543');
      for (const as of [tender.bo, tender.staff, tender.viewer])
        expect((await ask(kind, as)).status).toBe(404);
    }
    await tender.open(project);
    for (const kind of ['calculation', 'comparison']) {
      expect((await ask(kind, tender.bo)).status).toBe(200);
      expect((await ask(kind, tender.viewer)).status).toBe(404);
    }
  });

  it('cannot be guessed: a change that repeats its value is refused like any other', async () => {
    const { applicant, calculation } = await addSealedBids();
    const guess = (address: string, body: object) =>
      tender.test.send('PATCH', `/api/v1/${address}/`, { token: tender.bo.token, body });
    for (const mki_value of [76_543, 76_544])
      expect((await guess(`project-calculation/${calculation}`, { mki_value })).status).toBe(400);
    for (const name of ['bod', 'ander'])
      expect((await guess(`project-calculation/${calculation}`, { name })).status).toBe(409);
    for (const quote_price of [123_456, 1])
      expect((await guess(`applicant/${applicant}`, { quote_price })).status).toBe(409);
  });

  it('does not reveal by the standing of another bid that it is in another set', async () => {
    const project = await tender.addTender({ sealed: true });
    const { uuid } = await tender.enter(project, 'In Set A2', 900_000);
    expect(await tender.uploadBid(uuid, 75_000, { sets: ['a2'] })).toMatchObject({ status: 201 });
    const body = { name: 'Van Bo', quote_price: 800_000, criteria_discount: 0 };
    const { uuid: own } = (await tender.post(project, body, tender.bo)).body as Applicant;
    await uploadBid(tender.test, tender.bo.token, own, { mkiEur: 75_000 });
    const standings = async (as: Member) =>
      (await tender.read(project, as)).results.map(({ standing }) => standing);
    expect(await standings(tender.bo)).toEqual([null, 'scored']);
    await tender.open(project);
    // Nothing says which of the two sets the model is about.
    expect(await standings(tender.bo)).toEqual(['other-set', 'other-set']);
  });
});

describe('a change of a sealed bid', () => {
  type Bids = Awaited<ReturnType<typeof addSealedBids>>;
  const workbook = () => exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 1 }]);

  /** Every call that could change something in the bid of An. */
  const CHANGES: readonly (readonly [
    name: string,
    ask: (bids: Bids, by: Reading) => Promise<{ readonly status: number; readonly body: unknown }>,
  ])[] = [
    ['its price', (bids, by) => patch(bids.applicant, by, { quote_price: 1 })],
    ['its name', (bids, by) => patch(bids.applicant, by, { name: 'Anders' })],
    ['its discount', (bids, by) => patch(bids.applicant, by, { criteria_discount: 1 })],
    ['that it wins', (bids, by) => patch(bids.applicant, by, { active: true })],
    [
      'that it is invalid',
      (bids, by) => patch(bids.applicant, by, { ruling: { as: 'invalid', reason: 'Niet ondertekend' } }),
    ],
    ['its deletion', (bids, by) => send('DELETE', `applicant/${bids.applicant}/`, by)],
    ['its restoration', (bids, by) => send('POST', `applicant/${bids.applicant}/restore/`, by)],
    ['its calculation', (bids, by) => upload(bids, by, '')],
    ['a check of a file for it', (bids, by) => upload(bids, by, 'check/')],
    ['the notes of its calculation', (bids, by) => ofCalculation(bids, by, { notes: 'x' })],
    ['that its calculation is active', (bids, by) => ofCalculation(bids, by, { active: true })],
    ['that it is in the report', (bids, by) => ofCalculation(bids, by, { include_in_report: false })],
    [
      'the deletion of its calculation',
      (bids, by) => send('DELETE', `project-calculation/${bids.calculation}/`, by),
    ],
    [
      'the restoration of its calculation',
      (bids, by) => send('POST', `project-calculation/${bids.calculation}/restore/`, by),
    ],
    [
      'an answer about its scope',
      (bids, by) =>
        send('POST', `project-calculation/${bids.calculation}/scope/`, by, {
          ...{ against: bids.calculation, subject: 'posts', meaning: 'not-applicable', post_count: 1 },
        }),
    ],
    [
      'the discounts of all',
      (bids, by) => send('POST', `project/${bids.project}/reset_applicants_criteria_discount/`, by),
    ],
  ];

  it.each(CHANGES)('%s is only for the member who entered it', async (name, ask) => {
    const bids = await addSealedBids();
    const before = await stored(bids.project);
    // A key may call only so often a minute.
    await tender.test.dependencies.database.queries.execute(sql`UPDATE api_key SET window_requests = 0`);
    for (const [who, by] of Object.entries(others)) {
      const { status, body } = await ask(bids, by);
      expect([401, 403, 404, 409], `${name} by ${who}`).toContain(status);
      if (by === tender.bo || by === chief || by === tender.staff) {
        expect(status, `${name} by ${who}: ${JSON.stringify(body)}`).toBe(409);
        expect(JSON.stringify(body)).toMatch(/verzegeld/);
      }
      expect(JSON.stringify(body)).not.toMatch(OF_AN);
      expect(await stored(bids.project), `${name} by ${who}`).toEqual(before);
    }
  });

  it.each([
    ['another maximum for the criteria', { criteria_max_discount: 4_000 }],
    ['other criteria', { criteria: [{ name: 'Planning', max_discount: 20_000 }] }],
  ])('%s is refused while it would empty a value that somebody else entered', async (_what, body) => {
    const bids = await addSealedBids();
    await tender.set(bids.project, sql`emvi_status = 'Editing'`);
    const before = await stored(bids.project);
    for (const { token } of [tender.bo, tender.staff])
      expect(
        await tender.test.send('PATCH', `/api/v1/project/${bids.project}/`, { token, body }),
      ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('nog verzegeld') } });
    expect(await stored(bids.project)).toEqual(before);
    expect((await tender.remove(bids.other, tender.bo)).status).toBe(204);
    const own = await tender.test.send('PATCH', `/api/v1/project/${bids.project}/`, {
      token: tender.an.token,
      body,
    });
    expect(own).toMatchObject({ status: 200, body: { applicants_criteria_discount_wiped: true } });
  });

  it.each([
    ['a maximum that what was given exceeds', { criteria_max_discount: 4_000 }],
    ['a maximum that it does not', { criteria_max_discount: 4_321 }],
    ['criteria by name', { criteria: [{ name: 'Planning', max_discount: 50_000 }] }],
  ])('does not reveal the entered values: %s is refused in the same way', async (_what, body) => {
    const bids = await addSealedBids();
    await tender.set(bids.project, sql`emvi_status = 'Unlocked', status = 'Design_Phase_Active'`);
    const before = await stored(bids.project);
    for (const { token } of [tender.bo, tender.staff])
      expect(
        await tender.test.send('PATCH', `/api/v1/project/${bids.project}/`, { token, body }),
      ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('nog verzegeld') } });
    expect(await stored(bids.project)).toEqual(before);
    const more = { criteria_max_discount: 50_000 };
    const { status } = await send('PATCH', `project/${bids.project}/`, tender.bo, more);
    expect(status).toBe(200);
  });

  it('does not reveal that no value was entered: a reset is refused in the same way', async () => {
    const project = await tender.addTender({ sealed: true });
    const { uuid } = await tender.enter(project, 'Van An', 1);
    const reset = `project/${project}/reset_applicants_criteria_discount/`;
    expect((await send('POST', reset, tender.an)).status).toBe(200);
    expect((await tender.read(project)).results[0]).toMatchObject({ criteria_discount: null });
    const ofBo = { name: 'Van Bo', quote_price: 1, criteria_discount: 0 };
    await tender.post(project, ofBo, tender.bo);
    expect((await send('POST', reset, tender.bo)).status).toBe(409);
    expect((await tender.remove(uuid)).status).toBe(204);
    expect((await send('POST', reset, tender.bo)).status).toBe(200);
  });

  it('is made by the member who entered it, and so is its reset', async () => {
    const { project, applicant } = await addSealedBids();
    expect((await patch(applicant, tender.an, { quote_price: 99 })).status).toBe(200);
    expect((await tender.read(project)).results[0]).toMatchObject({ quote_price: 99 });
    const reset = `project/${project}/reset_applicants_criteria_discount/`;
    // Bo's bid has a discount of 0, which would be reset too.
    expect((await send('POST', reset, tender.an)).status).toBe(409);
  });

  it('by valuing its file again is for nobody: staff see it in no list, and are refused', async () => {
    const { calculation } = await addSealedBids();
    const { token } = tender.staff;
    const listed = await tender.test.send('GET', '/api/v1/admin/revaluations/?search=bod', { token });
    expect(JSON.stringify(listed.body)).not.toContain(calculation);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '', { key: 'x', closed_confirmed: true }],
    ] as const)
      expect(
        await tender.test.send(method, `/api/v1/admin/revaluations/${calculation}/${path}`, {
          token,
          ...(body ? { body } : {}),
        }),
      ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('verzegeld') } });
    const file = await tender.test.send('GET', `/api/v1/project-calculation/${calculation}/excel_file/`, {
      token,
    });
    expect([404, 409]).toContain(file.status);
  });

  const send = (method: string, address: string, by: Reading, body?: object) =>
    tender.test.send(method, `/api/v1/${address}`, { ...by, ...(body ? { body } : {}) });
  const patch = (applicant: string, by: Reading, body: object) =>
    send('PATCH', `applicant/${applicant}/`, by, body);
  const ofCalculation = ({ calculation }: Bids, by: Reading, body: object) =>
    send('PATCH', `project-calculation/${calculation}/`, by, body);
  const upload = async ({ applicant }: Bids, by: Reading, check: string) =>
    tender.test.send('POST', `/api/v1/project-calculation/${check}`, {
      ...by,
      form: {
        fields: { applicant, calculation_type: 'applicant' },
        file: { field: 'excel_file', name: 'nieuw.xlsx', bytes: await workbook() },
      },
    });
  /** Returns everything that is stored about the bids of a project. */
  const stored = (project: string) =>
    listRows<{ row: object }>(
      tender.test.dependencies.database.queries,
      sql`
        SELECT to_jsonb(applicant) AS row FROM applicant WHERE project_id = ${project}
        UNION ALL SELECT to_jsonb(calculation) FROM calculation WHERE project_id = ${project}
        ORDER BY 1`,
    );
});
