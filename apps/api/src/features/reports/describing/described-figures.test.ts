import type { Calculation } from '@milieuspoor/contract';
import { type CalculationItem, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { reportWithoutDrawing } from '../../../testing/files/chart-picture.ts';
import { exampleItem } from '../../../testing/files/example-workbook.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTenderWorld, type TenderWorld } from '../../../testing/tender-world.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { addProject } from '../../../testing/world.ts';
import { insertScopeAnswer } from '../../calculations/scope/scope-answers.queries.ts';

let world: TenderWorld;
beforeAll(async () => {
  world = await startTenderWorld();
}, 240_000);
afterAll(() => world?.test.close());

async function uploaded(
  project: string,
  calculation_type: string,
  [name, items]: readonly [string, readonly CalculationItem[]],
): Promise<string> {
  const bytes = Buffer.from(await writeCalculation({ items, sets: ['a1'] }));
  const { status, body } = await world.test.send('POST', '/api/v1/project-calculation/', {
    token: world.an.token,
    form: {
      fields: { project, calculation_type },
      file: { field: 'excel_file', name: `${name}.xlsx`, bytes },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as Calculation).uuid;
}

async function changed(calculation: string, body: object): Promise<void> {
  const address = `/api/v1/project-calculation/${calculation}/`;
  expect((await world.test.send('PATCH', address, { token: world.staff.token, body })).status).toBe(200);
}

async function reportOn(project: string, calculations: readonly string[]): Promise<string> {
  for (const each of calculations) await changed(each, { include_in_report: true });
  const { status, bytes } = await untilServed(() =>
    world.test.send('POST', `/api/v1/project/${project}/generate_report/`, {
      token: world.staff.token,
      body: reportWithoutDrawing(calculations),
    }),
  );
  expect(status).toBe(200);
  return wordText(bytes);
}

/**
 * Returns this many units of a group, each with an MKI of €10 and 2 kg CO2 in A1-A3, and €1 in D; or without any CO2.
 */
function item(postNumber: string, productGroup: string, quantity: number, hasCo2 = true) {
  const rows = (a1: number, d: number) =>
    LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? a1 : module === 'D' ? d : 0));
  const profiles = { a1: { MKI: rows(10, 1), ...(hasCo2 ? { GWP: rows(2, 0) } : {}) } };
  return exampleItem(profiles, {
    ...{ postNumber, productGroup, quantity },
    ...{ productSubGroup: productGroup, product: productGroup },
  });
}

/** Returns the cells of each table below this caption, in order. */
function tablesCalled(text: string, caption: string): string[][] {
  return text
    .split(/^Tabel \d+\. /m)
    .filter((part) => part.startsWith(`${caption}\n`))
    .map((part) => part.split('\n').slice(1));
}

it('each calculation has its own product groups and modules, and counts the items that state no CO2', async () => {
  const project = await addProject(world.test, world.organisation);
  const baseline = await uploaded(project, 'design-baseline', [
    'Raming',
    [item('1', 'Verhardingen', 100), item('2', 'Riolering', 50), item('3', 'Groen', 10, false)],
  ]);
  const design = await uploaded(project, 'design-optimization', ['Ontwerp', [item('1', 'Verhardingen', 40)]]);
  const text = await reportOn(project, [baseline, design]);
  const heads = ['Productgroep', 'MKI', '% van totale MKI', 'CO2 (ton)'];
  const [ofBaseline = [], ofDesign = []] = tablesCalled(text, 'MKI en CO2 per productgroep');
  // 100, 50 and 10 × (10 + 1) euro; 100 × 2 and 50 × 2 kg.
  expect(ofBaseline.slice(0, 20)).toEqual([
    ...heads,
    ...['Verhardingen', '€1.100,-', '62,50 %', '0,20'],
    ...['Riolering', '€550,-', '31,25 %', '0,10'],
    ...['Groen', '€110,-', '6,25 %', '-'],
    ...['Totaal', '€1.760,-', '100,00 %', '0,30 *'],
  ]);
  expect(ofBaseline.slice(20, 22)).toEqual([
    '* CO2: 1 van de 3 posten geeft niets op en telt als 0.',
    'Een streepje betekent dat geen enkele post dit opgeeft; dat is niet hetzelfde als 0.',
  ]);
  expect(ofDesign.slice(0, 12)).toEqual([
    ...heads,
    ...['Verhardingen', '€440,-', '100,00 %', '0,08'],
    ...['Totaal', '€440,-', '100,00 %', '0,08'],
  ]);
  const [changed = []] = tablesCalled(
    text,
    'Posten die het meest veranderen: Variant 2: Ontwerp, naast variant 1',
  );
  expect(changed.slice(4, 23)).toEqual([
    ...['1 Verhardingen', 'Grotere of kleinere hoeveelheid', 'Verhardingen', '100,00 ton wordt 40,00 ton'],
    ...['-€660,-', '-'],
    ...['2 Riolering', 'Vervallen posten', 'Riolering, 50,00 ton', '-€550,-', '-'],
    ...['3 Groen', 'Vervallen posten', 'Groen, 10,00 ton', '-€110,-', '-'],
    ...['Samen', '', '-€1.320,-'],
  ]);
  const [modules = []] = tablesCalled(text, 'MKI en CO2 per levenscyclusmodule');
  expect(modules.slice(3, 6)).toEqual(['A1-A3 Productie', '€1.600,-', '0,30 *']);
  expect(modules.slice(30, 33)).toEqual(['D Baten en lasten buiten de systeemgrens', '€160,-', '0,00 *']);
  expect(text).toContain('Variant 1 (Raming): CO2 ontbreekt bij 1 van de 3 posten');
}, 120_000);

it('a calculation in which no item states CO2 has none, and the report says so instead of 0', async () => {
  const project = await addProject(world.test, world.organisation);
  const silent = await uploaded(project, 'design-baseline', ['Zonder', [item('1', 'Groen', 10, false)]]);
  const text = await reportOn(project, [silent]);
  expect(tablesCalled(text, 'Het antwoord')[0]?.slice(5, 10)).toEqual([
    ...['Variant 1: Zonder', 'Baseline ontwerp, Set A1', '€110,-', '', '-'],
  ]);
  expect(tablesCalled(text, 'MKI en CO2 per productgroep')[0]?.slice(4, 12)).toEqual([
    ...['Groen', '€110,-', '100,00 %', '-'],
    ...['Totaal', '€110,-', '100,00 %', '-'],
  ]);
}, 120_000);

/**
 * Makes a tender that Noord won with an MKI of €75.000, while €88.000 was realised; the missed advantage counts twice.
 */
async function realisedTender() {
  const { queries } = world.test.dependencies.database;
  const tender = await world.addTender();
  await world.activateBaseline(tender, 100_000);
  const noord = await world.enter(tender, 'Noord', 900_000);
  await world.uploadBid(noord.uuid, 75_000);
  expect((await world.open(tender)).status).toBe(200);
  const winning = { token: world.an.token, body: { active: true } };
  expect((await world.test.send('PATCH', `/api/v1/applicant/${noord.uuid}/`, winning)).status).toBe(200);
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-10', penalty_factor = 2
    WHERE id = ${tender}`);
  const built = await uploaded(tender, 'as-built-optimization', [
    'Uitgevoerd',
    [item('1', 'Verhardingen', 8_000)],
  ]);
  await changed(built, { active: true });
  return { tender, winner: noord.uuid, built };
}

it('the winner is judged by its own offer, with the factor of its project', async () => {
  const { tender, built } = await realisedTender();
  const text = await reportOn(tender, [built]);
  expect(text).toContain('bood een MKI van €75.000,- aan; gerealiseerd is €88.000,-.');
  expect(text).toContain('Dat is €13.000,- (17,33 %) hoger dan beloofd.');
  // 8.000 × €11 was realised: €60.000 of discount, while the offer earned €125.000.
  expect(text).toContain(
    'Het gemiste gunningsvoordeel is €65.000,-. Maal de factor 2,00 is dat een indicatieve boete van €130.000,-; het contract beslist.',
  );
}, 120_000);

it('the report of the award and its record state what counts as 0 in a bid and in the work as built', async () => {
  const { tender, winner, built } = await realisedTender();
  const { queries } = world.test.dependencies.database;
  const { baseline, bid } = await getRow<{ baseline: string; bid: string }>(
    queries,
    sql`SELECT
        (SELECT id FROM calculation WHERE project_id = ${tender} AND calculation_type = 'design-baseline') AS baseline,
        (SELECT id FROM calculation WHERE applicant_id = ${winner}) AS bid`,
  );
  for (const calculationId of [bid, built])
    await insertScopeAnswer(queries, {
      ...{ organisationId: world.organisation, calculationId, againstId: baseline },
      ...{ subject: 'module:A4', meaning: 'not-applicable', positions: [0] },
      ...{ answeredBy: world.an.accountId, answeredAt: world.test.clock.now() },
    });
  const report = await reportOn(tender, [built]);
  expect(report).toContain('\nNoord: niet van toepassing, telt als 0: module A4 bij 1 post\n');
  expect(report).toContain(
    'Bij wat is gerealiseerd is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 1 post.',
  );
  const record = await untilServed(() =>
    world.test.send('GET', `/api/v1/project/${tender}/export_award_record/`, { token: world.an.token }),
  );
  expect(record.status).toBe(200);
  const text = wordText(record.bytes);
  expect(text).toContain('niet van toepassing, telt als 0: module A4 bij 1 post; zie onder deze tabel');
  expect(text).toContain(
    'Bij de berekening van Noord is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 1 post.',
  );
  expect(text).toMatch(/Noord: module A4 bij 1 post \(.+\)/);
}, 120_000);

it('a winner whose bid earned no discount, because its weights differ from those of the baseline, can miss none', async () => {
  const { tender, winner, built } = await realisedTender();
  const { queries } = world.test.dependencies.database;
  await queries.execute(sql`INSERT INTO weight_version_name (set_code, version) VALUES ('a1', 'anders')`);
  await queries.execute(sql`
    INSERT INTO weight_table (set_code, version, valid_from, created_at) VALUES ('a1', 'anders', '2099-01-01', now())`);
  // Offer and realisation have the same weights, so that nothing else prevents the comparison.
  await queries.execute(sql`
    UPDATE calculation SET a1_weights_version = 'anders' WHERE applicant_id = ${winner} OR id = ${built}`);
  const text = await reportOn(tender, [built]);
  expect(text).toContain(
    'Aangeboden en gerealiseerd zijn niet te vergelijken: de berekeningen zijn met verschillende versies van de weegfactoren gewogen.',
  );
  expect(text).not.toContain('Het gemiste gunningsvoordeel');
}, 120_000);

it('an item that is not in the set of a calculation declares nothing in it, in the total, in its group and in each module', async () => {
  const project = await addProject(world.test, world.organisation);
  const calculation = await uploaded(project, 'design-baseline', [
    'Deels',
    [item('1', 'Verhardingen', 100), item('2', 'Riolering', 50)],
  ]);
  // The current import refuses a file in which an item lacks a set; such an item stored in another way must not count
  // as complete.
  await world.test.dependencies.database.queries.execute(sql`
    UPDATE calculation_total SET item_count = item_count + 1
    WHERE calculation_id = ${calculation} AND (level = 'calculation' OR name = 'Riolering')`);
  const text = await reportOn(project, [calculation]);
  expect(tablesCalled(text, 'Wat ontbreekt')[0]?.slice(4, 12)).toEqual([
    ...['Variant 1', 'MKI', '1', '3'],
    ...['Variant 1', 'CO2', '1', '3'],
  ]);
  expect(tablesCalled(text, 'MKI en CO2 per productgroep')[0]?.slice(4, 17)).toEqual([
    ...['Verhardingen', '€1.100,-', '-', '0,20'],
    ...['Riolering', '€550,- *', '-', '0,10 *'],
    ...['Totaal', '€1.650,- *', '-', '0,30 *'],
    '* MKI; CO2: 1 van de 3 posten geeft niets op en telt als 0.',
  ]);
  expect(tablesCalled(text, 'MKI en CO2 per levenscyclusmodule')[0]?.slice(3, 6)).toEqual([
    ...['A1-A3 Productie', '€1.500,- *', '0,30 *'],
  ]);
}, 120_000);
