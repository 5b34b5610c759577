import type { Calculation, StatisticsAnswer, WeightTableAnswer } from '@milieuspoor/contract';
import { FIRST_WEIGHT_TABLES, IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleItem } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { listContributions } from '../statistics/others/list-contributions.ts';
import { listWeightTables } from './weights.queries.ts';

let test: TestApp;
let staff: string;
let member: string;
let viewer: string;
let alfa: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: viewer } = await addUser(test, {
    username: 'viewer',
    organisationIds: [alfa],
    isStaff: true,
    dashboardType: 'viewer',
  }));
});
beforeEach(backToTheFirst);
afterAll(() => test.close());

const WEIGHTS = '/api/v1/admin/weights/';

/** Restores the weights as they were at the first release, without calculations and without their history. */
async function backToTheFirst(): Promise<void> {
  test.clock.moment = new Date('2026-03-02T09:00:00Z');
  const { queries } = test.dependencies.database;
  for (const statement of [
    sql`ALTER TABLE weight DISABLE TRIGGER USER`,
    sql`ALTER TABLE weight_table DISABLE TRIGGER USER`,
    sql`DELETE FROM weight WHERE table_id IN (SELECT id FROM weight_table WHERE valid_from IS NOT NULL)`,
    sql`DELETE FROM weight_table WHERE valid_from IS NOT NULL`,
    sql`DELETE FROM weight_version_name WHERE version <> '2026-1'`,
    sql`UPDATE weight SET confirmed_by = NULL, confirmed_by_name = '', confirmed_at =
      CASE WHEN code NOT IN ('PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP') THEN timestamptz '2026-11-22' END`,
    sql`ALTER TABLE weight ENABLE TRIGGER USER`,
    sql`ALTER TABLE weight_table ENABLE TRIGGER USER`,
    sql`TRUNCATE calculation CASCADE`,
  ])
    await queries.execute(statement);
}

async function tablesOf(set: SetCode): Promise<WeightTableAnswer[]> {
  const { status, body } = await test.send('GET', WEIGHTS, { token: staff });
  expect(status).toBe(200);
  return (body as { results: WeightTableAnswer[] }).results.filter((each) => each.set === set);
}

async function newestOf(set: SetCode): Promise<WeightTableAnswer> {
  const [newest] = await tablesOf(set);
  if (!newest) throw new Error('no version');
  return newest;
}

/** Returns a version that follows the newest, with these values in place of its own. */
async function versionWith(set: SetCode, validFrom: string, values: Readonly<Record<string, number>>) {
  const { uuid, weights } = await newestOf(set);
  return {
    set,
    follows: uuid,
    valid_from: validFrom,
    weights: weights.map(({ code, unit, value_eur, source }) => ({
      code,
      unit,
      value_eur: values[code] ?? value_eur,
      source,
    })),
  };
}

/** Makes a version, and confirms whatever is asked about it. */
const make = (body: object, token = staff) =>
  test.send('POST', WEIGHTS, { token, body: { confirmed: true, ...body } });
const remove = (uuid: string) => test.send('DELETE', `${WEIGHTS}${uuid}/`, { token: staff });

/**
 * Uploads one ton of a product that declares 1 of every indicator of the set, in A1-A3. ADPF is 0, because so much of
 * it for so little CO2 would be questioned.
 */
async function upload(set: SetCode, isStated = false): Promise<Calculation> {
  const row = LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? 1 : 0));
  const none = row.map(() => 0);
  const codes = isStated ? ['MKI'] : IMPACT_SETS[set].indicators.map(({ code }) => code);
  const bytes = await writeCalculation({
    sets: [set],
    items: [
      exampleItem({
        [set]: Object.fromEntries(codes.map((code) => [code, code === 'ADPF' ? none : row])),
      }),
    ],
  });
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: member,
    form: {
      fields: { project: await addProject(test, alfa), calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes: Buffer.from(bytes) },
    },
  });
  expect(answer.status).toBe(201);
  return answer.body as Calculation;
}

describe('the weights of a new installation', () => {
  it('are those of the product, to the last digit, in the order of the sets', async () => {
    const stored = await listWeightTables(test.dependencies.database.queries);
    expect(
      stored.map(({ set, version, validFrom, weights }) => ({
        set,
        version,
        validFrom,
        weights: weights.map(({ confirmedAt: _at, ...weight }) => weight),
      })),
    ).toEqual(FIRST_WEIGHT_TABLES);
  });

  it('mark the unconfirmed ones, by the rule of the domain and by that of the database alike', async () => {
    expect((await newestOf('a1')).unconfirmed).toEqual([]);
    expect((await newestOf('a2')).unconfirmed).toEqual(['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']);
    const [total] = (await upload('a2')).totals;
    expect(total?.weights_unconfirmed).toEqual((await newestOf('a2')).unconfirmed);
    expect((await upload('a1')).totals[0]?.weights_unconfirmed).toEqual([]);
  });

  it('are not called unconfirmed where every MKI is stated, beside a calculation of which none is', async () => {
    const weighed = await upload('a2');
    const stated = await upload('a2', true);
    const unconfirmedOf = async (calculation: Calculation) => {
      const path = `/api/v1/project-calculation/?project__uuid=${calculation.project}`;
      const { body } = await test.send('GET', path, { token: member });
      const [listed] = (body as { results: Calculation[] }).results;
      const variant = `/api/v1/organization/alfa/internal_variant_calculation_statistics/?project_calculation_uuid=${calculation.uuid}&project_data_type=eci_a2`;
      const { status, body: statistics } = await test.send('GET', variant, { token: member });
      expect(status).toBe(200);
      return [calculation.totals[0], listed?.totals[0], statistics as StatisticsAnswer].map(
        (answer) => answer?.weights_unconfirmed.length,
      );
    };
    expect(await unconfirmedOf(stated)).toEqual([0, 0, 0]);
    expect(await unconfirmedOf(weighed)).toEqual([6, 6, 6]);
  });

  it('cannot be changed or deleted, by any statement of ours either', async () => {
    const { queries } = test.dependencies.database;
    for (const statement of [
      sql`UPDATE weight SET value_eur = 1 WHERE code = 'GWP'`,
      sql`DELETE FROM weight`,
      sql`UPDATE weight_table SET valid_from = '2020-01-01'`,
    ])
      await expect(queries.execute(statement)).rejects.toThrow();
  });
});

describe('a version that begins on a day', () => {
  it('values uploads from that day on, in Dutch time, and does not change what is stored', async () => {
    test.clock.moment = new Date('2026-03-02T09:00:00Z');
    const before = await upload('a1');
    // the column of weights of Set A1, added up by hand: 45.5501 less the 0.16 of ADPF
    expect(before.mki_value).toBeCloseTo(45.3901, 9);
    expect((await make(await versionWith('a1', '2026-04-01', { GWP: 1.05 }))).status).toBe(201);

    test.clock.moment = new Date('2026-03-31T21:59:00Z');
    expect((await upload('a1')).mki_value).toBeCloseTo(45.3901, 9);
    // It is midnight in the Netherlands, more than an hour before midnight UTC.
    test.clock.moment = new Date('2026-03-31T22:00:00Z');
    const after = await upload('a1');
    expect(after.mki_value).toBeCloseTo(46.3901, 9);
    expect([before.weights_version, after.weights_version]).toEqual(['2026-1', '2026-2']);

    const listed = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${before.project}`, {
      token: member,
    });
    expect((listed.body as { results: Calculation[] }).results).toEqual([before]);
    expect(
      (await tablesOf('a1')).map(({ version, state, calculations }) => [version, state, calculations]),
    ).toEqual([
      ['2026-2', 'current', 1],
      ['2026-1', 'past', 2],
    ]);
  });

  it('can be corrected by one from the same day, which values later uploads', async () => {
    await make(await versionWith('a1', '2026-03-02', { GWP: 1.05 }));
    const wrong = await upload('a1');
    const correction = { ...(await versionWith('a1', '2026-03-02', { GWP: 0.06 })), confirmed: false };
    expect((await make(correction)).body).toEqual({
      confirmed: [
        'Begint op 02-03-2026, net als versie 2026-2, en komt daarvoor in de plaats. Wat met versie 2026-2 is gewaardeerd houdt die weegfactoren, tot het opnieuw wordt gewaardeerd.',
        'GWP gaat van 1,05 naar 0,06.',
        'GWP krijgt een andere waarde van dezelfde bron.',
      ],
    });
    expect((await make({ ...correction, confirmed: true })).status).toBe(201);
    const right = await upload('a1');
    expect([wrong.mki_value, right.mki_value]).toEqual([
      expect.closeTo(46.3901, 9),
      expect.closeTo(45.4001, 9),
    ]);
    expect([wrong.weights_version, right.weights_version]).toEqual(['2026-2', '2026-3']);
    expect(
      (await tablesOf('a1')).map(({ version, state, calculations }) => [version, state, calculations]),
    ).toEqual([
      ['2026-3', 'current', 1],
      ['2026-2', 'past', 1],
      ['2026-1', 'past', 0],
    ]);
  });

  it('is for one set: the other keeps its own', async () => {
    await make(await versionWith('a2', '2026-01-01', { 'GWP-total': 1 }));
    expect((await upload('a1')).weights_version).toBe('2026-1');
    expect((await upload('a2')).weights_version).toBe('2026-2');
  });

  it('is used by a check, the layout of the workbook and its template too', async () => {
    await make(await versionWith('a1', '2026-01-01', { GWP: 1.05 }));
    const layout = await test.send('GET', '/api/v1/workbook-layout/', { token: member });
    expect(JSON.stringify(layout.body)).toMatch(/"name":"GWP"[^}]*"weight_eur":1.05/);
    expect(layout.body).toMatchObject({
      sets: [{ weights_version: '2026-2' }, { weights_version: '2026-1' }],
    });
  });

  it('keeps the confirmation of an unchanged weight, and of no other', async () => {
    const { body } = await make(await versionWith('a2', '2026-04-01', { AP: 0.4 }));
    const { weights, unconfirmed, state } = body as WeightTableAnswer;
    expect(state).toBe('future');
    expect(unconfirmed).toEqual(['AP', 'PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']);
    expect(weights.find(({ code }) => code === 'WDP')?.confirmation).toEqual(
      (await tablesOf('a2'))[1]?.weights.find(({ code }) => code === 'WDP')?.confirmation,
    );
  });

  it('is refused with a message at each wrong field', async () => {
    const version = await versionWith('a1', '2026-04-01', { ADPE: 0.2 });
    expect((await make(version)).status).toBe(201);
    const again = await versionWith('a1', '2026-03-31', { ADPE: 0.3 });
    expect((await make(again)).body).toEqual({
      valid_from: ['Kies een dag vanaf 01-04-2026, waarop de nieuwste versie ingaat'],
    });
    const [first, ...others] = again.weights;
    const later = { ...again, valid_from: '2026-05-01' };
    expect((await make({ ...later, weights: [{ ...first, value_eur: -1 }, ...others] })).body).toEqual({
      'weights.0.value_eur': ['Ondergrens is 0'],
    });
    expect((await make({ ...later, weights: [{ ...first, unit: 'ton' }, ...others] })).body).toEqual({
      'weights.0.unit': ['De eenheid van deze indicator is kg Sb-eq'],
    });
    expect((await make({ ...later, weights: others })).body).toEqual({
      weights: ['De weegfactor van ADPE ontbreekt'],
    });
    expect((await make({ ...later, weights: [...again.weights, first] })).body).toEqual({
      'weights.0.code': ['ADPE hoort niet bij deze set, of staat er al'],
    });
    expect((await make({ ...later, onbekend: 1 })).status).toBe(400);
    expect((await make(await versionWith('a1', '2026-05-01', {}))).body).toEqual({
      non_field_errors: ['Deze versie is gelijk aan de vorige. Wijzig eerst een waarde of een bron.'],
    });
    expect(await tablesOf('a1')).toHaveLength(2);
  });

  it('is refused to a user who began from a version that is no longer the newest', async () => {
    const mine = await versionWith('a1', '2026-05-01', { ADPE: 0.3 });
    await make(await versionWith('a1', '2026-04-01', { ADPE: 0.2 }));
    expect(await make(mine)).toMatchObject({
      status: 409,
      body: {
        detail: 'Intussen is versie 2026-2 van de weegfactoren gemaakt. Begin opnieuw vanaf die versie.',
      },
    });
  });

  it('is made once by two people at the same moment', async () => {
    const version = await versionWith('a1', '2026-05-01', { ADPE: 0.3 });
    const answers = await Promise.all([make(version), make({ ...version, valid_from: '2026-06-01' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a version that may be a mistake', () => {
  it('must be confirmed first: when it begins in the past, or a weight doubles or halves', async () => {
    const version = {
      ...(await versionWith('a1', '2026-03-01', { GWP: 5.05, ADPE: 0.17 })),
      confirmed: false,
    };
    expect(await make(version)).toMatchObject({
      status: 400,
      body: {
        confirmed: [
          'Begint op 01-03-2026, in het verleden. Wat sindsdien is geüpload houdt zijn weegfactoren, tot het opnieuw wordt gewaardeerd.',
          'ADPE krijgt een andere waarde van dezelfde bron.',
          'GWP gaat van 0,05 naar 5,05.',
          'GWP krijgt een andere waarde van dezelfde bron.',
        ],
      },
    });
    expect(await tablesOf('a1')).toHaveLength(1);
    expect((await make({ ...version, confirmed: true })).status).toBe(201);
  });

  it('of more than a thousand million euro is refused', async () => {
    const version = await versionWith('a1', '2026-03-02', { GWP: 1e300 });
    expect((await make(version)).body).toEqual({
      'weights.2.value_eur': ['Kies een waarde van 0 tot en met 1.000.000.000'],
    });
  });

  it('can be withdrawn as long as it valued nothing, which the history records', async () => {
    const { body } = await make(await versionWith('a1', '2030-01-01', { GWP: 5 }));
    const { uuid, removable } = body as WeightTableAnswer;
    expect(removable).toBe(true);
    expect((await remove(uuid)).status).toBe(204);
    expect(await tablesOf('a1')).toMatchObject([{ version: '2026-1', removable: false }]);
    expect((await remove(uuid)).status).toBe(404);
    // The day is available again for the correction; the name is not, since somebody may have seen it.
    const corrected = await make(await versionWith('a1', '2030-01-01', { GWP: 0.051 }));
    expect(corrected).toMatchObject({ status: 201, body: { version: '2030-2', valid_from: '2030-01-01' } });
    const history = await test.send('GET', '/api/v1/admin/history/?subject=weights', { token: staff });
    expect(JSON.stringify(history.body)).toContain('2030-1');
  });

  it('stays once it valued something, and while a newer one follows it', async () => {
    const first = (await make(await versionWith('a1', '2026-03-02', { GWP: 0.051 })))
      .body as WeightTableAnswer;
    const second = (await make(await versionWith('a1', '2026-04-02', { GWP: 0.052 })))
      .body as WeightTableAnswer;
    expect(await remove(first.uuid)).toMatchObject({
      status: 409,
      body: {
        detail:
          'Versie 2026-2 kan niet worden teruggenomen: er is mee gewaardeerd, of er kwam een nieuwere versie.',
      },
    });
    await remove(second.uuid);
    await upload('a1');
    expect((await remove(first.uuid)).status).toBe(409);
    const { queries } = test.dependencies.database;
    await expect(queries.execute(sql`DELETE FROM weight_table WHERE id = ${first.uuid}`)).rejects.toThrow();
    await expect(queries.execute(sql`DELETE FROM weight WHERE table_id = ${first.uuid}`)).rejects.toThrow();
  });

  it('that was withdrawn values nothing any more, by any statement of ours either', async () => {
    await upload('a1');
    await expect(
      test.dependencies.database.queries.execute(sql`UPDATE calculation SET a1_weights_version = '2099-1'`),
    ).rejects.toThrow();
  });
});

describe('the confirmation of a weight', () => {
  const at = async (code: string, deed: 'confirm' | 'withdraw', body?: object, token = staff) =>
    test.send('POST', `${WEIGHTS}${(await newestOf('a2')).uuid}/${code}/${deed}/`, { token, body });

  it('states who compared which weight with which source, and when', async () => {
    const { status, body } = await at('PM', 'confirm', { source: 'CE Delft 2023, tabel 4' });
    expect(status).toBe(200);
    const weight = (body as WeightTableAnswer).weights.find(({ code }) => code === 'PM');
    expect(weight).toMatchObject({
      source: 'CE Delft 2023, tabel 4',
      confirmation: { at: '02/03/2026 10:00:00', by: 'Voornaam Achternaam' },
    });
    expect((body as WeightTableAnswer).unconfirmed).not.toContain('PM');
  });

  it('appears at once with the figures of that version, stored and cached ones too', async () => {
    const calculation = await upload('a2');
    await test.send('PATCH', `/api/v1/project-calculation/${calculation.uuid}/`, {
      token: member,
      body: { active: true },
    });
    const unconfirmed = async () => {
      const path = `/api/v1/project-calculation/?project__uuid=${calculation.project}`;
      const { body } = await test.send('GET', path, { token: member });
      return (body as { results: Calculation[] }).results[0]?.totals[0]?.weights_unconfirmed;
    };
    // It asks twice: the second answer comes from the cache.
    const ofStatistics = async () => {
      const path = `/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=product_group&project_data_type=eci_a2&project_calculation__project__uuid=${calculation.project}&project_calculation__calculation_type=design-baseline`;
      await test.send('GET', path, { token: member });
      const { body } = await test.send('GET', path, { token: member });
      return (body as StatisticsAnswer).weights_unconfirmed;
    };
    expect(await unconfirmed()).toHaveLength(6);
    expect(await ofStatistics()).toEqual(await unconfirmed());
    for (const code of ['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP'])
      await at(code, 'confirm', { source: 'CE' });
    expect(await unconfirmed()).toEqual([]);
    expect(await ofStatistics()).toEqual([]);
    await at('IR', 'withdraw');
    expect(await unconfirmed()).toEqual(['IR']);
    expect(await ofStatistics()).toEqual(['IR']);
  });

  it('is refused a second time, without a source, and for an unknown weight', async () => {
    expect((await at('PM', 'confirm', { source: ' ' })).body).toEqual({ source: ['Dit veld is vereist'] });
    await at('PM', 'confirm', { source: 'CE' });
    expect(await at('PM', 'confirm', { source: 'Anders' })).toMatchObject({
      status: 409,
      body: { detail: 'Voornaam Achternaam heeft de weegfactor van PM al bevestigd' },
    });
    expect((await at('GWP', 'confirm', { source: 'CE' })).status).toBe(404);
    expect((await at('GWP', 'withdraw')).status).toBe(404);
  });

  it('is given to a weight that the product came with, and kept from then on', async () => {
    const checked = await at('AP', 'confirm', { source: 'CE Delft 2023, tabel 4' });
    expect(checked.status).toBe(200);
    const weight = (checked.body as WeightTableAnswer).weights.find(({ code }) => code === 'AP');
    expect(weight?.confirmation?.by).toBe('Voornaam Achternaam');
    expect((await at('AP', 'confirm', { source: 'Anders' })).status).toBe(409);
  });

  it('does not change the value', async () => {
    const values = async () => (await newestOf('a2')).weights.map(({ value_eur }) => value_eur);
    const before = await values();
    await at('PM', 'confirm', { source: 'CE' });
    await at('PM', 'withdraw');
    expect(await values()).toEqual(before);
  });
});

describe('statistics that use unconfirmed weights', () => {
  const STATISTICS = '/api/v1/organization/alfa/internal_';
  const SIX = ['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP'];

  /** Uploads both sides of a completed project; returns its baseline. */
  async function completeProject(isStated = false): Promise<Calculation> {
    const baseline = await upload('a2', isStated);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE calculation SET active = true`);
    const optimization = await upload('a2', isStated);
    await queries.execute(sql`
      UPDATE calculation SET active = true, project_id = ${baseline.project}, calculation_type = 'design-optimization'
      WHERE id = ${optimization.uuid}`);
    await queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-01'
      WHERE id = ${baseline.project}`);
    return baseline;
  }
  const askSet = (path: string) => async (set: SetCode) => {
    const { status, body } = await test.send(
      'GET',
      `${STATISTICS}${path}${set === 'a2' ? 'eci_a2' : 'eci'}`,
      {
        token: member,
      },
    );
    expect(status).toBe(200);
    return body as StatisticsAnswer;
  };

  it('name none of them where the MKI of every pair is only stated', async () => {
    await completeProject(true);
    const ofSector = askSet('sector_statistics/?organization=alfa&project_data_type=');
    expect((await ofSector('a2')).weights_unconfirmed).toEqual([]);
    // The contribution to the figures about others, as it would be fixed.
    const { queries } = test.dependencies.database;
    const parts = (await listContributions(queries, [alfa])).filter(({ figure }) => figure === 'a2_mki');
    expect(parts.map(({ contribution }) => contribution.weightsVersions)).toEqual(parts.map(() => []));
    expect(parts.length).toBeGreaterThan(0);
    await backToTheFirst();
    await completeProject();
    expect((await ofSector('a2')).weights_unconfirmed).toEqual(SIX);
    const weighed = (await listContributions(queries, [alfa])).filter(({ figure }) => figure === 'a2_mki');
    expect(weighed.every(({ contribution }) => contribution.weightsVersions.length === 1)).toBe(true);
  });

  it('say so in every answer with figures of Set A1, and in none of Set A2', async () => {
    const { project, uuid } = await completeProject();
    const answers = async (set: SetCode) => {
      const type = set === 'a2' ? 'eci_a2' : 'eci';
      const variants = `project_calculation_uuid=${uuid}&project_data_type=${type}`;
      const paths = [
        `project_calculation_statistics/?aggregate_by=project&project_data_type=${type}`,
        `organization_statistics/?project_data_type=${type}`,
        `sector_statistics/?project_data_type=${type}`,
        `sector_statistics/?organization=alfa&project_data_type=${type}`,
        `project_calculation_ratio_statistics/?set=${set}`,
        `variant_calculation_statistics/?${variants}`,
        `variant_comparison_statistics/?project_calculation__project__uuid=${project}&${variants}`,
      ];
      return Promise.all(
        paths.map(async (path) => {
          const { status, body } = await test.send('GET', `${STATISTICS}${path}`, { token: member });
          expect(status, path).toBe(200);
          return (body as StatisticsAnswer).weights_unconfirmed;
        }),
      );
    };
    // Nothing is told of the country while only one organisation is behind it.
    expect(await answers('a2')).toEqual([SIX, SIX, [], SIX, SIX, SIX, SIX]);
    expect(await answers('a1')).toEqual(Array.from({ length: 7 }, () => []));
  });
});

describe('a change of the weights by staff', () => {
  it('is in the history, with old and new', async () => {
    await make(await versionWith('a1', '2026-04-01', { ADPE: 0.2 }));
    const { uuid } = await newestOf('a2');
    await test.send('POST', `${WEIGHTS}${uuid}/PM/confirm/`, { token: staff, body: { source: 'CE' } });
    await test.send('POST', `${WEIGHTS}${uuid}/PM/withdraw/`, { token: staff });
    await test.send('POST', `${WEIGHTS}${uuid}/PM/withdraw/`, { token: staff });
    const { body } = await test.send('GET', '/api/v1/admin/history/?subject=weights&page_size=3', {
      token: staff,
    });
    const { results } = body as { results: { subject_name: string; changes: object; action: string }[] };
    expect(results.map(({ subject_name, action }) => [subject_name, action])).toEqual([
      ['Set A2 2026-1, PM', 'changed'],
      ['Set A2 2026-1, PM', 'changed'],
      ['Set A1 2026-2', 'created'],
    ]);
    expect(results[2]?.changes).toEqual({
      validFromDate: { from: null, to: '2026-04-01' },
      ADPE: { from: 0.16, to: 0.2 },
    });
    expect(results[1]?.changes).toMatchObject({ confirmed: { from: false, to: true }, source: { to: 'CE' } });
    expect(results[0]?.changes).toMatchObject({ confirmed: { from: true, to: false } });
  });

  it('is refused to members and viewers, and changes nothing', async () => {
    const version = await versionWith('a1', '2026-04-01', { ADPE: 0.2 });
    const { uuid } = await newestOf('a2');
    for (const token of [member, viewer]) {
      expect((await test.send('GET', WEIGHTS, { token })).status).toBe(403);
      expect((await make(version, token)).status).toBe(403);
      for (const deed of ['confirm', 'withdraw'])
        expect(
          (await test.send('POST', `${WEIGHTS}${uuid}/PM/${deed}/`, { token, body: { source: 'CE' } }))
            .status,
        ).toBe(403);
    }
    expect(await tablesOf('a1')).toHaveLength(1);
    expect((await newestOf('a2')).unconfirmed).toContain('PM');
  });
});
