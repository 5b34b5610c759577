import { toIsoDay } from '@milieuspoor/domain';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { codeOf, setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../../testing/world.ts';

const STEP_MS = 30_000;
let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

async function logIn(username: string, code?: string, password = PASSWORD) {
  return test.send('POST', '/dj-rest-auth/login/', { body: { username, password, code } });
}

/** Goes to the next step of the authenticator, so that it gives an unused code. */
function pass(ms = STEP_MS): void {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
}

async function secondFactorOf(token: string): Promise<unknown> {
  return ((await test.send('GET', '/auth/user/', { token })).body as { second_factor: boolean })
    .second_factor;
}

describe('setting up a second factor', () => {
  it('shows a secret and a code for the app, and is active once a code of it is confirmed', async () => {
    const { token } = await addUser(test, { username: 'instellen', organisationIds: [alfa] });
    const begun = await test.send('POST', '/api/v1/second-factor/', { token });
    const { secret, otpauth_uri } = begun.body as { secret: string; otpauth_uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(URI.parse(otpauth_uri)).toMatchObject({ issuer: 'Milieuspoor', label: 'instellen', digits: 6 });
    expect(await secondFactorOf(token)).toBe(false);
    expect((await logIn('instellen')).status).toBe(200);

    const confirm = (code: string) =>
      test.send('POST', '/api/v1/second-factor/confirm/', { token, body: { code } });
    const wrong = await confirm('000000');
    expect([wrong.status, wrong.body]).toEqual([400, { code: [expect.stringContaining('klopt niet')] }]);
    const confirmed = await confirm(codeOf(test, secret));
    expect(confirmed.status).toBe(200);
    const codes = (confirmed.body as { recovery_codes: string[] }).recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await secondFactorOf(token)).toBe(true);
    expect((await test.send('POST', '/api/v1/second-factor/', { token })).status).toBe(409);
  });

  it('ends the sessions that were opened without it, except the present one', async () => {
    const { token: elsewhere } = await addUser(test, { username: 'elders', organisationIds: [alfa] });
    const here = ((await logIn('elders')).body as { key: string }).key;
    await setUpSecondFactor(test, here);
    expect((await test.send('GET', '/auth/user/', { token: elsewhere })).status).toBe(401);
    expect(await secondFactorOf(here)).toBe(true);
  });

  it('keeps the secret and the recovery codes unreadable, also in the history', async () => {
    const { token, accountId } = await addUser(test, { username: 'gesloten', organisationIds: [alfa] });
    const { secret, recoveryCodes } = await setUpSecondFactor(test, token);
    const stored = await test.dependencies.database.queries.execute(sql`
      SELECT encode(totp_secret, 'base64') AS secret,
        (SELECT string_agg(encode(code_hash, 'escape'), ' ') FROM recovery_code WHERE account_id = account.id) AS codes,
        (SELECT string_agg(changes::text, ' ') FROM history_entry WHERE subject_id = account.id) AS history
      FROM account WHERE id = ${accountId}`);
    const text = JSON.stringify(stored);
    expect(text).toContain('second_factor');
    for (const kept of [secret, ...recoveryCodes]) expect(text).not.toContain(kept);
  });
});

describe('signing in with a second factor', () => {
  it('requires a code once the password is right, and not before', async () => {
    const { token } = await addUser(test, { username: 'vraag', organisationIds: [alfa] });
    const { secret } = await setUpSecondFactor(test, token);
    pass();
    const asked = await logIn('vraag');
    expect([asked.status, asked.body]).toEqual([400, { code: ['Vul de code uit uw authenticator-app in'] }]);
    expect((await logIn('vraag', undefined, 'mis')).body).toHaveProperty('non_field_errors');
    expect((await logIn('vraag', codeOf(test, secret), 'mis')).body).toHaveProperty('non_field_errors');
    expect((await logIn('vraag', codeOf(test, secret))).status).toBe(200);
  });

  it('accepts no code twice, and none of an earlier step', async () => {
    const { token } = await addUser(test, { username: 'herhaal', organisationIds: [alfa] });
    const { secret } = await setUpSecondFactor(test, token);
    // The code of the setup is used up as well.
    expect((await logIn('herhaal', codeOf(test, secret))).status).toBe(400);
    pass();
    const code = codeOf(test, secret);
    expect((await logIn('herhaal', code)).status).toBe(200);
    expect((await logIn('herhaal', code)).body).toEqual({ code: [expect.stringContaining('klopt niet')] });
    expect((await logIn('herhaal', codeOf(test, secret, -1))).status).toBe(400);
  });

  it('accepts a code of one step before or after, for clocks that differ', async () => {
    const { token } = await addUser(test, { username: 'klok', organisationIds: [alfa] });
    const { secret } = await setUpSecondFactor(test, token);
    pass(10 * STEP_MS);
    expect((await logIn('klok', codeOf(test, secret, -2))).status).toBe(400);
    expect((await logIn('klok', codeOf(test, secret, -1))).status).toBe(200);
    expect((await logIn('klok', codeOf(test, secret, 2))).status).toBe(400);
    expect((await logIn('klok', codeOf(test, secret, 1))).status).toBe(200);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { token } = await addUser(test, { username: 'herstel', organisationIds: [alfa] });
    const { recoveryCodes } = await setUpSecondFactor(test, token);
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn('herstel', first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn('herstel', first)).status).toBe(400);
    expect((await logIn('herstel', second)).status).toBe(200);
    expect((await test.send('GET', '/auth/user/', { token })).body).toMatchObject({ recovery_codes_left: 8 });
  });

  it('is refused after ten wrong codes, whichever name is used, also with a right one', async () => {
    const { token } = await addUser(test, { username: 'raden', organisationIds: [alfa] });
    const { secret } = await setUpSecondFactor(test, token);
    pass();
    for (let attempt = 0; attempt < 10; attempt++) {
      const name = attempt % 2 ? 'raden' : 'raden@voorbeeld.example';
      // A request for the code field in between gives no new attempts.
      expect((await logIn(name)).status).toBe(400);
      expect((await logIn(name, '000000')).status).toBe(400);
    }
    expect((await logIn('raden', codeOf(test, secret))).status).toBe(429);
    pass(15 * 60 * 1000);
    expect((await logIn('raden', codeOf(test, secret))).status).toBe(200);
  });
});

describe('changing a second factor', () => {
  it('can be turned off by password and code only', async () => {
    const { token } = await addUser(test, { username: 'uitzetten', organisationIds: [alfa] });
    const { secret } = await setUpSecondFactor(test, token);
    pass();
    const turnOff = (body: object) => test.send('POST', '/api/v1/second-factor/disable/', { token, body });
    const code = codeOf(test, secret);
    expect((await turnOff({ password: 'mis', code })).body).toEqual({
      password: ['Dit wachtwoord klopt niet'],
    });
    expect((await turnOff({ password: PASSWORD, code: '000000' })).body).toHaveProperty('code');
    expect((await turnOff({ password: PASSWORD, code })).status).toBe(204);
    expect(await secondFactorOf(token)).toBe(false);
    expect((await logIn('uitzetten')).status).toBe(200);
    expect((await turnOff({ password: PASSWORD, code })).status).toBe(409);
  });

  it('gives new recovery codes, which replace the former ones', async () => {
    const { token } = await addUser(test, { username: 'vernieuw', organisationIds: [alfa] });
    const { recoveryCodes } = await setUpSecondFactor(test, token);
    const answer = await test.send('POST', '/api/v1/second-factor/recovery-codes/', {
      token,
      body: { password: PASSWORD, code: recoveryCodes[0] },
    });
    expect(answer.status).toBe(200);
    const [renewed] = (answer.body as { recovery_codes: string[] }).recovery_codes;
    expect((await logIn('vernieuw', recoveryCodes[1])).status).toBe(400);
    expect((await logIn('vernieuw', renewed)).status).toBe(200);
  });
});

describe('an organisation that requires a second factor', () => {
  it('lets a member without one do nothing but set it up', async () => {
    const strict = await addOrganisation(test, 'streng');
    const { token } = await addUser(test, { username: 'nieuweling', organisationIds: [strict, alfa] });
    const viewer = await addUser(test, {
      username: 'kijker',
      organisationIds: [strict],
      dashboardType: 'viewer',
    });
    await test.dependencies.database.queries.execute(
      sql`UPDATE organisation SET second_factor_from = ${toIsoDay(test.clock.moment)} WHERE id = ${strict}`,
    );
    const projects = (who: string) => test.send('GET', '/api/v1/project/', { token: who });
    const refused = await projects(token);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      detail:
        'Voor uw account is een tweede factor verplicht bij het inloggen. Stel die eerst in; daarna kunt u verder.',
      code: 'second-factor-missing',
    });
    for (const open of ['/auth/user/', '/api/v1/environment/', '/api/v1/organization/', '/api/v1/sessions/'])
      expect([open, (await test.send('GET', open, { token })).status]).toEqual([open, 200]);
    const self = await test.send('GET', '/auth/user/', { token });
    expect(self.body).toMatchObject({ second_factor: false, second_factor_required: true });
    const profile = await test.send('PATCH', '/auth/user/', { token, body: { tel: '1' } });
    expect(profile.status).toBe(403);

    await setUpSecondFactor(test, token);
    expect((await projects(token)).status).toBe(200);
    // A viewer sets it up as well.
    expect((await setUpSecondFactor(test, viewer.token)).recoveryCodes).toHaveLength(10);
  });

  it('does not affect members of other organisations', async () => {
    const { token } = await addUser(test, { username: 'buitenstaander', organisationIds: [alfa] });
    expect((await test.send('GET', '/api/v1/project/', { token })).status).toBe(200);
  });
});
