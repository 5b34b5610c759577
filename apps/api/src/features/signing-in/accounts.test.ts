import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  await addUser(test, { username: 'lid', organisationIds: [alfa] });
  await addUser(test, { username: 'ander', organisationIds: [alfa] });
});
afterAll(() => test.close());

async function logIn(username: string, password: string, language: 'nl' | 'en' = 'nl') {
  return test.send('POST', '/dj-rest-auth/login/', { body: { username, password }, language });
}

async function keyOf(username: string): Promise<string> {
  return ((await logIn(username, PASSWORD)).body as { key: string }).key;
}

describe('signing in', () => {
  it('answers a key that identifies the user', async () => {
    const user = await test.send('GET', '/auth/user/', { token: await keyOf('lid') });
    expect(user.body).toMatchObject({ username: 'lid', is_staff: false, dashboard_type: 'member' });
  });

  it('accepts the e-mail address as username, in any case', async () => {
    expect((await logIn('LID@voorbeeld.example', PASSWORD)).status).toBe(200);
  });

  it('gives the same answer for a wrong password and for an unknown name', async () => {
    const wrong = await logIn('lid', 'niet het wachtwoord');
    const unknown = await logIn('niemand', 'niet het wachtwoord');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      non_field_errors: ['De gebruikersnaam of het wachtwoord klopt niet'],
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('names the fields that are missing, in the caller’s language', async () => {
    const answer = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: '' },
      language: 'en',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      username: ['This field is required'],
      password: ['This field is required'],
    });
  });

  it('is refused after ten failures, and possible again a quarter of an hour later', async () => {
    for (let attempt = 0; attempt < 10; attempt++) expect((await logIn('ander', 'mis')).status).toBe(400);
    const closed = await logIn('ander', PASSWORD);
    expect(closed.status).toBe(429);
    expect(closed.headers['retry-after']).toBe('900');
    test.clock.moment = new Date(test.clock.moment.getTime() + 15 * 60 * 1000);
    expect((await logIn('ander', PASSWORD)).status).toBe(200);
  });
});

describe('counted attempts', () => {
  it('stay after a restart of the server', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await logIn('herstart', 'mis');
    const restarted = await buildApp(test.dependencies);
    const answer = await restarted.inject({
      method: 'POST',
      url: '/dj-rest-auth/login/',
      headers: { cookie: `${CSRF_COOKIE}=csrf`, [CSRF_HEADER]: 'csrf' },
      payload: { username: 'herstart', password: 'mis' },
    });
    await restarted.close();
    expect(answer.statusCode).toBe(429);
  });

  it('are as strict when they are made all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn('tegelijk', 'mis')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });
});

describe('a session', () => {
  it('ends when the user signs out', async () => {
    const token = await keyOf('lid');
    expect((await test.send('POST', '/dj-rest-auth/logout/', { token })).status).toBe(204);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
  });

  it('ends after thirty days', async () => {
    const token = await keyOf('lid');
    const start = test.clock.moment;
    test.clock.moment = new Date(start.getTime() + 30 * DAY_MS - 1);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(200);
    test.clock.moment = new Date(start.getTime() + 30 * DAY_MS);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
    test.clock.moment = start;
  });

  it('is not opened by an invented token', async () => {
    const token = 'a'.repeat(43);
    expect((await test.send('GET', '/auth/user/', { token })).status).toBe(401);
  });
});
