import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addOrganisation, addUser } from '../testing/world.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

it.each([
  ['Token {token}', 200],
  ['token {token}', 200],
  ['TOKEN  {token}', 200],
  ['Token{token}', 401],
  ['Basic {token}', 401],
  ['{token}', 401],
  ['Token', 401],
])('a session is given as %j: %d', async (form, status) => {
  const authorization = form.replace('{token}', token);
  const answer = await test.app.inject({ method: 'GET', url: '/auth/user/', headers: { authorization } });
  expect(answer.statusCode).toBe(status);
});
