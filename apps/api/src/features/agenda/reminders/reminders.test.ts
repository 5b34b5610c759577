import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { remindOfPlans, remindOfPlansRegularly } from './remind-of-plans.ts';

let test: TestApp;
let alfa: string;
let lid: { accountId: string; token: string };
let collega: { accountId: string; token: string };
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  lid = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  collega = await addUser(test, { username: 'collega', organisationIds: [alfa] });
  // Reminders take weeks, and sessions do not last that long.
  await run(sql`UPDATE session SET expires_at = '2027-01-01'`);
  await run(sql`UPDATE account SET language = 'en' WHERE id = ${collega.accountId}`);
});
afterAll(() => test.close());

beforeEach(async () => {
  await run(sql`DELETE FROM project_member`);
  await run(sql`UPDATE project SET planned_award_date = NULL, planned_completion_date = NULL`);
  test.clock.moment = new Date('2026-03-02T09:00:00Z');
  project = await addProject(test, alfa, { name: 'Kade' });
  await putOn(lid);
  newMails();
});

const run = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);

async function putOn({ accountId }: { accountId: string }, id = project): Promise<void> {
  await run(sql`INSERT INTO project_member (organisation_id, project_id, account_id, created_at)
    VALUES (${alfa}, ${id}, ${accountId}, ${test.clock.now()})`);
}

async function plan(body: object, id = project): Promise<void> {
  const answer = await test.send('PATCH', `/api/v1/project/${id}/`, { token: lid.token, body });
  expect(answer.status).toBe(200);
}

const wish = (who: { token: string }, wanted: boolean) =>
  test.send('PATCH', '/auth/user/', { token: who.token, body: { planning_reminders: wanted } });

let mailsRead = 0;
function newMails() {
  const mails = test.mails.slice(mailsRead);
  mailsRead = test.mails.length;
  return mails;
}

/** Returns the mails that the reminders at this moment send. */
async function remindedAt(moment: string) {
  test.clock.moment = new Date(moment);
  await remindOfPlans(test.dependencies);
  await test.sendMails();
  return newMails();
}

const NOON = 'T12:00:00Z';

describe('a planned day', () => {
  it('is mailed a week before to each member, in their own language, with a link', async () => {
    await putOn(collega);
    await plan({ planned_award_date: '2026-04-15' });
    expect(await remindedAt(`2026-04-07${NOON}`)).toEqual([]);
    const mails = await remindedAt(`2026-04-08${NOON}`);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'collega@voorbeeld.example: Award of Kade planned for 15-04-2026',
      'lid@voorbeeld.example: Gunning van Kade gepland op 15-04-2026',
    ]);
    for (const { text } of mails) expect(text).toContain(`/#/o/alfa/project/${project}/tab/1`);
  });

  it('is not mailed to a member who left the organisation and works for another one', async () => {
    const elsewhere = await addOrganisation(test, 'elders');
    const left = await addUser(test, { username: 'vertrokken', organisationIds: [alfa, elsewhere] });
    await putOn(left);
    await run(sql`UPDATE membership SET active = false
      WHERE account_id = ${left.accountId} AND organisation_id = ${alfa}`);
    await plan({ planned_award_date: '2026-04-15' });
    expect((await remindedAt(`2026-04-08${NOON}`)).map(({ to }) => to)).toEqual(['lid@voorbeeld.example']);
  });

  it('is a day of the Dutch calendar', async () => {
    await plan({ planned_award_date: '2026-04-15' });
    // In summer the day begins two hours earlier in UTC.
    expect(await remindedAt('2026-04-07T21:59:00Z')).toEqual([]);
    expect(await remindedAt('2026-04-07T22:01:00Z')).toHaveLength(1);
  });

  it('is mailed once, also with several servers and after a restart', async () => {
    await putOn(collega);
    await plan({ planned_award_date: '2026-04-15' });
    test.clock.moment = new Date(`2026-04-08${NOON}`);
    await Promise.all([1, 2, 3, 4].map(() => remindOfPlans(test.dependencies)));
    await test.sendMails();
    expect(newMails()).toHaveLength(2);
    expect(await remindedAt('2026-04-08T13:00:00Z')).toEqual([]);
    expect(await remindedAt(`2026-04-09${NOON}`)).toEqual([]);
  });

  it('is mailed later when no server ran that day, but not on the day itself', async () => {
    await plan({ planned_award_date: '2026-04-15', planned_completion_date: '2026-04-20' });
    expect((await remindedAt(`2026-04-15${NOON}`)).map(({ subject }) => subject)).toEqual([
      'Voltooiing van Kade gepland op 20-04-2026',
    ]);
  });

  it('that moved is mailed on its new day only', async () => {
    await plan({ planned_award_date: '2026-04-15' });
    await plan({ planned_award_date: '2026-05-15' });
    expect(await remindedAt(`2026-04-08${NOON}`)).toEqual([]);
    expect(await remindedAt(`2026-05-08${NOON}`)).toHaveLength(1);
    await plan({ planned_award_date: '2026-06-15' });
    expect(await remindedAt(`2026-06-08${NOON}`)).toHaveLength(1);
    await plan({ planned_award_date: null });
    expect(await remindedAt(`2026-06-09${NOON}`)).toEqual([]);
  });

  it('less than a week away when it is set is not mailed', async () => {
    test.clock.moment = new Date(`2026-04-09${NOON}`);
    await plan({ planned_award_date: '2026-04-15', planned_completion_date: '2026-04-15' });
    expect(await remindedAt(`2026-04-09${NOON}`)).toEqual([]);
    await plan({ planned_award_date: null, planned_completion_date: '2026-04-16' });
    expect((await remindedAt(`2026-04-09${NOON}`)).map(({ subject }) => subject)).toEqual([
      'Voltooiing van Kade gepland op 16-04-2026',
    ]);
  });

  it('is not mailed either when the project starts with it', async () => {
    test.clock.moment = new Date(`2026-04-09${NOON}`);
    const body = {
      organization: 'alfa',
      project_name: 'Nieuw',
      project_type: 'Reconstructie',
      sector: 'infra-city',
      project_contract_type: 'RAW',
      project_award_criteria: false,
      planned_award_date: '2026-04-15',
      planned_completion_date: '2026-04-30',
    };
    expect((await test.send('POST', '/api/v1/project/', { token: lid.token, body })).status).toBe(201);
    expect(await remindedAt(`2026-04-09${NOON}`)).toEqual([]);
    expect(await remindedAt(`2026-04-23${NOON}`)).toHaveLength(1);
  });

  it('is not mailed when the event has happened', async () => {
    await plan({ planned_award_date: '2026-04-15', planned_completion_date: '2026-04-15' });
    await run(sql`UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-04-01'
      WHERE id = ${project}`);
    expect((await remindedAt(`2026-04-08${NOON}`)).map(({ subject }) => subject)).toEqual([
      'Voltooiing van Kade gepland op 15-04-2026',
    ]);
    const other = await addProject(test, alfa, { name: 'Sluis', plannedCompletionDate: '2026-04-16' });
    await putOn(lid, other);
    await run(sql`UPDATE project SET status = 'Project_Complete', design_phase_complete_date = '2026-04-01',
      project_complete_date = '2026-04-02' WHERE id = ${other}`);
    expect(await remindedAt(`2026-04-09${NOON}`)).toEqual([]);
  });

  it('is the choice of a design where there is no award', async () => {
    const none = await addProject(test, alfa, {
      name: 'Park',
      contractType: 'NA',
      awardCriteria: null,
      plannedAwardDate: '2026-04-15',
    });
    await putOn(lid, none);
    expect((await remindedAt(`2026-04-08${NOON}`)).map(({ subject }) => subject)).toEqual([
      'Ontwerpkeuze van Park gepland op 15-04-2026',
    ]);
  });
});

describe('nobody is reminded', () => {
  it('who turned reminders off, until they turn them on again', async () => {
    expect((await test.send('GET', '/auth/user/', { token: lid.token })).body).toMatchObject({
      planning_reminders: true,
    });
    expect(await wish(lid, false)).toMatchObject({ status: 200, body: { planning_reminders: false } });
    await putOn(collega);
    await plan({ planned_award_date: '2026-04-15', planned_completion_date: '2026-05-15' });
    expect((await remindedAt(`2026-04-08${NOON}`)).map(({ to }) => to)).toEqual([
      'collega@voorbeeld.example',
    ]);
    await wish(lid, true);
    expect(await remindedAt(`2026-04-09${NOON}`)).toEqual([]);
    expect(await remindedAt(`2026-05-08${NOON}`)).toHaveLength(2);
  });

  it.each([
    ['does not work on the project', sql`DELETE FROM project_member`],
    ['left the organisation', sql`UPDATE membership SET active = false`],
    ['has no account any more', sql`UPDATE account SET active = false`],
    ['became a viewer, who sees no projects', sql`UPDATE account SET dashboard_type = 'viewer'`],
    ['has not taken up their invitation', sql`UPDATE account SET invited_at = now()`],
  ])('who %s', async (_case, statement) => {
    await plan({ planned_award_date: '2026-04-15' });
    await run(statement);
    expect(await remindedAt(`2026-04-08${NOON}`)).toEqual([]);
    await run(sql`UPDATE membership SET active = true`);
    await run(sql`UPDATE account SET active = true, dashboard_type = 'member', invited_at = NULL`);
  });

  it('about a project of another organisation, even if they are a member of that one too', async () => {
    const beta = await addOrganisation(test, 'beta');
    await addUser(test, { username: 'buur', organisationIds: [beta] });
    const theirs = await addProject(test, beta, { name: 'Brug', plannedAwardDate: '2026-04-15' });
    await plan({ planned_award_date: '2026-04-15' });
    const mails = await remindedAt(`2026-04-08${NOON}`);
    expect(mails.map(({ to }) => to)).toEqual(['lid@voorbeeld.example']);
    expect(mails[0]?.text).not.toContain(theirs);
  });
});

it('after a failure, the day is mailed at the next run', async () => {
  await plan({ planned_award_date: '2026-04-15' });
  test.clock.moment = new Date(`2026-04-08${NOON}`);
  const faults: unknown[] = [];
  let refusals = 1;
  const secret = {
    ...test.dependencies.secret,
    encrypt(content: Uint8Array) {
      if (refusals-- > 0) throw new Error('not now');
      return test.dependencies.secret.encrypt(content);
    },
  };
  const stop = remindOfPlansRegularly({ ...test.dependencies, secret }, (cause) => faults.push(cause), 50);
  await vi.waitFor(async () => {
    await test.sendMails();
    expect(newMails()).toHaveLength(1);
  }, 20_000);
  stop();
  expect(faults).toHaveLength(1);
});
