import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  const zeta = await addOrganisation(test, 'zeta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa, beta] }));
  await addProject(test, zeta, { name: 'Van een ander' });
});
afterAll(() => test.close());

const valid = {
  organization: 'alfa',
  project_name: 'Herinrichting Dorpsstraat',
  sector: 'infra-city',
  project_type: 'Herinrichting',
  project_contract_type: 'RAW',
  project_award_criteria: true,
};

async function create(changes: object) {
  return test.send('POST', '/api/v1/project/', { token, body: { ...valid, ...changes } });
}

async function change(uuid: string, body: object) {
  return test.send('PATCH', `/api/v1/project/${uuid}/`, { token, body });
}

describe('creating a project', () => {
  it('answers it with its labels, active in its design phase', async () => {
    const answer = await create({ latitude: 52.12345678, longitude: 5.1214, sector_display: 'Stedelijk' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      organization: 'alfa',
      project_status: 'Design_Phase_Active',
      project_status_display: 'Ontwerpfase actief',
      sector_display: 'Infrastructuur stedelijk',
      project_contract_type_display: 'UAV-contract met RAW-bestek',
      latitude: 52.123457,
      created: '02/03/2026 10:00:00',
    });
  });

  it.each([
    [
      'a name of 101 characters',
      { project_name: 'x'.repeat(101) },
      'project_name',
      'Gebruik maximaal 100 tekens',
    ],
    [
      'a name with a character that nothing can keep',
      { project_name: 'Dorps\0straat' },
      'project_name',
      'Hier staat een besturingsteken in (U+0000), zoals een regeleinde of een tab. Verwijder het, of typ de tekst opnieuw.',
    ],
    ['no name', { project_name: '  ' }, 'project_name', 'Dit veld is vereist'],
    ['no sector', { sector: undefined }, 'sector', 'Dit veld is vereist'],
    [
      'an unknown project type',
      { project_type: 'Luchtkasteel' },
      'project_type',
      'Kies een van de mogelijkheden',
    ],
    [
      'a description of 501 characters',
      { project_description: 'x'.repeat(501) },
      'project_description',
      'Gebruik maximaal 500 tekens',
    ],
    ['a latitude out of range', { latitude: 90.1, longitude: 5 }, 'latitude', 'Bovengrens is 90'],
    [
      'one coordinate only',
      { latitude: 52 },
      'longitude',
      'Vul de breedtegraad en de lengtegraad allebei in',
    ],
    [
      'no answer on award criteria',
      { project_award_criteria: null },
      'project_award_criteria',
      'Geef aan of er gunningscriteria zijn',
    ],
    [
      'award criteria with contract type NA',
      { project_contract_type: 'NA' },
      'project_award_criteria',
      'Bij de contractvorm ‘Niet van toepassing’ zijn er geen gunningscriteria',
    ],
  ])('is refused with %s, at its field', async (_case, changes, field, sentence) => {
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it('is hidden from people outside the organisation', async () => {
    expect((await create({ organization: 'zeta' })).status).toBe(404);
  });
});

describe('the list of projects', () => {
  it('has the organisation’s own projects, last modified first', async () => {
    const first = await addProject(test, alfa, { name: 'Eerste' });
    test.clock.moment = new Date('2026-03-03T09:00:00Z');
    const second = await addProject(test, alfa, { name: 'Tweede' });
    test.clock.moment = new Date('2026-03-04T09:00:00Z');
    await change(first, { project_description: 'aangevuld' });
    const answer = await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token });
    const { count, next, results } = answer.body as {
      count: number;
      next: null;
      results: { uuid: string; project_name: string }[];
    };
    expect(results.slice(0, 2).map(({ uuid }) => uuid)).toEqual([first, second]);
    expect(count).toBe(results.length);
    expect(next).toBeNull();
    expect(results.map(({ project_name }) => project_name)).not.toContain('Van een ander');
  });

  it('is not found for another organisation, or for one that does not exist', async () => {
    const foreign = await test.send('GET', '/api/v1/project/?organization__slug=zeta', { token });
    const unknown = await test.send('GET', '/api/v1/project/?organization__slug=bestaat-niet', { token });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
  });
});

describe('changing a project', () => {
  it('changes the given fields and no others', async () => {
    const uuid = await addProject(test, alfa, { name: 'Oud', location: 'Utrecht' });
    const answer = await change(uuid, { project_name: 'Nieuw' });
    expect(answer.body).toMatchObject({ project_name: 'Nieuw', project_location: 'Utrecht' });
  });

  it.each([
    [
      'locked',
      sql`locked = true`,
      'Dit project is vergrendeld. Een medewerker van Milieuspoor kan het ontgrendelen.',
    ],
    [
      'complete',
      sql`status = 'Project_Complete'`,
      'Dit project is voltooid en kan niet meer worden gewijzigd',
    ],
  ])('is refused once it is %s', async (_case, state, detail) => {
    const uuid = await addProject(test, alfa);
    await test.dependencies.database.queries.execute(sql`UPDATE project SET ${state} WHERE id = ${uuid}`);
    const answer = await change(uuid, { project_name: 'Te laat' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ detail });
  });

  it('does not change the contract type once the award model is locked', async () => {
    const uuid = await addProject(test, alfa);
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET emvi_status = 'Locked' WHERE id = ${uuid}`,
    );
    const answer = await change(uuid, { project_contract_type: 'UAV-GC' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(['project_contract_type']);
    expect((await change(uuid, { project_name: 'Mag wel' })).status).toBe(200);
  });
});
