import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let member: { accountId: string; token: string };
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  await addOrganisation(test, 'zeta');
  member = await addUser(test, { username: 'lid', organisationIds: [alfa] });
  project = await addTender(alfa);
});
afterAll(() => test.close());

/** Adds a project whose award model is complete. */
async function addTender(organisation: string): Promise<string> {
  const id = await addProject(test, organisation, { name: 'Brug Oost', awardCriteria: true });
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${id}`,
  );
  return id;
}

const notify = (body: object, { user = member.accountId, token = member.token } = {}) =>
  test.send('POST', `/api/v1/users/${user}/emvi/`, { token, body });

describe('a notification of a complete award model', () => {
  it('goes to the provider in standard words, with a link to the model', async () => {
    const answer = await notify({ organisation: 'alfa', project });
    expect(answer.status).toBe(201);
    const said =
      'Het gunningscriterium MKI van project ‘Brug Oost’ is voltooid. Wilt u contact opnemen over de aanbestedingsdocumenten?';
    expect(answer.body).toMatchObject({ organisation: 'alfa', project, message: said });
    expect(test.mails.at(-1)).toMatchObject({
      to: 'info@milieuspoor.example',
      replyTo: 'lid@voorbeeld.example',
      subject: 'Gunningscriterium voltooid: Brug Oost (Organisatie alfa)',
    });
    expect(test.mails.at(-1)?.text).toContain(said);
    expect(test.mails.at(-1)?.text).toContain(`/#/o/alfa/project/${project}/tab/4`);
    const { token } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
    const { body } = await test.send('GET', '/api/v1/admin/messages/?kind=emvi', { token });
    expect(body).toMatchObject({
      count: 1,
      results: [{ kind: 'emvi', project, project_name: 'Brug Oost', content: said }],
    });
  });

  it('can have the member’s own words too', async () => {
    const answer = await notify({ organisation: 'alfa', project, message: 'Graag vóór 1 mei.' });
    expect(answer).toMatchObject({ status: 201, body: { message: 'Graag vóór 1 mei.' } });
    expect(test.mails.at(-1)?.text).toContain('Graag vóór 1 mei.');
  });

  it('is refused for an incomplete model', async () => {
    const open = await addProject(test, alfa, { awardCriteria: true });
    expect((await notify({ organisation: 'alfa', project: open })).status).toBe(409);
  });

  it('is sent only under the member’s own name, for a project of their own organisation', async () => {
    const other = await addUser(test, { username: 'ander', organisationIds: [alfa] });
    const stranger = await addUser(test, {
      username: 'buiten',
      organisationIds: [await addOrganisation(test, 'beta')],
    });
    const sent = test.mails.length;
    expect((await notify({ organisation: 'alfa', project }, { user: other.accountId })).status).toBe(403);
    const asStranger = { user: stranger.accountId, token: stranger.token };
    expect((await notify({ organisation: 'alfa', project }, asStranger)).status).toBe(404);
    expect((await notify({ organisation: 'beta', project }, asStranger)).status).toBe(404);
    expect((await notify({ organisation: 'zeta', project })).status).toBe(404);
    expect(test.mails).toHaveLength(sent);
  });
});
