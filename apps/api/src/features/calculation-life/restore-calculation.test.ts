import type { Calculation } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const DELETED_AT = new Date('2026-03-02T09:00:00Z');
const HOUR_MS = 3_600_000;

let test: TestApp;
let alfa: string;
let token: string;
let outsiderToken: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const zeta = await addOrganisation(test, 'zeta');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: outsiderToken } = await addUser(test, { username: 'buiten', organisationIds: [zeta] }));
});
beforeEach(async () => {
  test.clock.moment = DELETED_AT;
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

const BASE = '/api/v1/project-calculation/';

async function upload(
  name: string,
  type = 'design-baseline',
  sets: readonly SetCode[] = ['a1'],
): Promise<Calculation> {
  const answer = await test.send('POST', BASE, {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: {
        field: 'excel_file',
        name: `${name}.xlsx`,
        bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }], sets),
      },
    },
  });
  expect(answer.status).toBe(201);
  // Uploads at the same time have no order, so the clock goes on.
  test.clock.moment = new Date(test.clock.moment.getTime() + 1000);
  return answer.body as Calculation;
}

async function remove({ uuid }: Calculation): Promise<void> {
  expect((await test.send('DELETE', `${BASE}${uuid}/`, { token })).status).toBe(204);
}

const restore = ({ uuid }: Calculation, by = token) =>
  test.send('POST', `${BASE}${uuid}/restore/`, { token: by });

async function list(query = ''): Promise<Calculation[]> {
  const answer = await test.send('GET', `${BASE}?project__uuid=${project}${query}`, { token });
  expect(answer.status).toBe(200);
  return (answer.body as { results: Calculation[] }).results;
}

const namesOf = (calculations: readonly Calculation[]) => calculations.map(({ name }) => name);

async function afterHours(hours: number): Promise<void> {
  test.clock.moment = new Date(test.clock.moment.getTime() + hours * HOUR_MS);
}

async function close(status: string): Promise<void> {
  await test.dependencies.database.queries.execute(
    sql`UPDATE project SET status = ${status} WHERE id = ${project}`,
  );
}

describe('a deleted calculation', () => {
  it('is listed separately for a day, with who deleted it, when, and until when it can be restored', async () => {
    const calculation = await upload('Weg');
    const stays = await upload('Blijft');
    await remove(calculation);
    expect(namesOf(await list())).toEqual(['Blijft']);
    expect(stays.deletion).toBeNull();
    const deleted = await list('&deleted=true');
    expect(namesOf(deleted)).toEqual(['Weg']);
    expect(deleted[0]?.deletion).toEqual({
      at: '02/03/2026 10:00:02',
      by: 'Voornaam Achternaam',
      restorable_until: '03/03/2026 10:00:02',
    });
    await afterHours(24);
    expect(await list('&deleted=true')).toEqual([]);
  });

  it('is restored inactive, with its name, note, figures and bytes, and the history records it', async () => {
    const calculation = await upload('Terug');
    await test.send('PATCH', `${BASE}${calculation.uuid}/`, { token, body: { notes: 'let op' } });
    await remove(calculation);
    const answer = await restore(calculation);
    expect(answer.status).toBe(200);
    const { revision, modified } = answer.body as Calculation;
    expect(answer.body).toEqual({
      ...calculation,
      notes: 'let op',
      active: false,
      deletion: null,
      revision,
      modified,
    });
    expect(await list('&deleted=true')).toEqual([]);
    expect(namesOf(await list())).toEqual(['Terug']);
    const history = await test.send('GET', `/api/v1/project/${project}/history/`, { token });
    const [last, before] = (history.body as { results: { action: string; changes: object }[] }).results;
    expect(last).toMatchObject({ action: 'changed', changes: { deleted: { from: true, to: false } } });
    expect(before).toMatchObject({ action: 'deleted' });
  });

  it('cannot be restored after twenty-four hours', async () => {
    const calculation = await upload('Te laat');
    await remove(calculation);
    await afterHours(24);
    const answer = await restore(calculation);
    expect(answer.status).toBe(409);
    expect((answer.body as { detail: string }).detail).toContain('te lang geleden');
    expect(await list()).toEqual([]);
  });

  it('cannot be restored once its phase is closed', async () => {
    const calculation = await upload('Dicht');
    await remove(calculation);
    await close('Design_Phase_Complete');
    expect((await restore(calculation)).status).toBe(409);
    expect(await list()).toEqual([]);
  });

  it('does not exist for another organisation', async () => {
    const calculation = await upload('Van ons');
    await remove(calculation);
    expect((await restore(calculation, outsiderToken)).status).toBe(404);
    const answer = await test.send('GET', `${BASE}?project__uuid=${project}&deleted=true`, {
      token: outsiderToken,
    });
    expect(answer.status).toBe(404);
  });

  it('does not change when it was restored already', async () => {
    const calculation = await upload('Twee keer');
    await remove(calculation);
    await restore(calculation);
    expect((await restore(calculation)).status).toBe(200);
    expect(namesOf(await list())).toEqual(['Twee keer']);
  });
});

describe('a deleted as-built baseline, which has no box to tick', () => {
  it('gives its place to the newest remaining one, and takes it again when it is restored', async () => {
    await close('Design_Phase_Complete');
    await upload('Eerste', 'as-built-baseline');
    const second = await upload('Tweede', 'as-built-baseline');
    const activeNames = async () => namesOf((await list()).filter(({ active }) => active));
    expect(await activeNames()).toEqual(['Tweede']);
    await remove(second);
    expect(await activeNames()).toEqual(['Eerste']);
    await restore(second);
    expect(await activeNames()).toEqual(['Tweede']);
  });

  it('leaves the place empty when the remaining one is in another set than the active optimisation', async () => {
    await close('Design_Phase_Complete');
    await upload('In Set A2', 'as-built-baseline', ['a2']);
    const second = await upload('In Set A1', 'as-built-baseline');
    const optimization = await upload('Optimalisatie', 'as-built-optimization');
    const body = { active: true };
    expect((await test.send('PATCH', `${BASE}${optimization.uuid}/`, { token, body })).status).toBe(200);
    await remove(second);
    const baselines = (await list()).filter(({ name }) => name !== 'Optimalisatie');
    expect(baselines.map(({ name, active }) => [name, active])).toEqual([['In Set A2', false]]);
  });
});
