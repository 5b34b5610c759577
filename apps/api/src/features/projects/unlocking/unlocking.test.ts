import type { ListedUnlockRequest, ProjectClosure } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let lid: string;
let collega: string;
let staf: string;
let buiten: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  const token = async (username: string, more: object) =>
    (await addUser(test, { username, organisationIds: [alfa], ...more })).token;
  lid = await token('lid', {});
  collega = await token('collega', {});
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET language = 'en' WHERE username = 'collega'`,
  );
  staf = await token('staf', { organisationIds: [], isStaff: true });
  buiten = await token('buiten', { organisationIds: [beta] });
});
afterAll(() => test.close());

const send = (as: string, path: string, reason: string) =>
  test.send('POST', path, { token: as, body: { reason } });
const ask = (as: string, project: string, reason: string) =>
  send(as, `/api/v1/project/${project}/unlock-request/`, reason);
const refuse = (as: string, request: string, reason: string) =>
  send(as, `/api/v1/unlock-request/${request}/refuse/`, reason);

async function lockedProject(name: string): Promise<string> {
  const project = await addProject(test, alfa, { name });
  expect((await send(staf, `/api/v1/project/${project}/lock/`, 'Controle door de accountant')).status).toBe(
    200,
  );
  return project;
}

async function closureOf(project: string, as = lid): Promise<ProjectClosure> {
  const answer = await test.send('GET', `/api/v1/project/${project}/closure/`, { token: as });
  expect(answer.status).toBe(200);
  return answer.body as ProjectClosure;
}

async function waiting(as = staf): Promise<ListedUnlockRequest[]> {
  const answer = await test.send('GET', '/api/v1/unlock-request/', { token: as });
  expect(answer.status).toBe(200);
  return (answer.body as { results: ListedUnlockRequest[] }).results;
}

/** Returns the changes in the last entries of a project's history, newest first. */
async function told(project: string): Promise<object[]> {
  const { body } = await test.send('GET', `/api/v1/project/${project}/history/`, { token: lid });
  return (body as { results: { changes: object }[] }).results.map(({ changes }) => changes);
}

let mailsRead = 0;
/** Returns the mails that arrived since the last call. */
function newMails() {
  const mails = test.mails.slice(mailsRead);
  mailsRead = test.mails.length;
  return mails;
}

describe('a member asks to unlock a project', () => {
  it('and reads who locked it and why, and that the request waits', async () => {
    const project = await lockedProject('Kade');
    newMails();
    expect(await closureOf(project)).toMatchObject({
      opens: 'unlock',
      closed: { by: 'Voornaam Achternaam', reason: 'Controle door de accountant' },
      request: null,
      refused: null,
    });
    const asked = await ask(lid, project, 'De hoeveelheden kloppen niet');
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ request: { kind: 'unlock', reason: 'De hoeveelheden kloppen niet' } });
    expect(await waiting()).toMatchObject([
      { project, project_name: 'Kade', organization: 'alfa', reason: 'De hoeveelheden kloppen niet' },
    ]);
    expect((await told(project))[0]).toEqual({
      unlockingAsked: { from: null, to: 'De hoeveelheden kloppen niet' },
    });
    const [mail, ...more] = newMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: test.dependencies.settings.providerEmail });
    expect(mail?.text).toContain('De hoeveelheden kloppen niet');

    // A second request would be hidden by the first.
    const second = await ask(collega, project, 'Ik ook');
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.body)).toContain('Voornaam Achternaam');

    expect((await send(staf, `/api/v1/project/${project}/unlock/`, 'Akkoord, tot vrijdag')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await closureOf(project)).toEqual({ opens: null, closed: null, request: null, refused: null });
    const [granted] = newMails();
    expect(granted).toMatchObject({ to: 'lid@voorbeeld.example' });
    expect(granted?.text).toContain('Akkoord, tot vrijdag');
    expect((await ask(lid, project, 'Nog eens')).status).toBe(409);
  });

  it('and is refused with a reason, once, until the project is locked again', async () => {
    const project = await lockedProject('Sluis');
    await ask(collega, project, 'Graag open');
    const request = (await waiting()).find((each) => each.project === project)?.uuid ?? '';
    newMails();
    const outcomes = await Promise.all([refuse(staf, request, 'Nog niet'), refuse(staf, request, 'Nee')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail, ...more] = newMails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('was refused');
    expect(await closureOf(project)).toMatchObject({
      request: null,
      refused: { answer: expect.stringMatching(/Nog niet|Nee/) },
    });
    expect((await told(project))[0]).toHaveProperty('unlockingRefused');
    expect((await ask(collega, project, 'Alsnog graag')).status).toBe(201);
    expect(await closureOf(project)).toMatchObject({ refused: null, request: { reason: 'Alsnog graag' } });
  });

  it('once, also when two do so at the same moment', async () => {
    const project = await lockedProject('Brug');
    const outcomes = await Promise.all([ask(lid, project, 'Een'), ask(collega, project, 'Twee')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await waiting()).filter((each) => each.project === project)).toHaveLength(1);
  });

  it('with a reason, and not for an open project or one of others', async () => {
    const project = await lockedProject('Weg');
    expect((await ask(lid, project, '  ')).status).toBe(400);
    expect((await ask(lid, await addProject(test, alfa), 'Graag')).status).toBe(409);
    expect((await ask(buiten, project, 'Graag')).status).toBe(404);
    expect((await ask(staf, project, 'Graag')).status).toBe(403);
    expect((await ask(lid, project, 'Graag')).status).toBe(201);
    const request = (await waiting()).find((each) => each.project === project)?.uuid ?? '';
    expect((await refuse(lid, request, 'Nee')).status).toBe(403);
  });
});

it('a lock does not answer a request, and unlocking does not answer one to reopen', async () => {
  const project = await addProject(test, alfa, { name: 'Gereed' });
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-02-01'
    WHERE id = ${project}`);
  expect((await ask(lid, project, 'Verkeerde variant')).status).toBe(201);
  expect(await closureOf(project)).toMatchObject({ opens: 'reopen', request: { kind: 'reopen' } });
  await send(staf, `/api/v1/project/${project}/lock/`, 'Onderzoek');
  await send(staf, `/api/v1/project/${project}/unlock/`, 'Klaar');
  expect(await closureOf(project)).toMatchObject({ request: { reason: 'Verkeerde variant' } });
  expect((await send(staf, `/api/v1/project/${project}/reopen/`, 'Goed')).status).toBe(200);
  expect((await waiting()).filter((each) => each.project === project)).toEqual([]);
});

it('a reopened project names who completed the phase that is still complete', async () => {
  const project = await addProject(test, alfa, { name: 'Heropend' });
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-02-01'
    WHERE id = ${project}`);
  const steps = [
    ['Anna', { status: { from: 'EMVI_Complete', to: 'Design_Phase_Complete' } }],
    ['Bert', { status: { from: 'Design_Phase_Complete', to: 'Project_Complete' } }],
    [
      'Cor',
      {
        status: { from: 'Project_Complete', to: 'Design_Phase_Complete' },
        reason: { from: null, to: 'Te vroeg' },
      },
    ],
  ] as const;
  for (const [by, changes] of steps)
    await queries.execute(sql`
      INSERT INTO history_entry
        (occurred_at, actor_name, organisation_id, tenant_id, project_id, subject_type, subject_id, subject_name, action, changes)
      VALUES (now(), ${by}, ${alfa}, ${alfa}, ${project}, 'project', ${project}, 'Heropend', 'changed',
        ${JSON.stringify(changes)}::jsonb)`);
  expect(await closureOf(project)).toMatchObject({ opens: 'reopen', closed: { by: 'Anna', reason: null } });
});
