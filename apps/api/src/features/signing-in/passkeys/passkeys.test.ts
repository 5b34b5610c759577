import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { addSoftwarePasskey, SoftwarePasskey } from '../../../testing/signing-in/software-passkey.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

const person = (username: string) => addUser(test, { username, organisationIds: [alfa] });
const logIn = (username: string, more: object = {}) =>
  test.send('POST', '/dj-rest-auth/login/', { body: { username, password: PASSWORD, ...more } });
const list = async (token: string) =>
  ((await test.send('GET', '/api/v1/passkeys/', { token })).body as { results: { uuid: string }[] }).results;
const remove = (token: string, uuid: string, body: object) =>
  test.send('POST', `/api/v1/passkeys/${uuid}/remove/`, { token, body });

async function ask(username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  const asked = await test.send('POST', '/api/v1/passkeys/sign-in/', { body });
  return (asked.body as { challenge: string }).challenge;
}

async function begin(token: string): Promise<string> {
  const begun = await test.send('POST', '/api/v1/passkeys/begin/', {
    token,
    body: { current_password: PASSWORD },
  });
  return (begun.body as { challenge: string }).challenge;
}

it('makes a first passkey the second factor, with recovery codes, and ends the other sessions', async () => {
  const { token: elsewhere } = await person('eerste');
  const token = ((await logIn('eerste')).body as { key: string }).key;
  const { status, body } = await addSoftwarePasskey(test, token, 'Telefoon');
  expect([status, body.recovery_codes.length]).toEqual([200, 10]);
  expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject({ second_factor: true });
  expect((await test.send('GET', '/auth/user/', { token: elsewhere })).status).toBe(401);
  expect(await list(token)).toMatchObject([{ name: 'Telefoon', last_used_at: null, backed_up: false }]);
  expect((await addSoftwarePasskey(test, token, 'Laptop')).body.recovery_codes).toEqual([]);
});

it('asks for the passkey at signing in, and accepts its signature once', async () => {
  const { token } = await person('inloggen');
  const { passkey, body } = await addSoftwarePasskey(test, token);
  const refused = await logIn('inloggen');
  expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ['code', 'passkey']]);
  const answer = passkey.sign(await ask('inloggen'), { counter: 1 });
  expect((await logIn('inloggen', { password: 'mis', passkey: answer })).body).toHaveProperty(
    'non_field_errors',
  );
  expect((await logIn('inloggen', { passkey: answer })).status).toBe(200);
  expect((await logIn('inloggen', { passkey: answer })).body).toHaveProperty('passkey');
  expect((await logIn('inloggen', { code: body.recovery_codes[0] })).status).toBe(200);
});

it('refuses an unknown challenge, another origin, another address, and a late answer', async () => {
  const { token } = await person('mis');
  const { passkey } = await addSoftwarePasskey(test, token);
  const refusedWith = async (answer: object) =>
    expect((await logIn('mis', { passkey: answer })).status).toBe(400);
  await refusedWith(passkey.sign('verzonnen'));
  await refusedWith(passkey.sign(await begin(token)));
  await refusedWith(passkey.sign(await ask('mis'), { origin: 'https://kwaad.example' }));
  await refusedWith(passkey.sign(await ask('mis'), { rpId: 'kwaad.example' }));
  const forged = passkey.sign(await ask('mis'));
  await refusedWith({ ...new SoftwarePasskey().sign(await ask('mis')), id: forged.id, rawId: forged.rawId });
  const late = passkey.sign(await ask('mis'));
  test.clock.moment = new Date(test.clock.moment.getTime() + 5 * 60_000);
  await refusedWith(late);
  expect((await logIn('mis', { passkey: passkey.sign(await ask('mis')) })).status).toBe(200);
});

it('refuses the passkey and the challenge of somebody else', async () => {
  const mine = await addSoftwarePasskey(test, (await person('mijn')).token);
  const theirs = await addSoftwarePasskey(test, (await person('hunne')).token);
  expect((await logIn('hunne', { passkey: mine.passkey.sign(await ask('hunne')) })).status).toBe(400);
  expect((await logIn('hunne', { passkey: theirs.passkey.sign(await ask('mijn')) })).status).toBe(400);
});

it('refuses a counter that did not increase, because the key was copied', async () => {
  const { passkey } = await addSoftwarePasskey(test, (await person('kopie')).token);
  const use = async (counter: number) =>
    (await logIn('kopie', { passkey: passkey.sign(await ask('kopie'), { counter }) })).status;
  expect([await use(5), await use(5), await use(4), await use(6)]).toEqual([200, 400, 400, 200]);
});

it('counts wrong passkeys together with wrong codes', async () => {
  const { passkey } = await addSoftwarePasskey(test, (await person('vaak')).token);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await logIn('vaak', { passkey: passkey.sign('verzonnen') });
  expect((await logIn('vaak', { passkey: passkey.sign(await ask('vaak')) })).status).toBe(429);
});

it('adds a passkey only with a challenge of its own, this origin, and once', async () => {
  const { token } = await person('toevoegen');
  const add = async (credential: object) =>
    (await test.send('POST', '/api/v1/passkeys/', { token, body: { name: 'x', credential } })).status;
  const passkey = new SoftwarePasskey();
  const { origin } = new URL(test.dependencies.settings.publicUrl);
  expect(await add(passkey.create('verzonnen', { origin }))).toBe(400);
  expect(await add(passkey.create(await begin(token), { origin: 'https://kwaad.example' }))).toBe(400);
  const other = (await person('toevoegen2')).token;
  expect(await add(passkey.create(await begin(other), { origin }))).toBe(400);
  expect(await add(passkey.create(await begin(token), { origin }))).toBe(200);
  expect(await add(passkey.create(await begin(token), { origin }))).toBe(409);
  expect(await list(token)).toHaveLength(1);
});

it('accepts ten passkeys, and not one more', async () => {
  const { token } = await person('veel');
  for (let count = 0; count < 10; count += 1) await addSoftwarePasskey(test, token);
  const begun = await test.send('POST', '/api/v1/passkeys/begin/', {
    token,
    body: { current_password: PASSWORD },
  });
  expect(begun.status).toBe(409);
});

it('removes one’s own passkey with the password, and the last factor with a code as well', async () => {
  const { token } = await person('weg');
  const { body } = await addSoftwarePasskey(test, token);
  const [passkey = { uuid: '' }] = await list(token);
  const { token: stranger } = await person('vreemde');
  expect((await remove(stranger, passkey.uuid, { password: PASSWORD })).status).toBe(404);
  expect((await remove(token, passkey.uuid, { password: 'mis' })).body).toHaveProperty('password');
  expect((await remove(token, passkey.uuid, { password: PASSWORD })).body).toHaveProperty('code');
  const code = body.recovery_codes[0];
  expect((await remove(token, passkey.uuid, { password: PASSWORD, code })).status).toBe(204);
  expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject({
    second_factor: false,
    recovery_codes_left: 0,
  });
  expect((await logIn('weg')).status).toBe(200);
});

it('keeps the second factor on while either the app or a passkey is left', async () => {
  const { token } = await person('beide');
  const { recoveryCodes } = await setUpSecondFactor(test, token);
  await addSoftwarePasskey(test, token);
  const body = { password: PASSWORD, code: recoveryCodes[0] };
  expect((await test.send('POST', '/api/v1/second-factor/disable/', { token, body })).status).toBe(204);
  expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject({
    second_factor: true,
    recovery_codes_left: 9,
  });
  expect((await logIn('beide')).status).toBe(400);
  const again = { password: PASSWORD, code: recoveryCodes[1] };
  expect((await test.send('POST', '/api/v1/second-factor/disable/', { token, body: again })).status).toBe(
    409,
  );
});

it('renames one’s own passkey, which the history records, and nobody else’s', async () => {
  const { token, accountId } = await person('hernoemen');
  await addSoftwarePasskey(test, token);
  const [{ uuid } = { uuid: '' }] = await list(token);
  const rename = (by: string, name: string) =>
    test.send('POST', `/api/v1/passkeys/${uuid}/rename/`, { token: by, body: { name } });
  const { token: stranger } = await person('vreemde2');
  expect((await rename(stranger, 'Van mij')).status).toBe(404);
  expect((await rename(token, ' \u200b ')).body).toHaveProperty('name');
  expect((await rename(token, 'Sleutelhanger')).body).toMatchObject({ uuid, name: 'Sleutelhanger' });
  await rename(token, 'Sleutelhanger');
  expect(await list(token)).toMatchObject([{ uuid, name: 'Sleutelhanger' }]);
  const renamings = await test.dependencies.database.queries.execute(sql`
    SELECT changes FROM history_entry WHERE changes->'passkey'->>'to' = 'Sleutelhanger' AND subject_id = ${accountId}`);
  expect(renamings).toEqual([{ changes: { passkey: { from: 'Sleutel', to: 'Sleutelhanger' } } }]);
});
