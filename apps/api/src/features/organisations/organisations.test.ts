import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let member: string;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const zeta = await addOrganisation(test, 'zeta');
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
  await addUser(test, { username: 'buiten', organisationIds: [zeta] });
});
afterAll(() => test.close());

function change(token: string, body: object, org = 'alfa') {
  return test.send('PATCH', `/api/v1/organization/${org}/`, { token, body });
}

async function history() {
  const answer = await test.send('GET', '/api/v1/admin/history/?subject=organisation', { token: staff });
  return (answer.body as { results: object[] }).results;
}

describe('the contact data of an organisation', () => {
  it('are changed by staff, and a later request gets the new data', async () => {
    const answer = await change(staff, {
      email: 'gww@alfa.example',
      tel_number: '+31 (0)30 000 00 00',
      contact: 'Noor de Wit',
    });
    expect(answer.status).toBe(200);
    const list = await test.send('GET', '/api/v1/organization/', { token: member });
    expect((list.body as { results: object[] }).results).toEqual([
      {
        uuid: expect.any(String),
        slug: 'alfa',
        name: 'Organisatie alfa',
        email: 'gww@alfa.example',
        tel_number: '+31 (0)30 000 00 00',
        contact: 'Noor de Wit',
        second_factor_from: null,
      },
    ]);
  });

  it('leave one entry with the old and the new values, and none when nothing differs', async () => {
    const before = (await history()).length;
    await change(staff, { contact: 'Jelle Terpstra' });
    await change(staff, { contact: 'Jelle Terpstra' });
    const entries = await history();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({
      user_name: 'Voornaam Achternaam',
      organization: 'alfa',
      subject_name: 'Organisatie alfa',
      action: 'changed',
      changes: { contact: { from: 'Noor de Wit', to: 'Jelle Terpstra' } },
    });
  });

  it('cannot be changed by a member, whose attempt leaves no entry', async () => {
    const before = (await history()).length;
    expect((await change(member, { contact: 'Ikzelf' })).status).toBe(403);
    expect(await history()).toHaveLength(before);
  });

  it('are not found for an organisation that does not exist', async () => {
    expect((await change(staff, { contact: 'x' }, 'nergens')).status).toBe(404);
  });

  it.each([
    [{ email: 'geen adres' }, { email: ['Voer een geldig e-mailadres in'] }],
    [{ email: '' }, { email: ['Dit veld is vereist'] }],
    [{ tel_number: 'bel maar' }, { tel_number: ['Voer een geldig telefoonnummer in'] }],
    [{ contact: 'x'.repeat(201) }, { contact: ['Gebruik maximaal 200 tekens'] }],
  ])('are refused at their field: %j', async (body, problems) => {
    const answer = await change(staff, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(problems);
  });
});

describe('members', () => {
  it('are those of one’s own organisations', async () => {
    const answer = await test.send('GET', '/api/v1/organizationmembers/', { token: member });
    expect((answer.body as { results: object[] }).results).toEqual([
      {
        uuid: expect.any(String),
        user: {
          uuid: expect.any(String),
          first_name: 'Voornaam',
          last_name: 'Achternaam',
          email: 'lid@voorbeeld.example',
          tel: '',
        },
        organization: 'alfa',
        active: true,
        viewer: false,
      },
    ]);
  });

  it('of another organisation are not found', async () => {
    const answer = await test.send('GET', '/api/v1/organizationmembers/?organization__slug=zeta', {
      token: member,
    });
    expect(answer.status).toBe(404);
  });

  it('are no longer active once their membership or their account is closed', async () => {
    const { queries } = test.dependencies.database;
    const leaver = await addUser(test, { username: 'weg', organisationIds: [alfa] });
    const shut = await addUser(test, { username: 'dicht', organisationIds: [alfa] });
    await queries.execute(sql`UPDATE membership SET active = false WHERE account_id = ${leaver.accountId}`);
    await queries.execute(sql`UPDATE account SET active = false WHERE id = ${shut.accountId}`);
    const answer = await test.send('GET', '/api/v1/organizationmembers/', { token: member });
    const { results } = answer.body as { results: { user: { email: string }; active: boolean }[] };
    const activeByName = results.map(({ user, active }) => [user.email.split('@')[0], active]);
    expect(Object.fromEntries(activeByName)).toEqual({ lid: true, weg: false, dicht: false });
  });

  it('are distinguished from viewers', async () => {
    await addUser(test, { username: 'kijker', organisationIds: [alfa], dashboardType: 'viewer' });
    const answer = await test.send('GET', '/api/v1/organizationmembers/', { token: member });
    const { results } = answer.body as { results: { user: { email: string }; viewer: boolean }[] };
    const viewers = results.filter(({ viewer }) => viewer).map(({ user }) => user.email);
    expect(viewers).toEqual(['kijker@voorbeeld.example']);
  });

  it('are all of them for staff', async () => {
    const answer = await test.send('GET', '/api/v1/organizationmembers/', { token: staff });
    expect((answer.body as { count: number }).count).toBe(5);
  });
});
