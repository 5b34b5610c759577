import { nameKey } from '@milieuspoor/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { linkAtProvider } from '../../testing/signing-in/sign-on-world.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addSession, addUser, PASSWORD } from '../../testing/world.ts';
import { remindOfPlans } from '../agenda/reminders/remind-of-plans.ts';
import { findPersonByUsername } from './personal-data.queries.ts';

let acts: TenderActs;
let test: TestApp;
let staff: { accountId: string; token: string };

beforeAll(async () => {
  acts = await startTenderActs();
  test = acts.test;
  staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
}, 60_000);
afterAll(() => test.close());

type Data = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

function opened({ bytes }: Answer): { page: string; text: string; data: Data } {
  const files = unzipSync(bytes);
  const text = strFromU8(files['gegevens.json'] ?? new Uint8Array());
  const page = strFromU8(files['gegevens.html'] ?? new Uint8Array());
  return { page, text, data: (JSON.parse(text) as { data: Data }).data };
}

const exportOf = (accountId: string, token: string | null = staff.token) =>
  test.send('POST', `/api/v1/admin/users/${accountId}/personal-data/`, { token });
const previewOf = (accountId: string, token = staff.token) =>
  test.send('GET', `/api/v1/admin/users/${accountId}/erasure/`, { token });
const erase = (accountId: string, body: object, token = staff.token) =>
  test.send('POST', `/api/v1/admin/users/${accountId}/erasure/`, { token, body });

async function addTender(name: string): Promise<string> {
  const project = await acts.addTender();
  await acts.set(project, sql`name = ${name}`);
  return project;
}

/** Adds somebody with their own name, a member of their own organisation unless the test gives others. */
async function addPerson(username: string, organisationIds?: readonly string[], administers = false) {
  const ids = organisationIds ?? [await addOrganisation(test, `van-${username}`)];
  const person = await addUser(test, { username, organisationIds: ids, administers });
  await test.dependencies.database.queries.execute(sql`
    UPDATE account SET first_name = ${username}, last_name = 'Naamsma', tel = '0612345678' WHERE id = ${person.accountId}`);
  return { ...person, name: `${username} Naamsma`, email: `${username}@voorbeeld.example` };
}

/** Returns every place in the whole database where a text occurs, except in bytes. */
async function placesOf(text: string): Promise<string[]> {
  const { queries } = test.dependencies.database;
  const tables = await listRows<{ name: string }>(
    queries,
    sql`
      SELECT table_name::text AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await listRows<{ entry: string }>(
      queries,
      sql`
        SELECT to_jsonb(part)::text AS entry FROM ${sql.identifier(name)} AS part
        WHERE strpos(lower(to_jsonb(part)::text), lower(${text})) > 0`,
    );
    for (const _row of rows) found.push(name);
  }
  return found;
}

it('a user downloads their own data with the password, as a page and for a program, without a secret in it', async () => {
  const jan = await addPerson('jan');
  const refusedOf = await test.send('POST', '/auth/personal-data/', {
    token: jan.token,
    body: { current_password: 'iets anders' },
  });
  expect(refusedOf).toMatchObject({ status: 400, body: { current_password: [expect.any(String)] } });

  const body = { current_password: PASSWORD };
  const answer = await test.send('POST', '/auth/personal-data/', { token: jan.token, body });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toContain('Gegevens_jan.zip');
  const { data, page, text } = opened(answer);
  expect(data.account).toEqual([
    expect.objectContaining({
      username: 'jan',
      email: jan.email,
      first_name: 'jan',
      tel: '0612345678',
      calendar_feed: false,
    }),
  ]);
  expect(data.memberships).toEqual([
    { organisation: 'Organisatie van-jan', active: true, administrator: false },
  ]);
  expect(data.sessions).toHaveLength(1);
  // The data include that they were requested.
  expect(data.acts).toEqual([expect.objectContaining({ subject_type: 'account', fields: ['dataExported'] })]);
  expect(page).toContain('Persoonsgegevens van jan Naamsma');
  expect(page).toContain('<th scope="row">Telefoonnummer</th><td>0612345678</td>');
  for (const secret of ['password_hash', '$argon2', 'token_hash', 'totp_secret'])
    expect(text).not.toContain(secret);
});

it('a user’s text cannot become a part of the page', async () => {
  const eve = await addPerson('eve');
  await test.dependencies.database.queries.execute(sql`
    UPDATE account SET registration_wish = '<script>alert(1)</script>' WHERE id = ${eve.accountId}`);
  const { page } = opened(await exportOf(eve.accountId));
  expect(page).toContain('&#60;script&#62;alert(1)');
  expect(page).not.toContain('<script>');
});

it('staff export the data of anybody, which the history records with who did it; nobody else can', async () => {
  const kim = await addPerson('kim');
  expect((await exportOf(kim.accountId)).status).toBe(200);
  const [entry] = (
    (
      await test.send('GET', '/api/v1/admin/history/?subject=account&person=Achternaam', {
        token: staff.token,
      })
    ).body as { results: object[] }
  ).results;
  expect(entry).toMatchObject({
    user: staff.accountId,
    subject_name: kim.name,
    action: 'changed',
    changes: { dataExported: { from: null, to: true } },
  });
  for (const { token } of [kim, acts.an, acts.viewer, acts.stranger]) {
    expect((await exportOf(kim.accountId, token)).status).toBe(403);
    expect((await previewOf(kim.accountId, token)).status).toBe(403);
    expect((await erase(kim.accountId, { username: 'kim' }, token)).status).toBe(403);
  }
  expect((await exportOf(kim.accountId, null)).status).toBe(401);
  expect((await exportOf(crypto.randomUUID())).status).toBe(404);
});

it('an export names no other people, no amounts of bids, and no project of a former organisation', async () => {
  const project = await addTender('Geheim project');
  const lid = await addPerson('lid', [acts.organisation]);
  const bid = await test.send('POST', '/api/v1/applicant/', {
    token: lid.token,
    body: { project, name: 'Bouwer', quote_price: 987_654, criteria_discount: 0 },
  });
  expect(bid.status).toBe(201);
  await test.send('PATCH', `/api/v1/admin/users/${acts.bo.accountId}/`, {
    token: staff.token,
    body: { tel: '0687654321' },
  });
  const before = opened(await exportOf(lid.accountId));
  expect(before.data.bids).toEqual([expect.objectContaining({ project: 'Geheim project' })]);
  expect(before.text).not.toContain('987654');
  // Staff changed the account of Bo: the action is in the data of staff, but whom it was about is not.
  const ofStaff = opened(await exportOf(staff.accountId));
  expect(ofStaff.data.acts).toContainEqual(
    expect.objectContaining({ subject_type: 'account', subject: null, fields: ['tel'] }),
  );
  expect(ofStaff.text).not.toContain('0687654321');

  await test.dependencies.database.queries.execute(sql`
    UPDATE membership SET active = false WHERE account_id = ${lid.accountId}`);
  const after = opened(await exportOf(lid.accountId));
  expect(after.data.bids).toEqual([expect.objectContaining({ project: null })]);
  expect(after.text).not.toContain('Geheim project');
});

it('erasing removes a person from the whole database, and keeps their actions', async () => {
  const mia = await addPerson('mia', [acts.organisation]);
  const { queries } = test.dependencies.database;
  const project = await addTender('Werk van Mia');
  await acts.set(project, sql`seals_bids = true`);
  const put = await test.send('POST', '/api/v1/projectmember/', {
    token: acts.an.token,
    body: { project, user: mia.accountId },
  });
  expect(put.status).toBe(201);
  expect(
    (
      await test.send('POST', `/api/v1/users/${mia.accountId}/contact/`, {
        token: mia.token,
        body: { organisation: 'alfa', message: 'Bel mij op 0633333333' },
      })
    ).status,
  ).toBe(201);
  const changed = { first_name: 'mia', last_name: 'Naamsma', tel: '0611111111' };
  await test.send('PATCH', '/auth/user/', { token: mia.token, body: changed });
  const bid = await test.send('POST', '/api/v1/applicant/', {
    token: mia.token,
    body: { project, name: 'Bouwer', quote_price: 1, criteria_discount: 0 },
  });
  expect(bid.status).toBe(201);
  // This mail was never sent.
  await test.send('POST', '/api/v1/reset-password/', { body: { email: mia.email } });
  expect(new Set(await placesOf(mia.name))).toEqual(new Set(['history_entry', 'message']));

  expect((await previewOf(mia.accountId)).body).toEqual({
    obstacle: null,
    memberships: 1,
    messages: 1,
    holdings: 0,
    reports: 0,
    history_entries: 3,
    award_entries: 0,
    award_projects: [],
    contact_of: [],
  });
  const wrong = await erase(mia.accountId, { username: 'Mia' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { username: ['Typ de gebruikersnaam precies zoals die er staat.'] },
  });
  const mailsBefore = test.mails.length;
  const erased = await erase(mia.accountId, { username: 'mia' });
  expect(erased).toMatchObject({ status: 200, body: { award_entries_kept: 0 } });
  const { pseudonym } = erased.body as { pseudonym: string };
  expect(pseudonym).toMatch(/^gewist-[0-9a-f]{12}$/);
  for (const trace of [mia.name, mia.email, '0633333333', '0611111111'])
    expect(await placesOf(trace), trace).toEqual([]);

  // The last mail went to the former mailbox.
  expect(test.mails).toHaveLength(mailsBefore + 1);
  expect(test.mails.at(-1)).toMatchObject({
    to: mia.email,
    subject: 'Uw gegevens in Milieuspoor zijn gewist',
  });
  expect((await test.send('GET', '/auth/user/', { token: mia.token })).status).toBe(401);
  const login = await test.send('POST', '/dj-rest-auth/login/', {
    body: { username: 'mia', password: PASSWORD },
  });
  expect(login.status).toBe(400);

  // The actions stay, under a name that stands for nobody.
  const { results } = (
    await test.send('GET', `/api/v1/project/${project}/history/`, { token: acts.an.token })
  ).body as { results: { user_name: string; subject_type: string; subject_name: string }[] };
  expect(results).toContainEqual(
    expect.objectContaining({ subject_type: 'applicant', user_name: pseudonym, subject_name: 'Bouwer' }),
  );
  expect(results).toContainEqual(
    expect.objectContaining({ subject_type: 'project-member', user_name: 'an', subject_name: pseudonym }),
  );
  // The history also says who erased it.
  const log = (await test.send('GET', '/api/v1/admin/history/?subject=account', { token: staff.token }))
    .body as {
    results: object[];
  };
  expect(log.results[0]).toMatchObject({
    user: staff.accountId,
    subject_type: 'account',
    subject_name: pseudonym,
    changes: { erased: { to: true }, awardEntriesKept: { to: 0 } },
  });
  const rest = await listRows<{ count: number }>(
    queries,
    sql`
      SELECT count(*)::int AS count FROM membership WHERE account_id = ${mia.accountId}
      UNION ALL SELECT count(*)::int FROM session WHERE account_id = ${mia.accountId}
      UNION ALL SELECT count(*)::int FROM account_token WHERE account_id = ${mia.accountId}`,
  );
  expect(rest.map(({ count }) => count)).toEqual([0, 0, 0]);
});

it('the export states a waiting mail without its text, and the mail never leaves once its reader is erased', async () => {
  const bas = await addPerson('bas');
  test.mailServer.refusing = 451;
  await test.send('POST', '/api/v1/reset-password/', { body: { email: bas.email } });
  const { data, text } = opened(await exportOf(bas.accountId));
  expect(data.waiting_mails).toEqual([{ subject: expect.any(String), created_at: expect.any(String) }]);
  expect(text).not.toContain('wachtwoord_vergeten');
  expect((await erase(bas.accountId, { username: 'bas' })).status).toBe(200);
  test.mailServer.refusing = null;
  test.clock.moment = new Date(test.clock.moment.getTime() + 60 * 60_000);
  const before = test.mails.length;
  await test.sendMails();
  test.clock.moment = new Date('2026-03-02T09:00:00Z');
  expect(test.mails.slice(before).map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: bas.email, subject: 'Uw gegevens in Milieuspoor zijn gewist' },
  ]);
});

it('an award keeps the names of who opened the bids and of the witness, until staff say that it need not', async () => {
  const project = await addTender('Gegund werk');
  const ada = await addPerson('ada', [acts.organisation]);
  const wim = await addPerson('wim', [acts.organisation]);
  const bid = await test.send('POST', '/api/v1/applicant/', {
    token: ada.token,
    body: { project, name: 'Bouwer', quote_price: 1, criteria_discount: 0 },
  });
  expect(bid.status).toBe(201);
  expect((await acts.open(project, { as: ada, witness: wim.accountId })).status).toBe(200);
  const openings = async () =>
    (await acts.history(project)).filter(({ changes }) => 'bidsOpened' in changes) as unknown as {
      user_name: string;
      changes: { openingAskedBy: { to: string } };
    }[];

  // Wim was asked, and confirmed.
  expect((await previewOf(wim.accountId)).body).toMatchObject({
    award_entries: 2,
    award_projects: ['Gegund werk'],
  });
  expect(opened(await exportOf(wim.accountId)).data.acts_as_witness).toEqual([
    expect.objectContaining({ project: 'Gegund werk' }),
  ]);
  const first = await erase(wim.accountId, { username: 'wim' });
  expect(first.body).toMatchObject({ award_entries_kept: 2 });
  expect(test.mails.at(-1)?.text).toContain('Gegund werk');
  const ofAda = (await erase(ada.accountId, { username: 'ada' })).body as { pseudonym: string };
  expect(ofAda).toMatchObject({ award_entries_kept: 3 });
  const byBoth = { user_name: wim.name, changes: { openingAskedBy: { to: ada.name } } };
  expect(await openings()).toMatchObject([byBoth]);
  expect(new Set(await placesOf('Naamsma'))).toContain('history_entry');

  // This is years later.
  const { pseudonym } = first.body as { pseudonym: string };
  expect((await erase(wim.accountId, { username: pseudonym })).status).toBe(409);
  const second = await erase(wim.accountId, { username: pseudonym, awards: true });
  expect(second.body).toEqual({ pseudonym, award_entries_kept: 0 });
  expect(await openings()).toMatchObject([{ ...byBoth, user_name: pseudonym }]);
  expect((await erase(ada.accountId, { username: ofAda.pseudonym, awards: true })).status).toBe(200);
  expect(await openings()).toMatchObject([
    { user_name: pseudonym, changes: { openingAskedBy: { to: ofAda.pseudonym } } },
  ]);
  expect(await placesOf(wim.name)).toEqual([]);
  expect((await erase(wim.accountId, { username: pseudonym, awards: true })).status).toBe(409);
});

it('the last administrator of an organisation stays until there is another, and staff erase neither themselves nor the last member of staff', async () => {
  const chief = await addPerson('chef', undefined, true);
  const obstacle =
    'Dit is de laatste organisatiebeheerder van Organisatie van-chef. Maak eerst iemand anders organisatiebeheerder.';
  expect((await previewOf(chief.accountId)).body).toMatchObject({ obstacle });
  expect(await erase(chief.accountId, { username: 'chef' })).toMatchObject({
    status: 409,
    body: { detail: obstacle },
  });
  expect(await placesOf(chief.email)).toEqual(['account']);
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE account SET active = false WHERE id = ${acts.staff.accountId}`);
  expect(await erase(staff.accountId, { username: 'staf' })).toMatchObject({
    status: 409,
    body: { detail: 'Dit is de laatste medewerker. Maak eerst iemand anders medewerker.' },
  });
  const other = await addUser(test, { username: 'staf-twee', organisationIds: [], isStaff: true });
  expect(await erase(staff.accountId, { username: 'staf' })).toMatchObject({
    status: 409,
    body: { detail: 'Uw eigen gegevens wist een andere medewerker.' },
  });
  expect((await erase(other.accountId, { username: 'staf-twee' })).status).toBe(200);
});

it('nobody can sign in again to the account of an erased person', async () => {
  const gone = await addPerson('weg');
  expect((await erase(gone.accountId, { username: 'weg' })).status).toBe(200);
  const at = `/api/v1/admin/users/${gone.accountId}/`;
  const { token } = staff;
  expect((await test.send('GET', at, { token })).body).toMatchObject({ state: 'erased', memberships: [] });
  const refusal = {
    status: 409,
    body: { detail: 'Deze persoon is gewist. Aan het account valt niets meer te wijzigen.' },
  };
  expect(await test.send('PATCH', at, { token, body: { active: true } })).toMatchObject(refusal);
  const email = { email: 'weer@voorbeeld.example' };
  expect(await test.send('POST', `${at}email/`, { token, body: email })).toMatchObject(refusal);
  const membership = { organization: acts.organisation };
  expect(await test.send('POST', `${at}memberships/`, { token, body: membership })).toMatchObject(refusal);
});

it('an organisation that states the person as its contact hears that, because it changes that itself', async () => {
  const rob = await addPerson('rob');
  const id = await addOrganisation(test, 'met-contact');
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE organisation SET contact = 'Bel rob naamsma' WHERE id = ${id}`);
  const styled = await addOrganisation(test, 'met-huisstijl');
  await queries.execute(sql`
    INSERT INTO house_style (organisation_id, revision, modified_at, contact_nl)
    VALUES (${styled}, 1, now(), ${rob.email})`);
  expect((await previewOf(rob.accountId)).body).toMatchObject({
    contact_of: ['Organisatie met-contact', 'Organisatie met-huisstijl'],
  });
  const { data } = opened(await exportOf(rob.accountId));
  expect(data.contact_person).toMatchObject([{ contact: 'Bel rob naamsma' }]);
  expect(data.house_style_contact).toMatchObject([{ contact_nl: rob.email }]);
});

it('two members of staff who erase the same person at once erase them once', async () => {
  const twin = await addPerson('twee');
  const answers = await Promise.all([
    erase(twin.accountId, { username: 'twee' }),
    erase(twin.accountId, { username: 'twee' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('a person is identified by the username, in any case, and nobody else is', async () => {
  const { accountId } = await addPerson('jan-opzoek', []);
  const { queries } = test.dependencies.database;
  expect(await findPersonByUsername(queries, nameKey('Jan-Opzoek'))).toMatchObject({
    id: accountId,
    username: 'jan-opzoek',
  });
  expect(await findPersonByUsername(queries, nameKey('jan-opzoe'))).toBeNull();
});

it('a person with the same name keeps it', async () => {
  const one = await addPerson('anne-een', [acts.organisation]);
  const two = await addPerson('anne-twee', [acts.organisation]);
  const { queries } = test.dependencies.database;
  await queries.execute(sql`
    UPDATE account SET first_name = 'Anne', last_name = 'Dubbel' WHERE id IN (${one.accountId}, ${two.accountId})`);
  // This is an entry from before entries stored whom they are about.
  await queries.execute(sql`
    INSERT INTO history_entry (occurred_at, account_id, actor_name, tenant_id, subject_type, subject_id, subject_name, action,
      changes)
    VALUES (now(), ${staff.accountId}, 'staf', ${OF_NO_ORGANISATION}, 'membership', gen_random_uuid(), 'Anne Dubbel',
      'deleted', '{}')`);
  expect((await erase(one.accountId, { username: 'anne-een' })).status).toBe(200);
  expect((await placesOf('Anne Dubbel')).filter((table) => table === 'history_entry')).toHaveLength(1);
});

it('a user asks to be erased once, staff get a mail, and the request is among the messages', async () => {
  const asker = await addPerson('vrager', []);
  const { token } = asker;
  const request = () => test.send('GET', '/auth/erasure-request/', { token });
  expect((await request()).body).toEqual({ asked_at: null });
  const ask = (current_password: string) =>
    test.send('POST', '/auth/erasure-request/', { token, body: { current_password } });
  expect((await ask('een ander wachtwoord')).status).toBe(400);
  expect(await ask(PASSWORD)).toMatchObject({ status: 200, body: { asked_at: '2026-03-02T09:00:00.000Z' } });
  expect(test.mails.at(-1)?.subject).toBe('Verzoek om gegevens te wissen van vrager Naamsma');
  expect(await ask(PASSWORD)).toMatchObject({
    status: 409,
    body: { detail: 'U hebt dit al gevraagd. Een medewerker van Milieuspoor behandelt uw verzoek.' },
  });
  const list = await test.send('GET', '/api/v1/admin/messages/?kind=erasure', { token: staff.token });
  const [message] = (list.body as { results: { uuid: string; sender_name: string }[] }).results;
  expect(message).toMatchObject({ sender_name: asker.name, organization: null });
  // Nothing is erased before staff do so; once they have handled the request, it can be made again.
  expect((await test.send('GET', '/auth/user/', { token })).status).toBe(200);
  const waiting = async () => {
    const { body } = await test.send('GET', '/api/v1/admin/erasure-requests/', { token: staff.token });
    const { results } = body as { results: { user: string }[] };
    return results.filter(({ user }) => user === asker.accountId).length;
  };
  expect(await waiting()).toBe(1);
  await test.send('PATCH', `/api/v1/admin/messages/${message?.uuid}/`, {
    token: staff.token,
    body: { handled: true },
  });
  expect((await request()).body).toEqual({ asked_at: null });
  expect(await waiting()).toBe(0);
});

it.each([
  ['the name of who did it, to something else', sql`SET actor_name = 'Iemand anders'`],
  ['what was changed', sql`SET changes = '{"quoteEur": {"from": 1, "to": 2}}'`],
  ['what it is about', sql`SET subject_name = 'Een ander project'`],
  ['the moment', sql`SET occurred_at = now()`],
])('the database refuses to change %s in an entry of a person who was erased', async (_what, change) => {
  await expect(
    test.dependencies.database.queries.execute(sql`
      UPDATE history_entry AS entry ${change} FROM account
      WHERE account.id = entry.account_id AND account.erased_at IS NOT NULL`),
  ).rejects.toThrow('history is never rewritten');
});

it('the identity of a person at the provider of their organisation is erased with them', async () => {
  const eva = await addPerson('eva', [acts.organisation]);
  await linkAtProvider(
    test,
    { issuer: 'https://idp.voorbeeld.example' },
    { organisationId: acts.organisation, accountId: eva.accountId },
  );
  const linked = () =>
    test.dependencies.database.queries.execute(
      sql`SELECT subject FROM sign_on_identity WHERE account_id = ${eva.accountId}`,
    );
  expect(await linked()).toHaveLength(1);
  expect((await erase(eva.accountId, { username: 'eva' })).status).toBe(200);
  expect(await linked()).toEqual([]);
});

it('requests wait in a list with their due day, and are overdue the day after', async () => {
  const asker = await addPerson('vroege-vrager', []);
  const list = async () => {
    const token = await addSession(test, staff.accountId);
    const { status, body } = await test.send('GET', '/api/v1/admin/erasure-requests/', { token });
    expect(status).toBe(200);
    const { results } = body as { results: { user: string; due: string; overdue: boolean }[] };
    return results.filter(({ user }) => user === asker.accountId);
  };
  const { moment } = test.clock;
  test.clock.moment = new Date('2026-01-31T22:30:00Z');
  await test.send('POST', '/auth/erasure-request/', {
    token: await addSession(test, asker.accountId),
    body: { current_password: PASSWORD },
  });
  expect(await list()).toEqual([
    {
      uuid: expect.any(String),
      user: asker.accountId,
      name: asker.name,
      email: asker.email,
      asked: '2026-01-31T22:30:00.000Z',
      due: '2026-02-28',
      overdue: false,
    },
  ]);
  // The link works until the last hour of that day in the Netherlands.
  test.clock.moment = new Date('2026-02-28T22:59:00Z');
  expect(await list()).toMatchObject([{ overdue: false }]);
  test.clock.moment = new Date('2026-02-28T23:01:00Z');
  expect(await list()).toMatchObject([{ overdue: true }]);
  const token = await addSession(test, asker.accountId);
  expect((await test.send('GET', '/api/v1/admin/erasure-requests/', { token })).status).toBe(403);
  test.clock.moment = moment;
  expect((await erase(asker.accountId, { username: 'vroege-vrager' })).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('a person without a name is called by their username, which is erased from the history as well', async () => {
  const { accountId, token } = await addUser(test, {
    username: 'naamloze-7f3a',
    organisationIds: [acts.organisation],
  });
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET first_name = '', last_name = '' WHERE id = ${accountId}`,
  );
  const project = await addTender('Straat van niemand');
  const path = `/api/v1/project/${project}/`;
  expect(
    (await test.send('PATCH', path, { token, body: { project_name: 'Straat van iemand' } })).status,
  ).toBe(200);
  await test.send('PATCH', `/api/v1/admin/users/${accountId}/`, {
    token: staff.token,
    body: { tel: '0612345678' },
  });
  expect(await placesOf('naamloze-7f3a')).toContain('history_entry');
  expect((await previewOf(accountId)).body).toMatchObject({ history_entries: 2 });
  expect((await erase(accountId, { username: 'naamloze-7f3a' })).status).toBe(200);
  expect(await placesOf('naamloze-7f3a')).toEqual([]);
});

it('an erased person is a member of no project, even of one where they were the last member', async () => {
  const { queries } = test.dependencies.database;
  const slug = 'laatste-lid';
  const organisation = await addOrganisation(test, slug);
  const last = await addPerson('laatste', [organisation]);
  const colleague = await addPerson('blijver', [organisation]);
  const projectId = await addProject(test, organisation);
  await queries.execute(sql`
    INSERT INTO project_member (organisation_id, project_id, account_id, experience, created_at)
    VALUES (${organisation}, ${projectId}, ${last.accountId}, 'Bestekken', now())`);
  expect((await erase(last.accountId, { username: 'laatste' })).status).toBe(200);
  const seen = async (path: string) => (await test.send('GET', path, { token: colleague.token })).body;
  expect(await seen(`/api/v1/projectmemberdetail/?project__uuid=${projectId}`)).toMatchObject({ count: 0 });
  expect(JSON.stringify(await seen('/api/v1/organizationmembers/'))).not.toContain('gewist');
  const feed = await test.send('GET', `/api/v1/organization/${slug}/events.ics`, { token: colleague.token });
  expect(feed.bytes.toString()).not.toMatch(/gewist|laatste Naamsma/);
});

it('an erased person is in no list of members, gets no calendar any more and no reminders', async () => {
  const { queries } = test.dependencies.database;
  const slug = 'met-agenda';
  const organisation = await addOrganisation(test, slug);
  const chief = await addPerson('agendachef', [organisation], true);
  const gone = await addPerson('agendalid', [organisation]);
  const projectId = await addProject(test, organisation, { name: 'Werk met een datum' });
  for (const { accountId } of [chief, gone])
    await queries.execute(sql`
      INSERT INTO project_member (organisation_id, project_id, account_id, experience, created_at)
      VALUES (${organisation}, ${projectId}, ${accountId}, '', now())`);
  const made = await test.send('POST', '/api/v1/calendar-feed/', { token: gone.token });
  const feed = new URL((made.body as { url: string }).url).pathname;
  const events = `/api/v1/organization/${slug}/events`;
  const asGone = async (path: string) => (await test.send('GET', path, { token: gone.token })).status;
  const LISTS = [
    `/api/v1/organizationmembers/?organization__slug=${slug}`,
    `/api/v1/organization/${slug}/members/`,
    `/api/v1/projectmemberdetail/?project__uuid=${projectId}`,
    `/api/v1/admin/users/?search=agendalid`,
    `/api/v1/admin/users/?organization=${slug}`,
  ];
  const named = async (who: { accountId: string }) => {
    const lists: string[] = [];
    for (const path of LISTS) {
      const { token } = path.includes('/admin/') ? staff : chief;
      const { status, body } = await test.send('GET', path, { token });
      expect(status, path).toBe(200);
      if (JSON.stringify(body).includes(who.accountId)) lists.push(path);
    }
    return lists;
  };
  expect(await named(gone)).toEqual(LISTS);
  expect((await test.send('GET', feed)).bytes.toString()).toContain('Werk met een datum');
  expect([
    await asGone(`${events}/?from=2026-03-01&until=2026-03-31`),
    await asGone(`${events}.ics`),
  ]).toEqual([200, 200]);

  expect((await erase(gone.accountId, { username: 'agendalid' })).status).toBe(200);
  expect(await named(gone)).toEqual([]);
  expect(await named(chief)).toEqual(LISTS.filter((path) => !path.includes('search=')));
  expect((await test.send('GET', feed)).status).toBe(404);
  expect([
    await asGone(`${events}/?from=2026-03-01&until=2026-03-31`),
    await asGone(`${events}.ics`),
  ]).toEqual([401, 401]);
  for (const path of [`${events}/?from=2026-03-01&until=2026-03-31`, `${events}.ics`]) {
    const { status, bytes } = await test.send('GET', path, { token: chief.token });
    expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('Werk met een datum')]);
    expect(bytes.toString()).not.toMatch(/agendalid|gewist-/);
  }

  const week = new Date(test.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await queries.execute(sql`UPDATE project SET planned_completion_date = ${week} WHERE id = ${projectId}`);
  const before = test.mails.length;
  await remindOfPlans(test.dependencies);
  await test.sendMails();
  const reminded = test.mails.slice(before).filter(({ subject }) => subject.includes('Werk met een datum'));
  expect(reminded.map(({ to }) => to)).toEqual([chief.email]);
});
