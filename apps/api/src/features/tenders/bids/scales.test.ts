import type { Applicant, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';

let world: TenderWorld;

beforeAll(async () => {
  world = await startTenderWorld();
});
afterAll(() => world.test.close());

const LEVELS = [
  { percentage: 0, name: 'Onvoldoende' },
  { percentage: 33.3, name: 'Voldoende' },
  { percentage: 100, name: 'Goed' },
];
/** 33,3 % of 30.005 is 9.991,665. */
const PLAN = { name: 'Plan', max_discount: 30_005, scale: LEVELS };
const PRICE = { name: 'Hinder', max_discount: 10_000 };

const send = (method: 'POST' | 'PATCH' | 'GET', address: string, body?: object, as = world.an) =>
  world.test.send(method, address, { token: as.token, ...(body ? { body } : {}) });
const patchProject = (project: string, body: object) => send('PATCH', `/api/v1/project/${project}/`, body);
const readProject = async (project: string) =>
  (await send('GET', `/api/v1/project/${project}/`)).body as Project;
const patch = (uuid: string, body: object) => send('PATCH', `/api/v1/applicant/${uuid}/`, body);
const setStatus = (project: string, status: string) =>
  world.test.dependencies.database.queries.execute(
    sql`UPDATE project SET emvi_status = ${status} WHERE id = ${project}`,
  );
const historyOf = async (project: string, as = world.an) =>
  (
    (await send('GET', `/api/v1/project/${project}/history/`, undefined, as)).body as {
      results: { subject_type: string; changes: Record<string, unknown> }[];
    }
  ).results;

async function addScaledTender(more?: Parameters<TenderWorld['addTender']>[0]): Promise<Project> {
  const id = await world.addTender(more);
  const { status, body } = await patchProject(id, { criteria: [PLAN, PRICE] });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Project;
}

const post = (project: string, name: string, ...criteria: object[]) =>
  send('POST', '/api/v1/applicant/', { project, name, quote_price: 1_000_000, criteria });

async function enter(project: string, level: number, reason?: string): Promise<Applicant> {
  const given = { name: 'Plan', level, ...(reason === undefined ? {} : { reason }) };
  const { status, body } = await post(project, 'Noord', given, { name: 'Hinder', value: 5000 });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Applicant;
}

/** Returns the discounts of a bid on the scale, and in total. */
const givenOf = ({ criteria, criteria_discount }: Applicant) => {
  const [plan] = criteria;
  return [plan?.level, plan?.reason, plan?.value, criteria_discount];
};
const firstOf = async (project: string, as = world.an) =>
  givenOf((await world.bidsOf(project, as))[0] as Applicant);
const wiped = async (project: string) => (await readProject(project)).applicants_criteria_discount_wiped;

describe('an action that is confirmed on the figures that a member saw', () => {
  const TWIN = { max_discount: 10_000, scale: [LEVELS[0], { percentage: 50, name: 'Half' }, LEVELS[2]] };

  it('is refused when other levels give the same sum, or a level has another reason', async () => {
    const project = await world.addTender();
    await patchProject(project, {
      criteria: [
        { ...TWIN, name: 'Plan' },
        { ...TWIN, name: 'Hinder' },
      ],
    });
    const given = [
      { name: 'Plan', level: 100, reason: 'Uitgewerkt per week' },
      { name: 'Hinder', level: 50, reason: 'Geen omleiding' },
    ];
    const { uuid } = (await post(project, 'Noord', ...given)).body as Applicant;
    const shownNow = async () => {
      const [bid] = await world.bidsOf(project, world.an);
      const criteria = bid?.criteria.map(({ upper_boundary: _most, ...each }) => each);
      return { bidder: { uuid, name: 'Noord', criteria_discount: bid?.criteria_discount, criteria } };
    };
    const rename = (shown: object) => patch(uuid, { name: 'Noord BV', shown });
    const first = await shownNow();
    const swapped = given.map((each) => ({ ...each, level: 150 - each.level }));
    expect((await patch(uuid, { criteria: swapped })).status).toBe(200);
    const second = await shownNow();
    expect(second.bidder.criteria_discount).toBe(first.bidder.criteria_discount);
    expect(await rename(first)).toMatchObject({ status: 409, body: { shown: first, current: second } });

    const worded = swapped.map((each) => ({ ...each, reason: `${each.reason}, met planning` }));
    expect((await patch(uuid, { criteria: worded })).status).toBe(200);
    expect(await rename(second)).toMatchObject({
      status: 409,
      body: { current: { bidder: { criteria: [{ reason: 'Uitgewerkt per week, met planning' }, {}] } } },
    });
    expect((await rename(await shownNow())).status).toBe(200);
  });
});

describe('the scale of a criterion', () => {
  it('is stored from the lowest level to the highest, and stays when a request leaves it out', async () => {
    const { uuid } = await addScaledTender();
    const { body } = await patchProject(uuid, {
      criteria: [{ ...PLAN, scale: LEVELS.toReversed() }, PRICE],
    });
    expect((body as Project).criteria.map(({ scale }) => scale)).toEqual([LEVELS, null]);
    const without = (body as Project).criteria.map(({ uuid: id, name, max_discount }) => ({
      ...{ uuid: id, name, max_discount },
    }));
    const kept = (await patchProject(uuid, { criteria: without })).body as Project;
    expect(kept.criteria.map(({ scale }) => scale)).toEqual([LEVELS, null]);
    expect(kept.award_model_version).toBe((body as Project).award_model_version);
  });

  it('makes another model when it changes, and the history states the former scale', async () => {
    const { uuid, award_model_version: version } = await addScaledTender();
    const scale = [LEVELS[0], { percentage: 100, name: 'Best' }];
    const { body } = await patchProject(uuid, { criteria: [{ ...PLAN, scale }, PRICE] });
    expect((body as Project).award_model_version).toBeGreaterThan(version);
    expect((await historyOf(uuid))[0]?.changes).toEqual({
      criteria: {
        from: 'Plan: €30.005,- (0 % Onvoldoende / 33,3 % Voldoende / 100 % Goed); Hinder: €10.000,-',
        to: 'Plan: €30.005,- (0 % Onvoldoende / 100 % Best); Hinder: €10.000,-',
      },
    });
  });

  it.each([
    [
      [
        { percentage: 20, name: 'A' },
        { percentage: 20, name: 'a ' },
        { percentage: 100, name: 'C' },
      ],
      {
        'criteria.0.scale.1.percentage': ['Dit percentage staat al in de lijst'],
        'criteria.0.scale.1.name': ['Deze naam staat al in de lijst'],
      },
    ],
    [
      [
        { percentage: 33.33, name: 'A' },
        { percentage: 100, name: ' ' },
      ],
      {
        'criteria.0.scale.0.percentage': [
          'Vul een percentage van 0 tot en met 100 in, met hooguit één decimaal',
        ],
        'criteria.0.scale.1.name': ['Dit veld is vereist'],
      },
    ],
    [
      [
        { percentage: 80, name: 'A' },
        { percentage: null, name: 'B' },
      ],
      {
        'criteria.0.scale.0.percentage': [
          'Het hoogste niveau is 100 %: dat levert het maximum van het criterium op',
        ],
        'criteria.0.scale.1.percentage': ['Dit veld is vereist'],
      },
    ],
  ])('is refused at its level: %j', async (scale, fields) => {
    const { uuid } = await addScaledTender();
    const { status, body } = await patchProject(uuid, { criteria: [{ ...PLAN, scale }, PRICE] });
    expect([status, body]).toEqual([400, fields]);
    expect((await readProject(uuid)).criteria[0]?.scale).toEqual(LEVELS);
  });

  it('has two to ten levels, with texts of at most two hundred characters', async () => {
    const { uuid } = await addScaledTender();
    const ask = async (scale: object[]) =>
      (await patchProject(uuid, { criteria: [{ ...PLAN, scale }, PRICE] })).status;
    const levels = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ percentage: 100 - place, name: `Niveau ${place}` }));
    const counts = await Promise.all([1, 2, 10, 11].map((count) => ask(levels(count))));
    expect(counts).toEqual([400, 200, 200, 400]);
    const long = (length: number) => ask([...levels(1), { percentage: 0, name: 'a'.repeat(length) }]);
    expect([await long(200), await long(201)]).toEqual([200, 400]);
  });

  it('can be removed, after which amounts are entered again', async () => {
    const { uuid } = await addScaledTender();
    await enter(uuid, 100);
    await patchProject(uuid, { criteria: [{ ...PLAN, scale: null }, PRICE] });
    expect((await readProject(uuid)).criteria[0]?.scale).toBeNull();
    expect(await firstOf(uuid)).toEqual([null, null, null, 5000]);
    expect(await wiped(uuid)).toBe(true);
  });
});

describe('a bid on a scale', () => {
  it('gets a level, which determines its amount, and a reason', async () => {
    const { uuid } = await addScaledTender();
    const bid = await enter(uuid, 33.3, ' Geen buffer ');
    expect(givenOf(bid)).toEqual([33.3, 'Geen buffer', 9992, 14_992]);
    expect(bid.fictional_quote_price).toBe(1_000_000 - 14_992);
    const changed = await patch(bid.uuid, { criteria: [{ name: 'Plan', level: 100 }] });
    expect(givenOf(changed.body as Applicant)).toEqual([100, 'Geen buffer', 30_005, 35_005]);
    expect((await historyOf(uuid))[0]?.changes).toEqual({
      criteriaDiscountEur: { from: 14_992, to: 35_005 },
      criteria: {
        from: 'Plan: 33,3 % (€9.992,-); Hinder: €5.000,-',
        to: 'Plan: 100 % (€30.005,-); Hinder: €5.000,-',
      },
    });
  });

  it('can get a reason afterwards, and lose it, both recorded in the history', async () => {
    const { uuid } = await addScaledTender();
    const bid = await enter(uuid, 0);
    const said = await patch(bid.uuid, { criteria: [{ name: 'Plan', reason: 'Te laat' }] });
    expect(givenOf(said.body as Applicant)).toEqual([0, 'Te laat', 0, 5000]);
    expect((await historyOf(uuid))[0]?.changes).toEqual({
      criteriaReasons: { from: null, to: 'Plan: Te laat' },
    });
    const empty = await patch(bid.uuid, { criteria: [{ name: 'Plan', reason: '' }] });
    expect(givenOf(empty.body as Applicant)).toEqual([0, null, 0, 5000]);
  });

  it('is accepted back as it was read', async () => {
    const { uuid } = await addScaledTender();
    const bid = await enter(uuid, 33.3, 'Goed genoeg');
    const { status, body } = await patch(bid.uuid, { ...bid, quote_price: 5 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(givenOf(body as Applicant)).toEqual(givenOf(bid));
  });

  it.each([
    [{ level: 50 }, 'Kies een niveau van de schaal: 0 %, 33,3 %, 100 %'],
    [{ level: 33.34 }, 'Kies een niveau van de schaal: 0 %, 33,3 %, 100 %'],
    [{ level: 100, value: 30_004 }, 'Deze korting volgt uit het niveau en kan niet apart worden gewijzigd'],
    [{ value: 5 }, 'Deze korting volgt uit het niveau en kan niet apart worden gewijzigd'],
    [{ level: null, reason: 'Zomaar' }, 'Kies eerst een niveau, en geef daarbij de reden'],
    [{ level: null }, 'Dit veld is vereist'],
  ])('is refused at its criterion: %j', async (given, said) => {
    const { uuid } = await addScaledTender();
    const { status, body } = await post(
      uuid,
      'Noord',
      { name: 'Plan', ...given },
      { name: 'Hinder', value: 0 },
    );
    expect([status, (body as Record<string, string[]>)['criteria.0']?.[0]]).toEqual([400, said]);
    expect(await world.bidsOf(uuid)).toEqual([]);
  });

  it.each([{ level: 0 }, { value: 5, reason: 'Zomaar' }])(
    'is refused where an amount is entered: %j',
    async (given) => {
      const { uuid } = await addScaledTender();
      const { status, body } = await post(
        uuid,
        'Noord',
        { name: 'Plan', level: 0 },
        { name: 'Hinder', ...given },
      );
      expect([status, (body as Record<string, string[]>)['criteria.1']?.[0]]).toEqual([
        400,
        'Dit criterium heeft geen schaal: vul een bedrag in, zonder niveau en zonder reden',
      ]);
    },
  );

  it('has a reason of at most a thousand characters', async () => {
    const { uuid } = await addScaledTender();
    const bid = await enter(uuid, 0);
    const say = (length: number) =>
      patch(bid.uuid, { criteria: [{ name: 'Plan', reason: 'a'.repeat(length) }] });
    expect([(await say(1000)).status, (await say(1001)).status]).toEqual([200, 400]);
  });

  it('hides its level and reason from members who did not enter it, in the history too', async () => {
    const { uuid } = await addScaledTender({ sealed: true });
    await enter(uuid, 33.3, 'Geheim');
    expect(await firstOf(uuid, world.bo)).toEqual([null, null, null, null]);
    const told = JSON.stringify(await historyOf(uuid, world.bo));
    expect(told).not.toContain('Geheim');
    expect(told).not.toMatch(/33,3\s% \(/);
  });
});

describe('when a scale changes, a bid', () => {
  const change = (project: string, changes: object) =>
    patchProject(project, { criteria: [{ ...PLAN, ...changes }, PRICE] });

  it('keeps its level under another text, whether the model is complete or not', async () => {
    const { uuid } = await addScaledTender();
    await enter(uuid, 33.3, 'Omdat');
    await setStatus(uuid, 'Editing');
    await change(uuid, { scale: LEVELS.map((level) => ({ ...level, name: `${level.name} plan` })) });
    expect(await firstOf(uuid)).toEqual([33.3, 'Omdat', 9992, 14_992]);
    expect(await wiped(uuid)).toBe(false);
  });

  it('keeps a level that is still there, and earns that level’s amount under another maximum', async () => {
    const { uuid } = await addScaledTender();
    await enter(uuid, 33.3, 'Omdat');
    const { status } = await change(uuid, { max_discount: 20_000, scale: [...LEVELS.slice(1)] });
    expect(status).toBe(200);
    expect(await firstOf(uuid)).toEqual([33.3, 'Omdat', 6660, 11_660]);
  });

  it('loses a level that was removed, with its reason', async () => {
    const { uuid } = await addScaledTender();
    await enter(uuid, 33.3, 'Omdat');
    await change(uuid, { scale: [LEVELS[0], LEVELS[2]] });
    expect(await firstOf(uuid)).toEqual([null, null, null, 5000]);
    expect(await wiped(uuid)).toBe(true);
    const entry = (await historyOf(uuid)).find(({ subject_type }) => subject_type === 'applicant');
    expect(entry?.changes).toMatchObject({ criteriaReasons: { from: 'Plan: Omdat', to: null } });
  });

  it.each([{ scale: [...LEVELS, { percentage: 50, name: 'Midden' }] }, { max_discount: 30_004 }])(
    'loses its level once a complete model is edited again: %j',
    async (changes) => {
      const { uuid } = await addScaledTender();
      await enter(uuid, 33.3, 'Omdat');
      await setStatus(uuid, 'Editing');
      await change(uuid, changes);
      expect(await firstOf(uuid)).toEqual([null, null, null, 5000]);
      expect(await wiped(uuid)).toBe(true);
    },
  );

  it('loses an amount that was entered before there was a scale', async () => {
    const { uuid, criteria } = await addScaledTender();
    await enter(uuid, 0);
    const named = criteria.map((each) => (each.name === 'Hinder' ? { ...each, scale: LEVELS } : each));
    await patchProject(uuid, { criteria: named });
    expect((await world.bidsOf(uuid))[0]?.criteria[1]).toMatchObject({ value: null, level: null });
    expect(await wiped(uuid)).toBe(true);
  });

  it('loses levels and reasons when all discounts are emptied', async () => {
    const { uuid } = await addScaledTender();
    await enter(uuid, 33.3, 'Omdat');
    await send('POST', `/api/v1/project/${uuid}/reset_applicants_criteria_discount/`);
    expect(await firstOf(uuid)).toEqual([null, null, null, null]);
  });
});
