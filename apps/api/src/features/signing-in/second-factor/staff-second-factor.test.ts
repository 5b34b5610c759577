import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp({ STAFF_SECOND_FACTOR: 'required' });
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(() => test.close());

const history = (token: string) => test.send('GET', '/api/v1/admin/history/', { token });

describe('where staff must have a second factor', () => {
  it('a member of staff without an organisation can do nothing before it is set up', async () => {
    const { token } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
    expect((await history(token)).status).toBe(403);
    expect((await test.send('GET', '/api/v1/admin/users/', { token })).status).toBe(403);
    const self = () => test.send('GET', '/auth/user/', { token });
    expect((await self()).body).toMatchObject({ second_factor: false, second_factor_required: true });

    await setUpSecondFactor(test, token);
    expect((await self()).body).toMatchObject({ second_factor: true, second_factor_required: true });
    expect((await history(token)).status).toBe(200);
  });

  it('a calendar feed of staff waits for it as well', async () => {
    const { token, accountId } = await addUser(test, {
      username: 'agenda',
      organisationIds: [alfa],
      isStaff: true,
    });
    await setUpSecondFactor(test, token);
    const { url } = (await test.send('POST', '/api/v1/calendar-feed/', { token })).body as { url: string };
    const feed = () => test.send('GET', new URL(url).pathname);
    expect((await feed()).status).toBe(200);
    const colleague = await addUser(test, { username: 'collega', organisationIds: [], isStaff: true });
    await setUpSecondFactor(test, colleague.token);
    await test.send('DELETE', `/api/v1/admin/users/${accountId}/second-factor/`, { token: colleague.token });
    expect((await feed()).status).toBe(404);
  });

  it('members are not affected', async () => {
    const { token } = await addUser(test, { username: 'lid', organisationIds: [alfa] });
    expect((await test.send('GET', '/api/v1/project/', { token })).status).toBe(200);
    const self = await test.send('GET', '/auth/user/', { token });
    expect(self.body).toMatchObject({ second_factor_required: false });
  });
});
