import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';

const HOUR_MS = 60 * 60 * 1000;
const SECRET = 'vier losse woorden samen';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await addUser(test, { username: 'bestaat', organisationIds: [] });
});
afterAll(() => test.close());
// Each test has its own hour, so that no other test throttles it.
beforeEach(() => {
  test.clock.moment = new Date(test.clock.moment.getTime() + 48 * HOUR_MS);
});

async function register(email: string, changes: object = {}, language: 'nl' | 'en' = 'nl') {
  const body = { email, password1: SECRET, password2: SECRET, ...changes };
  return test.send('POST', '/registration/', { body, language });
}

async function verify(key: string, password = SECRET) {
  return test.send('POST', '/registration/verify-email/', { body: { key, password } });
}

async function logIn(username: string, password = SECRET) {
  return test.send('POST', '/dj-rest-auth/login/', { body: { username, password } });
}

function lastMail() {
  const mail = test.mails.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail;
}

function lastKey(): string {
  return /#\/registeren\/([\w-]+)/.exec(lastMail().text)?.[1] ?? '';
}

describe('registering', () => {
  it('makes an account that signs in once its address is confirmed, under that address, and has no organisation', async () => {
    const answer = await register(' Nieuw@voorbeeld.example ', { organization: 'Gemeente Meerdijk' });
    expect(answer.status).toBe(201);
    expect(lastMail().to).toBe('Nieuw@voorbeeld.example');
    const early = await logIn('nieuw@voorbeeld.example');
    expect(early.status).toBe(400);
    expect(early.body).toEqual({
      non_field_errors: ['Bevestig eerst uw e-mailadres met de link in de e-mail die wij u stuurden.'],
    });

    expect((await verify(lastKey())).status).toBe(200);
    const { key } = (await logIn('nieuw@voorbeeld.example')).body as { key: string };
    const organisations = await test.send('GET', '/api/v1/organization/', { token: key });
    expect(organisations.body).toMatchObject({ count: 0 });
  });

  it('does not reveal, after a wrong password, that the address is unconfirmed', async () => {
    await register('onbevestigd@voorbeeld.example');
    expect((await logIn('onbevestigd@voorbeeld.example', 'niet het wachtwoord')).body).toEqual({
      non_field_errors: ['De gebruikersnaam of het wachtwoord klopt niet'],
    });
  });

  it('gives the same answer for an address with an account, and mails its owner', async () => {
    const unknown = await register('onbekend@voorbeeld.example');
    const known = await register('BESTAAT@voorbeeld.example');
    expect({ status: known.status, body: known.body }).toEqual({ status: 201, body: unknown.body });
    expect(lastMail().to).toBe('bestaat@voorbeeld.example');
    expect(lastMail().subject).toBe('U hebt al een account bij Milieuspoor');
    expect((await logIn('bestaat', SECRET)).status).toBe(400);
  });

  it('again, before the address is confirmed, replaces the former, whose link no longer works', async () => {
    await register('twee@voorbeeld.example', {
      password1: 'het eerste geheime zinnetje',
      password2: 'het eerste geheime zinnetje',
    });
    const former = lastKey();
    await register('twee@voorbeeld.example');
    expect((await verify(former)).status).toBe(400);
    expect((await verify(lastKey())).status).toBe(200);
    expect((await logIn('twee@voorbeeld.example', 'het eerste geheime zinnetje')).status).toBe(400);
    expect((await logIn('twee@voorbeeld.example')).status).toBe(200);
  });

  it('has a link that confirms an address and cannot set another password', async () => {
    await register('geen-uitnodiging@voorbeeld.example');
    const answer = await test.send('POST', '/api/v1/invitation/accept/', {
      body: { token: lastKey(), password: 'een heel ander wachtwoord' },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(['token']);
    expect((await verify(lastKey())).status).toBe(200);
  });

  it('writes the mail in the language of the page, without any typed text', async () => {
    await register('english@voorbeeld.example', { first_name: 'Visit evil.example' }, 'en');
    expect(lastMail().subject).toBe('Confirm your e-mail address');
    expect(lastMail().text).not.toContain('evil.example');
  });

  it.each([
    ['no address', { email: '' }, 'email', 'Dit veld is vereist'],
    ['what is no address', { email: 'geen adres' }, 'email', 'Voer een geldig e-mailadres in'],
    [
      'two passwords',
      { password2: 'iets heel anders dan dat' },
      'password2',
      'Wachtwoorden komen niet overeen',
    ],
    ['a short password', { password1: 'kort', password2: 'kort' }, 'password1', 'Gebruik minstens 12 tekens'],
    ['no password', { password1: '' }, 'password1', 'Dit veld is vereist'],
  ])('is refused with %s', async (_what, changes, field, problem) => {
    const answer = await register('fout@voorbeeld.example', changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ [field]: [problem] });
  });

  it('is refused after five times for one address, and possible again an hour later', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await register('vaak@voorbeeld.example')).status).toBe(201);
    const closed = await register('Vaak@voorbeeld.example');
    expect(closed.status).toBe(429);
    expect(closed.headers['retry-after']).toBe('3600');
    test.clock.moment = new Date(test.clock.moment.getTime() + HOUR_MS);
    expect((await register('vaak@voorbeeld.example')).status).toBe(201);
  });

  it('is refused with the reason when the installation accepts no registrations', async () => {
    Object.assign(test.dependencies.settings, { registrationOpen: false });
    const answer = await register('dicht@voorbeeld.example');
    expect((await test.send('GET', '/registration/')).body).toEqual({ open: false });
    Object.assign(test.dependencies.settings, { registrationOpen: true });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail: 'Registreren is hier niet mogelijk. Vraag een medewerker van Milieuspoor om een uitnodiging.',
    });
    expect((await test.send('GET', '/registration/')).body).toEqual({ open: true });
  });

  it('is accepted while the mail server is away, and its mail leaves once it is back', async () => {
    test.mailServer.refusing = 451;
    expect((await register('later@voorbeeld.example')).status).toBe(201);
    test.mailServer.refusing = null;
    test.clock.moment = new Date(test.clock.moment.getTime() + 30_000);
    await test.sendMails();
    expect((await verify(lastKey())).status).toBe(200);
  });

  it('leaves one entry in the history for the account and one for the confirmed address, without the password', async () => {
    await register('historie@voorbeeld.example');
    await verify(lastKey());
    const entries = await test.dependencies.database.queries.execute(sql`
      SELECT action, changes FROM history_entry WHERE subject_name = 'historie@voorbeeld.example' ORDER BY id`);
    expect(entries).toEqual([
      { action: 'created', changes: { registered: { from: null, to: true } } },
      { action: 'changed', changes: { emailVerified: { from: false, to: true } } },
    ]);
  });
});

describe('an address that somebody else registers', () => {
  const THEIRS = { password1: 'twee rode fietsen op zolder', password2: 'twee rode fietsen op zolder' };

  it('is not confirmed by its owner with a password that somebody else chose', async () => {
    await register('slachtoffer@voorbeeld.example', THEIRS);
    const refused = await verify(lastKey());
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      password: [
        'Dit is niet het wachtwoord van deze registratie. Weet u het niet meer, of was u het niet zelf? Registreer u dan opnieuw.',
      ],
    });
    expect((await logIn('slachtoffer@voorbeeld.example', THEIRS.password1)).status).toBe(400);
  });

  it('is the owner’s once they register themselves, and a registration in between gives nobody else access', async () => {
    await register('eigenaar@voorbeeld.example');
    await register('eigenaar@voorbeeld.example', THEIRS);
    expect((await verify(lastKey())).status).toBe(400);
    await register('eigenaar@voorbeeld.example');
    expect((await verify(lastKey())).status).toBe(200);
    expect((await logIn('eigenaar@voorbeeld.example')).status).toBe(200);
    expect((await logIn('eigenaar@voorbeeld.example', THEIRS.password1)).status).toBe(400);
  });
});

describe('the link of the mail', () => {
  it('still works after a wrong password, and does not work without one', async () => {
    await register('vergist@voorbeeld.example');
    const key = lastKey();
    expect((await verify(key, '')).body).toEqual({ password: ['Dit veld is vereist'] });
    expect((await verify(key, 'niet het wachtwoord')).status).toBe(400);
    expect((await verify(key)).status).toBe(200);
  });

  it('works once', async () => {
    await register('eens@voorbeeld.example');
    const key = lastKey();
    expect((await verify(key)).status).toBe(200);
    const again = await verify(key);
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      key: ['Deze link is verlopen of vervangen door een nieuwere. Vraag een nieuwe link aan.'],
    });
  });

  it('works for 24 hours', async () => {
    await register('op-tijd@voorbeeld.example');
    const inTime = lastKey();
    await register('te-laat@voorbeeld.example');
    const start = test.clock.moment.getTime();
    test.clock.moment = new Date(start + 24 * HOUR_MS - 1);
    expect((await verify(inTime)).status).toBe(200);
    test.clock.moment = new Date(start + 24 * HOUR_MS);
    expect((await verify(lastKey())).status).toBe(400);
  });

  it('cannot be guessed by many attempts', async () => {
    for (let attempt = 0; attempt < 30; attempt++) expect((await verify(`gok-${attempt}`)).status).toBe(400);
    expect((await verify('gok-30')).status).toBe(429);
  });
});
