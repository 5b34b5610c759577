import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;
let project: string;
beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

/** Sends no body, and says that it is JSON. */
const sendNothing = (method: 'POST' | 'PATCH', url: string) =>
  test.app.inject({
    method,
    url,
    headers: {
      authorization: `Token ${token}`,
      cookie: 'csrftoken=abc',
      'x-csrftoken': 'abc',
      'content-type': 'application/json',
    },
  });

it('a call that needs fields refuses an empty body in words', async () => {
  const answer = await sendNothing('POST', '/api/v1/project/');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ non_field_errors: ['Dit veld is vereist'] });
  const path = `/api/v1/project/${project}/`;
  expect((await sendNothing('PATCH', path)).statusCode).toBe(400);
});

it('a call without payload is taken with an empty body that is called JSON', async () => {
  expect((await sendNothing('POST', '/dj-rest-auth/logout/')).statusCode).toBe(204);
  const after = await test.send('GET', '/auth/user/', { token });
  expect(after.status).toBe(401);
});
