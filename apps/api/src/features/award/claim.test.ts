import type { Applicant, Calculation } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { reportWithoutDrawing } from '../../testing/files/chart-picture.ts';
import { wordText } from '../../testing/files/word-text.ts';
import { workbookOfSheets } from '../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilServed } from '../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

// Tests the consequences of a winner's offer, from files to report: at most €250,000 from 1,000 down to 500, and 1.5
// times what is missed.

let test: TestApp;
let organisation: string;
let member: { token: string };
let staff: { token: string };

beforeAll(async () => {
  test = await startTestApp();
  organisation = await addOrganisation(test, 'opdrachtgever');
  member = await addUser(test, { username: 'lid', organisationIds: [organisation] });
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
}, 240_000);
afterAll(() => test.close());

/** A post of a file: its MKI in euro, as an MKI row without indicators, and ten times as much CO2. */
interface Post {
  readonly number: string;
  readonly a1a3: number;
  /** null if it is empty */
  readonly a4: number | null;
  readonly unit?: string;
  readonly group?: string;
  readonly quantity?: number;
  /** the modules in which it states CO2; if left out, all that it declares */
  readonly co2?: readonly LifeCycleModule[];
}

const post = (number: string, a1a3: number, a4: number | null, more: Partial<Post> = {}): Post => ({
  ...{ number, a1a3, a4 },
  ...more,
});
const times = (posts: readonly Post[], factor: number) =>
  posts.map((each) => ({ ...each, quantity: factor }));

function workbook(posts: readonly Post[]): Buffer {
  const row = ({ a1a3, a4 }: Post, factor: number, only: readonly LifeCycleModule[]) =>
    LIFE_CYCLE_MODULES.map((module) => {
      const amount = module === 'A1-A3' ? a1a3 : module === 'A4' ? a4 : null;
      return amount === null || !only.includes(module) ? '' : factor * amount;
    });
  return workbookOfSheets({
    Posten: [
      ['Postnummer', 'Productgroep', 'Productsubgroep', 'Product', 'Unit', 'Hoeveelheid'],
      ...posts.map(({ number, group = 'Verhardingen', unit = 'ton', quantity = 1 }) => [
        ...[number, group, 'Lagen', `Laag ${number}`, unit, quantity],
      ]),
    ],
    'Set A1': [
      ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
      ...posts.flatMap((each) => [
        [each.number, 'MKI', ...row(each, 1, LIFE_CYCLE_MODULES)],
        ...(each.co2?.length === 0
          ? []
          : [[each.number, 'GWP', ...row(each, 10, each.co2 ?? LIFE_CYCLE_MODULES)]]),
      ]),
    ],
  });
}

const DESIGN = [post('1', 400, 100), post('2', 400, 100)];
const BID = [post('1', 320, 80), post('2', 320, 80)];

interface Work {
  readonly design?: readonly Post[];
  readonly bid?: readonly Post[];
  /** null if the work that was carried out has no baseline of its own */
  readonly asBuilt: readonly Post[] | null;
  readonly realised: readonly Post[];
  /** number of posts of the design baseline that the bid lacks, with the answer that they do not apply */
  readonly notInBid?: number;
  /** number of posts of the as-built baseline that leave A4 empty, with the same answer */
  readonly withoutA4?: number;
}

/** Returns what the report says about the claim, and what the API says about the winner. */
async function claimOf({ design = DESIGN, bid = BID, ...work }: Work) {
  const project = await addProject(test, organisation, {
    ...{ name: 'Brug', contractType: 'RAW', awardCriteria: true },
  });
  const { queries } = test.dependencies.database;
  await queries.execute(sql`UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000,
    mki_max_discount_eur = 250000, criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 1000,
    mki_lower_boundary_eur = 500, mki_manually_set = true, emvi_status = 'Locked', status = 'EMVI_Complete'
    WHERE id = ${project}`);
  const succeeded = async (answered: ReturnType<TestApp['send']>) => {
    const answer = await answered;
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    return answer;
  };
  const upload = async (fields: Readonly<Record<string, string>>, posts: readonly Post[]) => {
    test.clock.moment = new Date(test.clock.moment.getTime() + 60_000);
    const file = { field: 'excel_file', name: 'berekening.xlsx', bytes: workbook(posts) };
    const { body } = await succeeded(
      test.send('POST', '/api/v1/project-calculation/', { token: member.token, form: { fields, file } }),
    );
    return (body as Calculation).uuid;
  };
  const patch = (address: string, body: object, { token } = member) =>
    succeeded(test.send('PATCH', address, { token, body }));
  const activated = async (calculation_type: string, posts: readonly Post[]) => {
    const uuid = await upload({ project, calculation_type }, posts);
    await patch(`/api/v1/project-calculation/${uuid}/`, { active: true });
    return uuid;
  };
  const answer = (of: string, against: string, subject: string, post_count: number) =>
    succeeded(
      test.send('POST', `/api/v1/project-calculation/${of}/scope/`, {
        token: member.token,
        body: { against, subject, meaning: 'not-applicable', post_count },
      }),
    );

  const baseline = await activated('design-baseline', design);
  const { body } = await succeeded(
    test.send('POST', '/api/v1/applicant/', {
      token: member.token,
      body: { project, name: 'Noord', quote_price: 1_000_000, criteria_discount: 0 },
    }),
  );
  const { uuid: applicant } = body as Applicant;
  const offered = await upload({ applicant, calculation_type: 'applicant' }, bid);
  if (work.notInBid) await answer(offered, baseline, 'posts', work.notInBid);
  await patch(`/api/v1/applicant/${applicant}/`, { active: true });
  await queries.execute(sql`UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-01-01'
    WHERE id = ${project}`);
  const asBuilt = work.asBuilt && (await activated('as-built-baseline', work.asBuilt));
  const realised = await activated('as-built-optimization', work.realised);
  if (asBuilt && work.withoutA4) await answer(asBuilt, realised, 'module:A4', work.withoutA4);

  const listed = await succeeded(
    test.send('GET', `/api/v1/applicant/?project__uuid=${project}`, { token: member.token }),
  );
  const [winner] = (listed.body as { results: Applicant[] }).results;
  await patch(`/api/v1/project-calculation/${offered}/`, { include_in_report: true }, staff);
  const { status, bytes } = await untilServed(() =>
    test.send('POST', `/api/v1/project/${project}/generate_report/`, {
      token: staff.token,
      body: reportWithoutDrawing([offered]),
    }),
  );
  expect(status).toBe(200);
  return { winner, report: wordText(bytes) };
}

const KEPT = 'Dat is precies wat is beloofd.';
const PENALTY = 'indicatieve boete van';
const FIGURES = /hoger dan beloofd|lager dan beloofd|precies wat is beloofd|indicatieve boete van/;
const OTHER_WORK = 'inschrijving en uitvoering zijn niet hetzelfde werk';
const UNLIKE = 'de baseline as-built gaat niet over hetzelfde soort werk als de baseline van het ontwerp';

it('a promise that is kept at 1.5 times the quantity costs nothing', async () => {
  const { winner, report } = await claimOf({ asBuilt: times(DESIGN, 1.5), realised: times(BID, 1.5) });
  expect(winner).toMatchObject({ unlike_baseline_posts: 0, other_own_posts: 0, realised_gap_posts: 0 });
  expect(report).toContain(KEPT);
  expect(report).not.toContain(PENALTY);
});

describe('the promise follows the posts that were carried out', () => {
  it('where an offered post was not, the two baselines are equal, and the reason is that nobody answered', async () => {
    const { winner, report } = await claimOf({ asBuilt: DESIGN.slice(0, 1), realised: BID.slice(0, 1) });
    expect(winner).toMatchObject({ unlike_baseline_posts: 0, other_own_posts: 0 });
    expect(report).toContain(OTHER_WORK);
    expect(report).not.toContain(UNLIKE);
  });

  it('where there was one post more', async () => {
    const { winner, report } = await claimOf({
      asBuilt: [...DESIGN, post('3', 400, 100)],
      realised: [...BID, post('3', 320, 80)],
    });
    expect(winner).toMatchObject({ unlike_baseline_posts: 0, other_own_posts: 0 });
    expect(report).toContain(KEPT);
  });
});

describe('a winner who keeps the promise misses nothing where the as-built baseline leaves out a part of the design baseline', () => {
  it('a post for which the bid promised nothing: nothing is concluded, and no €225,000 claimed', async () => {
    const { winner, report } = await claimOf({
      ...{ bid: BID.slice(0, 1), notInBid: 1 },
      ...{ asBuilt: DESIGN.slice(0, 1), realised: BID.slice(0, 1) },
    });
    expect(winner).toMatchObject({ standing: 'scored', unlike_baseline_posts: 1 });
    expect(report).toContain(UNLIKE);
    expect(report).not.toMatch(FIGURES);
  });

  it('a post that the bid replaced by another, in another group', async () => {
    const instead = [post('1', 320, 80), post('9', 240, 60, { group: 'Hout', unit: 'm3' })];
    const { winner, report } = await claimOf({
      design: [post('1', 400, 100), post('2', 400, 100, { unit: 'm2' })],
      ...{ bid: instead, notInBid: 1, asBuilt: DESIGN.slice(0, 1), realised: instead },
    });
    expect(winner).toMatchObject({ standing: 'scored', other_own_posts: 0, unlike_baseline_posts: 1 });
    expect(report).toContain(UNLIKE);
    expect(report).not.toMatch(FIGURES);
  });

  it('A4, with the answer that it does not apply there, which says nothing about the promise', async () => {
    const { winner, report } = await claimOf({
      ...{ asBuilt: [post('1', 400, null), post('2', 400, null)], withoutA4: 2, realised: BID },
    });
    expect(winner).toMatchObject({ unlike_baseline_posts: 2, realised_gap_posts: 0 });
    expect(winner?.realised_baseline_work).toMatchObject({ open: false, other_slight_posts: 0 });
    expect(report).toContain(UNLIKE);
    expect(report).not.toMatch(FIGURES);
  });

  it('A4 of one post, 0.44 % of the total: no €2,411 either', async () => {
    const { winner, report } = await claimOf({
      design: [post('1', 400, 100), post('2', 396, 4)],
      bid: [post('1', 320, 80), post('2', 316.8, 3.2)],
      asBuilt: [post('1', 400, 100), post('2', 396, null)],
      realised: [post('1', 320, 80), post('2', 316.8, 3.2)],
    });
    expect(winner).toMatchObject({ unlike_baseline_posts: 1, realised_gap_posts: 0 });
    expect(report).toContain(UNLIKE);
    expect(report).not.toMatch(FIGURES);
  });
});

describe('a module that did not exist in the work as built', () => {
  const without = (posts: readonly Post[], a4: number | null) => posts.map((each) => ({ ...each, a4 }));

  it('is not the same work where it is left empty, also where both as-built calculations leave it empty', async () => {
    const { winner, report } = await claimOf({
      asBuilt: without(DESIGN, null),
      realised: without(BID, null),
    });
    expect(winner).toMatchObject({ realised_gap_posts: 2, unlike_baseline_posts: 2 });
    expect(report).toContain(OTHER_WORK);
    expect(report).not.toMatch(FIGURES);
  });

  it('is the same work once it is stated as 0, and the promise follows it', async () => {
    const { winner, report } = await claimOf({ asBuilt: without(DESIGN, 0), realised: without(BID, 0) });
    expect(winner).toMatchObject({ realised_gap_posts: 0, unlike_baseline_posts: 0 });
    expect(report).toContain(KEPT);
  });
});

describe('nothing is claimed where CO2 is left out', () => {
  const [asBuilt, realised] = [times(DESIGN, 1.5), times(BID, 1.5)];

  it.each<[string, Work, string]>([
    [
      'wholly of what was carried out',
      { asBuilt, realised: realised.map((each) => ({ ...each, co2: [] })) },
      OTHER_WORK,
    ],
    ['in A4 of it', { asBuilt, realised: realised.map((each) => ({ ...each, co2: ['A1-A3'] })) }, OTHER_WORK],
    [
      'of the as-built baseline',
      { asBuilt: asBuilt.map((each) => ({ ...each, co2: [] })), realised },
      UNLIKE,
    ],
    [
      'of what was carried out, without an as-built baseline',
      { asBuilt: null, realised: BID.map((each) => ({ ...each, co2: [] })) },
      OTHER_WORK,
    ],
  ])('%s', async (_of, work, reason) => {
    const { report } = await claimOf(work);
    expect(report).toContain(reason);
    expect(report).not.toMatch(FIGURES);
  });
});

describe('the report says the same about its claim as the screen', () => {
  it('that there is a post more', async () => {
    const { report } = await claimOf({ asBuilt: null, realised: [...BID, post('3', 100, 10)] });
    expect(report).toContain('€110,- (13,75 %) hoger dan beloofd.');
    expect(report).toContain('indicatieve boete van €82.500,-');
    expect(report).toContain('Gerealiseerd naast aangeboden: omvang verschilt: 1 post meer.');
  });

  it('that there is half of it', async () => {
    const { report } = await claimOf({ asBuilt: null, realised: times(BID, 0.5) });
    expect(report).toContain('€400,- (50,00 %) lager dan beloofd.');
    expect(report).toContain(
      'Gerealiseerd naast aangeboden: omvang verschilt: 2 posten met een andere hoeveelheid of eenheid.',
    );
  });

  it('and where A4 of €4 is left empty, 0.5 %, it states no €4 less but the reason', async () => {
    const { winner, report } = await claimOf({
      bid: [post('1', 320, 80), post('2', 396, 4)],
      ...{ asBuilt: null, realised: [post('1', 320, 80), post('2', 396, null)] },
    });
    expect(winner).toMatchObject({ realised_work: { open: false }, realised_gap_posts: 1 });
    expect(report).toContain(OTHER_WORK);
    expect(report).not.toMatch(FIGURES);
  });
});
