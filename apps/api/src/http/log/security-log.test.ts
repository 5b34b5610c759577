import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser, PASSWORD } from '../../testing/world.ts';

const NEW_PASSWORD = 'Kade-hefbrug-oever-9174';

let test: TestApp;
let member: { accountId: string; token: string };
let alfa: string;
let elsewhere: string;
const lines: string[] = [];

beforeAll(async () => {
  // These are written when nobody chose a level.
  test = await startTestApp({ LOG_LEVEL: '' }, { logStream: { write: (line) => lines.push(line) } });
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  elsewhere = await addProject(test, beta);
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

function written(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line));
}

async function signIn(password: string, address = '192.0.2.1') {
  return test.send('POST', '/dj-rest-auth/login/', { body: { username: 'lid', password }, address });
}

describe('the security log, at the default level', () => {
  it('has a sign-in with its account, its origin and its reference', async () => {
    const { headers } = await signIn(PASSWORD);
    expect(written()).toEqual([
      expect.objectContaining({
        level: 30,
        time: expect.any(Number),
        reqId: headers['x-request-id'],
        security: 'sign-in',
        outcome: 'done',
        status: 200,
        about: member.accountId,
        req: { method: 'POST', path: '/dj-rest-auth/login/', remoteAddress: '192.0.2.1' },
        msg: 'security',
      }),
    ]);
  });

  it('has a failed sign-in, of an account and of an unknown name', async () => {
    await signIn('een-verkeerd-wachtwoord');
    await test.send('POST', '/dj-rest-auth/login/', { body: { username: 'wie-is-dit', password: 'x' } });
    const [known, unknown] = written();
    expect(known).toMatchObject({
      security: 'sign-in',
      outcome: 'refused',
      reasons: ['login-failed'],
      about: member.accountId,
    });
    expect(unknown).toMatchObject({ security: 'sign-in', outcome: 'refused', reasons: ['login-failed'] });
    expect(unknown).not.toHaveProperty('about');
  });

  it('has a throttled caller', async () => {
    for (let attempt = 0; attempt < 11; attempt++) await signIn('raden', '192.0.2.77');
    expect(written().at(-1)).toMatchObject({
      security: 'throttled',
      reasons: ['too-many-logins'],
      status: 429,
      about: member.accountId,
    });
  });

  it('has a caller who was refused by permission, asked for data of others, or sent no CSRF token', async () => {
    const { token, accountId } = member;
    await test.send('GET', '/api/v1/admin/users/', { token });
    await test.send('GET', `/api/v1/project/${elsewhere}/`, { token });
    await test.send('POST', '/dj-rest-auth/logout/', { token, csrf: false });
    await test.send('GET', '/api/v1/project/', { token: 'niemands-sessie-die-hier-staat' });
    const who = { account: accountId, organisations: [alfa] };
    expect(written()).toEqual([
      expect.objectContaining({ security: 'permission', reasons: ['forbidden'], status: 403, ...who }),
      expect.objectContaining({ security: 'out-of-scope', status: 404, ...who }),
      expect.objectContaining({ security: 'forged', reasons: ['csrf-missing'], status: 403, ...who }),
      expect.objectContaining({ security: 'unauthenticated', status: 401 }),
    ]);
  });

  it('has input beyond limits or of another shape, by the names of its fields only', async () => {
    const { token } = member;
    await test.send('PATCH', '/auth/user/', { token, body: { tel: 'x'.repeat(2 * 1024 * 1024) } });
    await test.send('PATCH', '/auth/user/', { token, body: { language: 'geheim-gebleven' } });
    expect(written()).toEqual([
      expect.objectContaining({ security: 'input-beyond-limits', status: 413 }),
      expect.objectContaining({ security: 'input-misshapen', fields: ['language'], status: 400 }),
    ]);
    expect(lines.join('')).not.toContain('geheim-gebleven');
  });

  it('has a changed password and a wrong one, without either password', async () => {
    const { token, accountId } = member;
    const change = (current: string) =>
      test.send('POST', '/auth/password/change/', {
        token,
        body: { current_password: current, password1: NEW_PASSWORD, password2: NEW_PASSWORD },
      });
    await change('niet-het-wachtwoord');
    expect((await change(PASSWORD)).status).toBe(200);
    expect(written()).toEqual([
      expect.objectContaining({ security: 'password', outcome: 'refused', reasons: ['password-wrong'] }),
      expect.objectContaining({ security: 'password', outcome: 'done', account: accountId }),
    ]);
    const log = lines.join('');
    for (const secret of [NEW_PASSWORD, PASSWORD, 'niet-het-wachtwoord', token, 'lid@voorbeeld.example'])
      expect(log).not.toContain(secret);
  });

  it('has whose data staff exported and whose they erased, or were refused to, and by whom', async () => {
    const staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
    const person = await addUser(test, { username: 'noor', organisationIds: [alfa] });
    const path = `/api/v1/admin/users/${person.accountId}`;
    const by = { account: staff.accountId };
    const send = (what: string, token: string, body?: object) =>
      test.send('POST', `${path}/${what}/`, { token, ...(body ? { body } : {}) });
    const erase = (username: string) => send('erasure', staff.token, { username });
    expect((await send('personal-data', staff.token)).status).toBe(200);
    expect((await send('personal-data', member.token)).status).toBe(403);
    expect((await erase('een-ander')).status).toBe(400);
    expect((await erase('noor')).status).toBe(200);
    const handedOut = 'personal-data-handed-out';
    expect(written()).toEqual([
      expect.objectContaining({ security: handedOut, outcome: 'done', status: 200, ...by }),
      expect.objectContaining({ security: 'permission', status: 403, account: member.accountId }),
      expect.objectContaining({ security: 'person-erased', outcome: 'refused', status: 400, ...by }),
      expect.objectContaining({ security: 'person-erased', outcome: 'done', status: 200, ...by }),
    ]);
    for (const { req } of written()) expect(req).toMatchObject({ path: expect.stringContaining(path) });
    expect(lines.join('')).not.toContain('noor');
  });

  it('has no line for ordinary work', async () => {
    const token = member.token;
    await test.send('GET', '/api/v1/project/', { token });
    await test.send('GET', '/auth/user/', { token });
    await test.send('GET', '/nergens', {});
    expect(lines).toEqual([]);
  });
});
