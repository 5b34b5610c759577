import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addOrganisation, addUser } from '../testing/world.ts';

const OURS = 'T2YgdGhpcyB0ZXN0LCBhcyBsb25nIGFz';
/** It has the length of ours, so that only its letters differ. */
const ANOTHER = `${OURS.slice(0, -1)}q`;

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
let users = 0;
beforeEach(async () => {
  users += 1;
  const alfa = await addOrganisation(test, `alfa-${users}`);
  ({ token } = await addUser(test, { username: `lid-${users}`, organisationIds: [alfa] }));
});

/** Sends what the browser of a signed-in user sends, with this cookie and this header. */
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, cookie?: string, header?: string) =>
  test.app.inject({
    method,
    url,
    headers: {
      authorization: `Token ${token}`,
      ...(cookie === undefined ? {} : { cookie: `${CSRF_COOKIE}=${cookie}` }),
      ...(header === undefined ? {} : { [CSRF_HEADER]: header }),
    },
    ...(method === 'PATCH' ? { payload: { first_name: 'Elders' } } : {}),
  });
const firstName = async () => (await send('GET', '/auth/user/')).json().first_name;

it.each([
  ['neither', undefined, undefined],
  ['the cookie alone, which a browser sends by itself', OURS, undefined],
  ['the header alone', undefined, OURS],
  ['an empty one of both', '', ''],
  ['another one in the header', OURS, ANOTHER],
  ['the beginning of it in the header', OURS, OURS.slice(0, 8)],
])('a change with %s is refused and changes nothing', async (_what, cookie, header) => {
  const before = await firstName();
  for (const [method, url] of [
    ['PATCH', '/auth/user/'],
    ['POST', '/dj-rest-auth/logout/'],
    ['DELETE', '/api/v1/sessions/'],
  ] as const) {
    const answer = await send(method, url, cookie, header);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { detail: 'De pagina is verlopen. Vernieuw de pagina en probeer het opnieuw.' },
    ]);
  }
  // They are still signed in, too.
  expect(await firstName()).toBe(before);
});

it('a change with the same token in both is accepted, and reading needs neither', async () => {
  expect((await send('PATCH', '/auth/user/', OURS, OURS)).statusCode).toBe(200);
  expect(await firstName()).toBe('Elders');
});
