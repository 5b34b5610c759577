import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SQL, sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { CompletionWork } from './completion-work.ts';
import { askFigures, listOtherFigures } from './figures-of-items.fixture.ts';
import { Journal } from './journal.ts';
import { type KillWorld, makeKillWorld } from './kill-world.ts';
import { lookForHarm } from './look-for-harm.fixture.ts';
import { Requests } from './requests.ts';
import { TenderWork } from './tender-work.ts';
import { UploadWork } from './upload-work.ts';

let test: TestApp;
let world: KillWorld;
let figures: Awaited<ReturnType<typeof askFigures>>;
const journal = new Journal();

beforeAll(async () => {
  test = await startTestApp();
  test.clock.moment = new Date();
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  world = await makeKillWorld(test.dependencies.database, 1);
  const [an, bo, staff] = [world.member, world.witness, world.staff].map(
    ({ token }) => new Requests(origin, token),
  ) as [Requests, Requests, Requests];
  const uploads = new UploadWork(journal);
  const { tenders, completed, uploadedTo, edited } = world;
  for (const tender of tenders) await new TenderWork(journal, uploads).tender(an, bo, tender, world.witness);
  for (const project of completed) await new CompletionWork(journal, uploads).complete(an, staff, project);
  for (const project of uploadedTo)
    await uploads.upload(an, { project, calculation_type: 'design-optimization', activate: 'true' }, 300);
  for (const project of edited)
    await journal.write({ kind: 'name', id: project, from: 'Bewerkt', to: 'Naam 1, Nummer 1' }, () =>
      an.send('PATCH', `/api/v1/project/${project}/`, {
        project_name: 'Naam 1',
        project_description: 'Nummer 1',
      }),
    );
  figures = await askFigures(origin, world);
}, 240_000);
afterAll(() => test.close());

const ROLLED_BACK = new Error('rolled back');

/** Returns the findings about the database after a change, which is rolled back. */
async function saidAfter(harm: SQL | null, noted: Journal = journal): Promise<string> {
  let said: readonly string[] = [];
  const looked = test.dependencies.database.transaction(async (queries) => {
    // The history refuses to be rewritten, which this test must do.
    await queries.execute(sql`ALTER TABLE history_entry DISABLE TRIGGER USER`);
    if (harm) await queries.execute(harm);
    said = [...(await lookForHarm(queries, noted)), ...(await listOtherFigures(queries, world, figures))];
    throw ROLLED_BACK;
  });
  await expect(looked).rejects.toBe(ROLLED_BACK);
  return said.join('\n');
}

describe('of what people did while nobody killed the server', () => {
  it('everything is there', async () => {
    expect(await saidAfter(null)).toBe('');
    expect(Object.keys(journal.counts).sort()).toEqual([
      'active',
      'bid',
      'completion',
      'criteria',
      'issue',
      'marks',
      'name',
      'opening',
      'report',
      'upload',
      'winner',
    ]);
  });

  it.each([
    ['an item', sql`DELETE FROM calculation_item WHERE position = 3`, /without all of its items/],
    ['a file', sql`UPDATE calculation_file SET bytes = 'a'`, /without its file/],
    [
      'a total',
      sql`UPDATE calculation_total SET a1_mki_eur[1] = 1 WHERE level = 'product'`,
      /not the sum of the items/,
    ],
    [
      'figures of screens',
      sql`UPDATE calculation SET active = false WHERE active`,
      /Figures of screens and items/,
    ],
    ['an upload', sql`UPDATE calculation SET headline_mki_eur = 1`, /Acknowledged and not there: .*upload/],
    [
      'an activation',
      sql`UPDATE calculation SET active = false WHERE active`,
      /nor what was being written: .*active/,
    ],
    [
      'a name',
      sql`UPDATE project SET name = 'Bewerkt 0' WHERE name LIKE 'Naam%'`,
      /nor what was being written: .*name/,
    ],
    ['a criterion', sql`UPDATE project SET criteria = '[]'`, /nor what was being written: .*criteria/],
    ['a change of the history', sql`DELETE FROM history_entry WHERE changes ? 'name'`, /changed 0 times/],
    [
      'a change too many',
      sql`INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type, subject_id, subject_name, action, changes, automatic)
      SELECT occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type, subject_id, subject_name, action, changes, automatic
      FROM history_entry WHERE changes ? 'name'`,
      /changed 2 times/,
    ],
    ['the price of a bid', sql`UPDATE applicant SET quote_eur = 1`, /Acknowledged and not there: .*bid/],
    ['a mark', sql`UPDATE applicant SET criteria_discount_eur = 1`, /whose discount is not the sum/],
    ['a moment', sql`UPDATE project SET bids_opened_at = NULL`, /with a winner and sealed bids/],
    ['a date', sql`UPDATE project SET design_phase_complete_date = NULL`, /whose status and dates differ/],
    [
      'the beginning of a bidder',
      sql`DELETE FROM history_entry WHERE subject_type = 'applicant'`,
      /bidder .* that the history does not know/,
    ],
    [
      'what was issued',
      sql`DELETE FROM history_entry WHERE changes ? 'criterionIssued'`,
      /does not know what was issued/,
    ],
    ['a report', sql`UPDATE report SET document = 'a'`, /Acknowledged and not there: .*report/],
  ])('it is told that %s is not what it was', async (_what, harm, said) => {
    expect(await saidAfter(harm)).toMatch(said);
  });

  it('it is told what nobody sent, and what was issued as another file', async () => {
    const other = new Journal();
    for (const noted of journal.acknowledged)
      other.acknowledged.push(
        noted.kind === 'issue'
          ? { ...noted, files: noted.files.map((file) => ({ ...file, sha256: 'another' })) }
          : noted,
      );
    const said = await saidAfter(null, other);
    expect(said).toMatch(/A workbook that nobody sent/);
    expect(said).toMatch(/Acknowledged and not there: .*issue/);
  });
});

it('a write without an answer may be stored or not, and nothing else', async () => {
  const [project = ''] = world.edited;
  const noted = new Journal();
  const lost = noted.write(
    { kind: 'name', id: project, from: 'Naam 1, Nummer 1', to: 'Naam 2, Nummer 2' },
    () => Promise.reject(new Error('gone')),
  );
  await expect(lost).rejects.toThrow('gone');
  noted.sentFiles.push(...journal.sentFiles);
  const rename = (name: string, description: string) =>
    sql`UPDATE project SET name = ${name}, description = ${description} WHERE id = ${project}`;
  expect(await saidAfter(rename('Naam 2', 'Nummer 2'), noted)).toBe('');
  expect(await saidAfter(rename('Naam 2', 'Nummer 1'), noted)).toMatch(/nor what was being written/);
});
