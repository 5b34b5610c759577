import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let zeta: string;
let token: string;
const ids: Record<'raw' | 'none', string> = { raw: '', none: '' };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  zeta = await addOrganisation(test, 'zeta');
  // Half past eleven in the evening in London is the next day in Amsterdam.
  test.clock.moment = new Date('2026-01-31T23:30:00Z');
  ids.raw = await addProject(test, alfa, { name: 'Dorpsstraat', contractType: 'RAW' });
  test.clock.moment = new Date('2026-02-10T09:00:00Z');
  ids.none = await addProject(test, alfa, { name: 'Aanleg; park, fase 1', contractType: 'NA' });
  await addProject(test, zeta, { name: 'Van een ander' });
  test.clock.moment = new Date('2026-07-01T09:00:00Z');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

async function setDates(id: string, changes: { status: string; design: string; complete?: string }) {
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = ${changes.status}, design_phase_complete_date = ${changes.design},
      project_complete_date = ${changes.complete ?? null} WHERE id = ${id}`);
}

async function events(query: string, options: { as?: string; org?: string; language?: 'en' } = {}) {
  const { as = token, org = 'alfa', language } = options;
  return test.send('GET', `/api/v1/organization/${org}/events/?${query}`, {
    token: as,
    ...(language ? { language } : {}),
  });
}

const YEAR = 'from=2026-01-01&until=2026-12-31';

interface EventOfAnswer {
  readonly date: string;
  readonly kind: string;
  readonly kind_display: string;
  readonly project: string;
  readonly project_name: string;
}

function resultsOf(answer: { body: unknown }): EventOfAnswer[] {
  return (answer.body as { results: EventOfAnswer[] }).results;
}

const daysAndKinds = (answer: { body: unknown }) =>
  resultsOf(answer).map(({ date, kind }) => `${date} ${kind}`);

describe('a planned day', () => {
  const plan = (id: string, body: object) => test.send('PATCH', `/api/v1/project/${id}/`, { token, body });
  const planned = async () => daysAndKinds(await events(YEAR)).filter((event) => event.includes('planned'));

  afterAll(() =>
    test.dependencies.database.queries.execute(sql`
      UPDATE project SET planned_award_date = NULL, planned_completion_date = NULL, status = 'Design_Phase_Active',
        design_phase_complete_date = NULL, project_complete_date = NULL`),
  );

  it('has its own kind in the agenda, and moves with the plan', async () => {
    const dates = { planned_award_date: '2026-08-01', planned_completion_date: '2026-11-30' };
    const answer = await plan(ids.raw, dates);
    expect(answer).toMatchObject({ status: 200, body: dates });
    await plan(ids.none, { planned_award_date: '2026-09-01', project_award_criteria: null });
    expect(await planned()).toEqual([
      '2026-08-01 planned-award',
      '2026-09-01 planned-design-choice',
      '2026-11-30 planned-completion',
    ]);
    await plan(ids.raw, { planned_award_date: '2026-08-15' });
    await plan(ids.none, { planned_award_date: null });
    expect(await planned()).toEqual(['2026-08-15 planned-award', '2026-11-30 planned-completion']);
  });

  it('has a name of its own in a calendar program', async () => {
    const { bytes } = await test.send('GET', '/api/v1/organization/alfa/events.ics', { token });
    const lines = bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${ids.raw}-planned-award@milieuspoor`,
        'DTSTART;VALUE=DATE:20260815',
        'SUMMARY:Geplande gunning: Dorpsstraat',
      ]),
    );
  });

  it('is refused when it is out of order or does not exist', async () => {
    const early = await plan(ids.raw, { planned_completion_date: '2026-08-14' });
    expect(early).toMatchObject({ status: 400, body: { planned_completion_date: expect.anything() } });
    expect((await plan(ids.raw, { planned_award_date: '2026-12-01' })).status).toBe(400);
    expect((await plan(ids.raw, { planned_award_date: '2026-02-30' })).status).toBe(400);
    expect((await plan(ids.raw, { planned_completion_date: '2026-08-15' })).status).toBe(200);
  });

  it('is replaced by the real day', async () => {
    await setDates(ids.raw, { status: 'Design_Phase_Complete', design: '2026-07-20' });
    expect(await planned()).toEqual(['2026-08-15 planned-completion']);
    await setDates(ids.raw, { status: 'Project_Complete', design: '2026-07-20', complete: '2026-07-30' });
    expect(await planned()).toEqual([]);
  });
});

describe('the planned completion after the award', () => {
  const patch = (body: object) => test.send('PATCH', `/api/v1/project/${ids.raw}/`, { token, body });
  const store = (changes: ReturnType<typeof sql>) =>
    test.dependencies.database.queries.execute(sql`UPDATE project SET ${changes} WHERE id = ${ids.raw}`);

  beforeAll(() =>
    store(sql`planned_award_date = '2026-08-01', planned_completion_date = '2026-11-30',
      status = 'Design_Phase_Complete', design_phase_complete_date = '2026-06-20'`),
  );
  afterAll(() =>
    store(sql`planned_award_date = NULL, planned_completion_date = NULL, status = 'Design_Phase_Active',
      design_phase_complete_date = NULL, project_complete_date = NULL, locked = false`),
  );

  it('moves by itself, and never to a day before the award', async () => {
    expect(await patch({ planned_completion_date: '2026-12-15' })).toMatchObject({
      status: 200,
      body: { planned_completion_date: '2026-12-15' },
    });
    expect(daysAndKinds(await events(YEAR))).toContain('2026-12-15 planned-completion');
    // The award came earlier than planned, so the completion may too.
    expect((await patch({ planned_completion_date: '2026-06-20' })).status).toBe(200);
    expect(await patch({ planned_completion_date: '2026-06-19' })).toMatchObject({
      status: 400,
      body: { planned_completion_date: ['De geplande voltooiing ligt voor de gunning of ontwerpkeuze'] },
    });
    expect((await patch({ planned_completion_date: null })).status).toBe(200);
  });

  it('changes no other field, because those are fixed', async () => {
    const both = { planned_completion_date: '2026-12-15', project_name: 'Iets anders' };
    expect((await patch(both)).status).toBe(409);
    expect((await patch({ planned_award_date: '2026-08-15' })).status).toBe(409);
    expect(daysAndKinds(await events(YEAR))).not.toContain('2026-12-15 planned-completion');
  });

  it('is fixed while the project is locked, and once it is complete', async () => {
    await store(sql`locked = true`);
    expect((await patch({ planned_completion_date: '2026-12-15' })).status).toBe(409);
    await store(sql`locked = false, status = 'Project_Complete', project_complete_date = '2026-06-30'`);
    expect((await patch({ planned_completion_date: '2026-12-15' })).status).toBe(409);
  });

  it('before the planned award requires another day once the design phase is open again', async () => {
    await store(sql`status = 'Design_Phase_Complete', project_complete_date = NULL`);
    expect((await patch({ planned_completion_date: '2026-07-10' })).status).toBe(200);
    const staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
    const reopened = await test.send('POST', `/api/v1/project/${ids.raw}/reopen/`, {
      token: staff.token,
      body: { reason: 'Verkeerde variant' },
    });
    expect(reopened).toMatchObject({ status: 200, body: { project_status: 'Design_Phase_Active' } });
    expect((await patch({ planned_award_date: '2026-08-02' })).status).toBe(400);
    expect((await patch({ planned_award_date: '2026-07-10' })).status).toBe(200);
  });
});

describe('the agenda of an organisation', () => {
  it('has the start of its projects on the Dutch day, and no other organisation’s', async () => {
    const answer = await events(YEAR);
    expect(answer.status).toBe(200);
    expect(resultsOf(answer)).toEqual([
      {
        date: '2026-02-01',
        kind: 'project-started',
        kind_display: 'Project gestart',
        project: ids.raw,
        project_name: 'Dorpsstraat',
      },
      expect.objectContaining({ date: '2026-02-10', project: ids.none }),
    ]);
  });

  it('adds the award once the design phase is complete, and the completion once the project is', async () => {
    await setDates(ids.raw, { status: 'Design_Phase_Complete', design: '2026-04-15' });
    expect(daysAndKinds(await events(YEAR))).toEqual([
      '2026-02-01 project-started',
      '2026-02-10 project-started',
      '2026-04-15 award',
    ]);
    await setDates(ids.raw, { status: 'Project_Complete', design: '2026-04-15', complete: '2026-06-30' });
    expect(daysAndKinds(await events(YEAR)).slice(2)).toEqual([
      '2026-04-15 award',
      '2026-06-30 project-completed',
    ]);
  });

  it('names it the choice of a design where there is no contract, in the reader’s language', async () => {
    await setDates(ids.none, { status: 'Project_Complete', design: '2026-05-20', complete: '2026-05-20' });
    const day = 'from=2026-05-20&until=2026-05-20';
    expect(resultsOf(await events(day)).map((event) => event.kind_display)).toEqual([
      'Ontwerpkeuze gereed',
      'Project voltooid',
    ]);
    expect(resultsOf(await events(day, { language: 'en' })).map((event) => event.kind_display)).toEqual([
      'Design choice ready',
      'Project completed',
    ]);
  });

  it.each([
    ['no first day', 'until=2026-01-01', 'from', 'Dit veld is vereist'],
    [
      'a day that does not exist',
      'from=2026-02-30&until=2026-03-01',
      'from',
      'Deze waarde kan niet worden gelezen',
    ],
    [
      'its days turned round',
      'from=2026-03-02&until=2026-03-01',
      'until',
      'De laatste dag ligt voor de eerste',
    ],
    [
      'more than two years',
      'from=2024-01-01&until=2026-01-02',
      'until',
      'Vraag een periode van ten hoogste twee jaar',
    ],
  ])('refuses a period with %s, at its field', async (_case, query, field, sentence) => {
    const answer = await events(query);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it('is not found by outsiders, and refused to viewers', async () => {
    expect((await events(YEAR, { org: 'zeta' })).status).toBe(404);
    expect((await events(YEAR, { org: 'bestaat-niet' })).status).toBe(404);
    const viewer = await addUser(test, {
      username: 'kijker',
      organisationIds: [alfa],
      dashboardType: 'viewer',
    });
    expect((await events(YEAR, { as: viewer.token })).status).toBe(403);
  });

  it('has only this organisation for a user of several', async () => {
    const both = await addUser(test, { username: 'beide', organisationIds: [alfa, zeta] });
    const names = resultsOf(await events(YEAR, { as: both.token, org: 'zeta' })).map(
      ({ project_name }) => project_name,
    );
    expect(names).toEqual(['Van een ander']);
  });

  it('can be requested for exactly two years', async () => {
    expect((await events('from=2024-01-01&until=2026-01-01')).status).toBe(200);
  });

  it('can be saved as a calendar file', async () => {
    const answer = await test.send('GET', '/api/v1/organization/alfa/events.ics', { token });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="agenda-alfa.ics"');
    expect(linesOf(answer.bytes)).toContain('X-WR-CALNAME:Organisatie alfa');
    expect((await test.send('GET', '/api/v1/organization/zeta/events.ics', { token })).status).toBe(404);
  });
});

/** Returns the lines of a calendar file; folded lines are joined again. */
function linesOf(bytes: Buffer): string[] {
  return bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n');
}
