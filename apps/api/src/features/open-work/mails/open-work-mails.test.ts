import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { mailOpenWork } from './mail-open-work.ts';

let test: TestApp;
let alfa: string;
let lid: { accountId: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  lid = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  await addUser(test, { username: 'buur', organisationIds: [beta] });
  await addProject(test, alfa, { name: 'Kade' });
  await addProject(test, beta, { name: 'Geheim' });
  await run(sql`UPDATE session SET expires_at = '2028-01-01'`);
});
afterAll(() => test.close());

beforeEach(async () => {
  await run(sql`UPDATE membership SET open_work_mailed_for = NULL, active = true`);
  await run(sql`UPDATE account SET open_work_mails = false, active = true, dashboard_type = 'member', language = 'nl',
    invited_at = NULL`);
  newMails();
});

const run = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);
const wish = async (open_work_mails: boolean) => {
  const answer = await test.send('PATCH', '/auth/user/', { token: lid.token, body: { open_work_mails } });
  expect(answer).toMatchObject({ status: 200, body: { open_work_mails } });
};

let mailsRead = 0;
function newMails() {
  const mails = test.mails.slice(mailsRead);
  mailsRead = test.mails.length;
  return mails;
}

/** Returns the mails that are sent at noon of a day. */
async function mailedOn(day: string) {
  test.clock.moment = new Date(`${day}T12:00:00Z`);
  await mailOpenWork(test.dependencies);
  await test.sendMails();
  return newMails();
}

describe('what is missing is mailed', () => {
  it('to nobody who did not ask for it', async () => {
    expect(await mailedOn('2026-06-01')).toEqual([]);
  });

  it('on the first working day of a month, once, with the projects and the way to stop it', async () => {
    await wish(true);
    expect(await mailedOn('2026-05-31')).toEqual([]);
    test.clock.moment = new Date('2026-06-01T12:00:00Z');
    await Promise.all([1, 2, 3].map(() => mailOpenWork(test.dependencies)));
    const [mail, ...more] = await mailedOn('2026-06-01');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: 'lid@voorbeeld.example', subject: 'Organisatie alfa: wat ontbreekt (1)' },
    });
    expect(mail?.text).toContain('– Kade');
    expect(mail?.text).toContain('/#/o/alfa/dashboard?tab=voortgang');
    expect(mail?.text).toContain('uit op uw accountpagina');
    expect(mail?.text).not.toContain('Geheim');
    expect(await mailedOn('2026-06-02')).toEqual([]);
    expect(await mailedOn('2026-07-01')).toHaveLength(1);
  });

  it('in the language of its reader, and not any more once they stopped it', async () => {
    await wish(true);
    await run(sql`UPDATE account SET language = 'en' WHERE id = ${lid.accountId}`);
    expect((await mailedOn('2026-06-01'))[0]?.subject).toBe('Organisatie alfa: what is missing (1)');
    await wish(false);
    expect(await mailedOn('2026-07-01')).toEqual([]);
  });

  it.each([
    ['left the organisation', sql`UPDATE membership SET active = false`],
    ['has no account any more', sql`UPDATE account SET active = false`],
    ['became a viewer', sql`UPDATE account SET dashboard_type = 'viewer'`],
    ['has not taken up their invitation', sql`UPDATE account SET invited_at = now()`],
    ['has nothing to mend', sql`UPDATE project SET locked = true`],
  ])('not to who %s', async (_case, statement) => {
    await run(sql`UPDATE account SET open_work_mails = true`);
    await run(statement);
    expect((await mailedOn('2026-06-01')).filter(({ to }) => to === 'lid@voorbeeld.example')).toEqual([]);
    await run(sql`UPDATE project SET locked = false`);
  });
});
