import type {
  Applicant,
  Calculation,
  ListedProject,
  OrganisationStatisticsAnswer,
  RatioStatisticsAnswer,
  SectorStatisticsAnswer,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import type { ScopeSubject } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { openBids } from '../../../testing/bids.ts';
import { reportWithoutDrawing } from '../../../testing/files/chart-picture.ts';
import { wordText } from '../../../testing/files/word-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { untilServed } from '../../../testing/until-served.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { lockProjectRow } from '../../projects/projects.queries.ts';
import { type AttackWorkbook, attackWorkbook, GAPPED } from './attacks.fixture.ts';
import { forgetScopesOf } from './pair-scopes.queries.ts';
import { insertScopeAnswer } from './scope-answers.queries.ts';
import { workOutAllScopes, workOutScopes } from './work-out-scopes.ts';

// These files make one side look whole when it is not: earlier, what they leave out counted as a saving, a goal or a
// discount.

let test: TestApp;
let staff: { token: string };
let worlds = 0;

beforeAll(async () => {
  test = await startTestApp();
  staff = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
}, 240_000);
afterAll(() => test.close());

/** Makes an organisation with one project; returns what a member does in it. */
async function aProject(awardCriteria = false) {
  const slug = `opdrachtgever-${++worlds}`;
  const organisation = await addOrganisation(test, slug);
  const member = await addUser(test, { username: `lid-${worlds}`, organisationIds: [organisation] });
  const witness = await addUser(test, { username: `getuige-${worlds}`, organisationIds: [organisation] });
  const project = await addProject(test, organisation, { name: `Weg ${worlds}`, awardCriteria });
  const get = async <Answer>(address: string, { token }: { token: string } = member) => {
    const { status, body } = await test.send('GET', address, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Answer;
  };
  const patch = (address: string, body: object) => test.send('PATCH', address, { token: member.token, body });
  const include = (uuid: string) =>
    test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token: staff.token,
      body: { include_in_report: true },
    });
  const send = async (fields: Readonly<Record<string, string>>, name: AttackWorkbook) => {
    const file = { field: 'excel_file', name: `${name}.xlsx`, bytes: await attackWorkbook(name) };
    const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
      token: member.token,
      form: { fields, file },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as Calculation;
  };
  const upload = async (calculation_type: string, name: AttackWorkbook) => {
    const { uuid } = await send({ project, calculation_type }, name);
    const { status } = await patch(`/api/v1/project-calculation/${uuid}/`, {
      active: true,
    });
    expect(status).toBe(200);
    await include(uuid);
    return uuid;
  };
  const { queries } = test.dependencies.database;
  return {
    ...{ slug, organisation, project, upload, patch, include, get },
    set: (values: ReturnType<typeof sql>) =>
      queries.execute(sql`UPDATE project SET ${values} WHERE id = ${project}`),
    bid: async (name: AttackWorkbook, quote_price: number) => {
      const { body } = await test.send('POST', '/api/v1/applicant/', {
        token: member.token,
        body: { project, name: `${name}`, quote_price, criteria_discount: 0 },
      });
      const { uuid } = body as Applicant;
      const calculation = await send({ applicant: uuid, calculation_type: 'applicant' }, name);
      return { applicant: uuid, calculation: calculation.uuid };
    },
    open: () => openBids(test, member.token, project, { witness: witness.accountId }),
    bids: async () =>
      (await get<{ results: Applicant[] }>(`/api/v1/applicant/?project__uuid=${project}`)).results,
    choose: (applicant: string) =>
      patch(`/api/v1/applicant/${applicant}/`, { active: true, winner_reason: 'Om een goede reden' }),
    result: async () =>
      (await get<{ results: ListedProject[] }>(`/api/v1/project/?organization__slug=${slug}`)).results[0]
        ?.result,
    report: async (...uuids: string[]) => {
      const { status, bytes } = await untilServed(() =>
        test.send('POST', `/api/v1/project/${project}/generate_report/`, {
          token: staff.token,
          body: reportWithoutDrawing(uuids),
        }),
      );
      expect(status).toBe(200);
      return wordText(bytes);
    },
    record: async () => {
      const { status, bytes } = await test.send('GET', `/api/v1/project/${project}/export_award_record/`, {
        token: member.token,
      });
      expect(status).toBe(200);
      return wordText(bytes);
    },
    /** Answers for all five posts of a calculation what its empty cells mean. */
    answer: (
      calculation: { readonly id: string; readonly against: string },
      subjects: readonly ScopeSubject[],
      meaning: 'not-applicable' | 'not-calculated' = 'not-applicable',
    ) =>
      test.dependencies.database.transaction(async (inside) => {
        await lockProjectRow(inside, { kind: 'all' }, project);
        const places = await listRows<{ position: number }>(
          inside,
          sql`SELECT position FROM calculation_item
            WHERE calculation_id = ${subjects.includes('posts') ? calculation.against : calculation.id} ORDER BY position`,
        );
        const positions = places.map(({ position }) => position);
        for (const subject of subjects)
          await insertScopeAnswer(inside, {
            organisationId: organisation,
            calculationId: calculation.id,
            againstId: calculation.against,
            subject,
            meaning,
            // The first post exists on both sides.
            positions: subject === 'posts' ? positions.slice(1) : positions,
            answeredBy: member.accountId,
            answeredAt: test.clock.now(),
          });
        await forgetScopesOf(inside, { id: calculation.id, organisationId: organisation });
        await workOutScopes(inside, { id: project, organisationId: organisation });
      }),
  };
}

type TestProject = Awaited<ReturnType<typeof aProject>>;

const DROPPED = ['A4', 'A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4'] as const;
const SUBJECTS = [...DROPPED.map((module) => `module:${module}` as const), 'indicators', 'bare'] as const;

/** Returns all conclusions about a completed project. */
async function concludedFrom({ slug, project, get, set, result }: TestProject) {
  await set(sql`status = 'Project_Complete', design_phase_complete_date = '2025-06-01'`);
  const statistics = `/api/v1/organization/${slug}/internal_project_calculation_statistics/`;
  const types = 'design-baseline,design-optimization';
  const ofProject = await get<StatisticsAnswer>(
    `${statistics}?project_calculation__project__uuid=${project}&project_calculation__calculation_type=${types}&aggregate_by=project`,
  );
  const ofPairs = await get<StatisticsAnswer>(`${statistics}?aggregate_by=project`);
  const whole = await get<OrganisationStatisticsAnswer>(
    `/api/v1/organization/${slug}/internal_organization_statistics/`,
  );
  const ratios = await get<RatioStatisticsAnswer>(
    `/api/v1/organization/${slug}/internal_project_calculation_ratio_statistics/`,
  );
  const sectors = await get<SectorStatisticsAnswer>(
    `/api/v1/organization/${slug}/internal_sector_statistics/?organization=${slug}`,
  );
  return {
    result: (await result())?.comparison?.share ?? null,
    resultCo2: (await result())?.co2.comparison?.share ?? null,
    project: ofProject.changes?.mki.comparison?.share ?? null,
    projectCo2: ofProject.changes?.co2.comparison?.share ?? null,
    largest: ofProject.changes?.largest.length ?? 0,
    pairs: ofPairs.changes?.mki.comparison?.share ?? null,
    gauges: [whole.reductions.mki.total, whole.reductions.co2.total],
    gaugeEnds: [whole.reduction_ends.mki.lowest, whole.reduction_ends.co2.lowest],
    ratios: ratios.statistics.flatMap(({ eci, co2 }) => [eci?.avg ?? null, co2?.avg ?? null]).filter(Boolean),
    sectors: sectors.statistics.flatMap(({ mki, co2 }) => [mki, co2]).filter(Boolean),
  };
}

const NOTHING = {
  ...{ result: null, resultCo2: null, project: null, projectCo2: null, largest: 0, pairs: null },
  ...{ gauges: [null, null], gaugeEnds: [null, null], ratios: [], sectors: [] },
};

describe.each(GAPPED)('a file with %s', (name) => {
  it('as the optimisation saves nothing, reaches no goal and is in no figure, until somebody answers what its empty cells mean', async () => {
    const world = await aProject();
    const baseline = await world.upload('design-baseline', 'whole');
    const variant = await world.upload('design-optimization', name);
    const former = await world.report(baseline, variant);
    expect(former).toMatch(
      /is voor MKI niet met Variant 1 .* te vergelijken: in de variant: .* bij 5 posten/,
    );
    expect(former).not.toMatch(/minder (MKI|CO2) dan Variant 1/);
    expect(former).not.toContain('haalt het doel');
    expect(former).not.toContain('zit vooral in');
    expect(await concludedFrom(world)).toEqual(NOTHING);

    await world.answer({ id: variant, against: baseline }, SUBJECTS);
    const concluded = await concludedFrom(world);
    expect(concluded.result).toBeLessThan(-0.5);
    expect(concluded.gauges[0]).toBeGreaterThan(50);
    const report = await world.report(baseline, variant);
    expect(report).toMatch(/lager dan die van Variant 1/);
    // No answer is possible about a module that the file states nowhere.
    const said = name === 'bare MKI' ? 'milieu-indicatoren achter een MKI die los is opgegeven' : 'module A4';
    const [, answered = ''] = report.split('Wat is vastgelegd als niet van toepassing, en als 0 telt');
    expect(answered).toMatch(new RegExp(`\n${said} bij 5 posten`));
    expect(answered.includes('\nmodule A4 bij 5 posten\n')).toBe(name !== 'bare MKI');
  });

  it('as the baseline makes no saving either', async () => {
    const world = await aProject();
    await world.upload('design-baseline', name);
    await world.upload('design-optimization', 'honest');
    expect(await concludedFrom(world)).toEqual(NOTHING);
  });

  it('as a bid has no score, no rank and no crown, which the record says, and as the work as built proves no claim', async () => {
    const world = await aProject(true);
    await world.set(sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
      criteria_max_discount_eur = 50000, mki_manually_set = true, mki_upper_boundary_eur = 250,
      mki_lower_boundary_eur = 1, emvi_status = 'Locked', status = 'EMVI_Complete'`);
    await world.upload('design-baseline', 'whole');
    const { applicant } = await world.bid(name, 900_000);
    const honest = await world.bid('honest', 1_000_000);
    expect((await world.open()).status).toBe(200);
    const [gapped, other] = await world.bids();
    expect(gapped).toMatchObject({
      ...{ standing: 'not-whole', mki_score: null, fictional_quote_price: null, rank: null, tied: false },
      work: {
        known: true,
        lacking_posts: 5,
        missing_posts: 0,
        modules: expect.arrayContaining(['A4', 'C4']),
      },
    });
    expect(other).toMatchObject({ standing: 'scored', rank: 1, work: { lacking_posts: 0, modules: [] } });
    expect(await world.get(`/api/v1/project/${world.project}/applicant_statistics/`)).toMatchObject({
      winner: { name: 'honest' },
      applicant_lowest_mki_value: { name: 'honest' },
      applicant_lowest_qoute_price: { name: 'honest' },
      applicant_highest_mki_score: { name: 'honest' },
    });
    expect(await world.choose(applicant)).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringMatching(
          name === 'bare MKI'
            ? /^Deze inschrijving is niet volledig .*bij 5 posten staat alleen een MKI, zonder milieu-indicatoren\. Upload/
            : /^Deze inschrijving is niet volledig .* geheel of deels bij 5 posten\. Upload/,
        ),
      },
    });
    expect((await world.choose(honest.applicant)).status).toBe(200);
    const record = await world.record();
    expect(record).toContain(`De inschrijving van ${name} is niet volledig: `);
    expect(record).toContain('niet volledig en niet meegeteld');
    expect(record).not.toContain('stond er bij deze cijfers niets open');

    // As the work as built it proves no claim about the bid that won.
    await world.set(sql`status = 'Design_Phase_Complete', asbuilt_scope_changed = false`);
    await world.upload('as-built-optimization', name);
    const winner = (await world.bids()).find(({ active }) => active);
    expect(winner?.name).toBe('honest');
    expect(winner?.realised_work).toMatchObject({ known: true, open: true, lacking_posts: 5 });
    await world.include(honest.calculation);
    const report = await world.report(honest.calculation);
    expect(report).toContain('inschrijving en uitvoering zijn niet hetzelfde werk');
    expect(report).not.toContain('lager dan aangeboden');
    expect(report).not.toContain('gunningsvoordeel gemist');
  });
});

describe.each(['honest', 'renumbered'] as const)('a file that is whole: %s', (name) => {
  it('is compared as usual: a tenth less', async () => {
    const world = await aProject();
    const baseline = await world.upload('design-baseline', 'whole');
    const variant = await world.upload('design-optimization', name);
    const { result, resultCo2, project, projectCo2, pairs, gauges, ratios, sectors } =
      await concludedFrom(world);
    expect({ result, resultCo2, project, projectCo2, pairs }).toEqual({
      result: expect.closeTo(-0.1, 9),
      resultCo2: expect.closeTo(-0.1, 9),
      project: expect.closeTo(-0.1, 9),
      projectCo2: expect.closeTo(-0.1, 9),
      pairs: expect.closeTo(-0.1, 9),
    });
    for (const percent of gauges) expect(percent).toBeCloseTo(10, 9);
    expect([ratios.length, sectors.length > 0]).toEqual([2, true]);
    const report = await world.report(baseline, variant);
    expect(report).toContain('(10,00 %) lager dan die van Variant 1');
    expect(report).not.toContain('omvang verschilt');
  });

  it('is ranked as a bid', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    await world.upload('design-baseline', 'whole');
    await world.bid(name, 1_000_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({ standing: 'scored', rank: 1 });
  });
});

describe('a credit in a module that the baseline leaves empty', () => {
  const model = sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`;

  it('as a bid has no score, no rank and no crown, until somebody answers what the baseline means by it', async () => {
    const world = await aProject(true);
    await world.set(model);
    const baseline = await world.upload('design-baseline', 'without D');
    const bid = await world.bid('credit in D', 1_000_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'beyond-baseline', rank: null, mki_score: null, fictional_quote_price: null },
      work: { open: true, lacking_posts: 0, other_lacking_posts: 5, other_modules: ['D'] },
    });
    expect(await world.choose(bid.applicant)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/geeft op wat de baseline leeg laat/) },
    });
    await world.answer({ id: baseline, against: bid.calculation }, ['module:D']);
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'scored', rank: 1 },
      work: { open: false, other_lacking_posts: 0, other_modules: [] },
    });
  });

  it('that is only a note gets a score, and is mentioned in the record', async () => {
    const world = await aProject(true);
    await world.set(sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
      criteria_max_discount_eur = 50000, mki_manually_set = true, mki_upper_boundary_eur = 250,
      mki_lower_boundary_eur = 1, emvi_status = 'Locked', status = 'EMVI_Complete'`);
    const baseline = await world.upload('design-baseline', 'without D');
    const bid = await world.bid('a little credit in D', 1_000_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'scored', rank: 1 },
      work: { other_lacking_posts: 0, other_slight_posts: 1, other_modules: ['D'] },
    });
    await world.choose(bid.applicant);
    expect(await world.record()).toContain(
      'geeft meer op dan de baseline: de baseline laat D geheel of deels leeg bij 1 post; dat weegt minder dan 1 % en telt mee',
    );
    await world.answer({ id: baseline, against: bid.calculation }, ['module:D']);
    expect((await world.bids())[0]?.work).toMatchObject({ other_slight_posts: 0, other_modules: [] });
  });

  it('does not change the ranking or the figures of the other bids', async () => {
    const world = await aProject(true);
    await world.set(model);
    await world.upload('design-baseline', 'without D');
    await world.bid('without D', 1_000_000);
    await world.bid('credit in D', 900_000);
    await world.open();
    const bids = await world.bids();
    expect(bids.map(({ name, rank }) => ({ name, rank }))).toEqual(
      expect.arrayContaining([
        { name: 'without D', rank: 1 },
        { name: 'credit in D', rank: null },
      ]),
    );
    const told = await world.get<object>(`/api/v1/project/${world.project}/applicant_statistics/`);
    expect(told).toMatchObject({
      winner: { name: 'without D' },
      applicant_lowest_qoute_price: { name: 'without D' },
    });
  });
});

describe('a reference value from other work than the active baseline', () => {
  it('gives no bid a score, even a bid that is whole by the active baseline, and lets nobody win', async () => {
    const world = await aProject(true);
    const whole = await world.upload('design-baseline', 'whole');
    await world.set(
      sql`emvi_status = 'Locked', reference_calculation_id = ${whole}, mki_max_discount_eur = 250000,
        mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    const { applicant } = await world.bid('empty modules', 1_000_000);
    await world.bid('honest', 1_000_000);
    const standings = async () =>
      (await world.bids()).map(({ name, standing }) => [name, standing]).toSorted();
    const make = (uuid: string, active: boolean) =>
      world.patch(`/api/v1/project-calculation/${uuid}/`, { active });
    const asWhole = [
      ['empty modules', 'not-whole'],
      ['honest', 'scored'],
    ];
    const apart = asWhole.map(([name]) => [name, 'other-reference']);
    expect(await standings()).toEqual(asWhole);
    // This baseline is for the same work. Only its MKI differs, and the model reports that.
    await world.upload('design-baseline', 'honest');
    expect(await standings()).toEqual(asWhole);
    await world.upload('design-baseline', 'one post of five');
    expect(await standings()).toEqual(apart);
    await make(whole, true);
    expect(await standings()).toEqual(asWhole);
    await make(whole, false);
    expect(await standings()).toEqual(apart);
    await world.upload('design-baseline', 'empty modules');
    expect(await standings()).toEqual(apart);

    await world.open();
    expect(await world.bids()).toMatchObject([
      { rank: null, mki_score: null, fictional_quote_price: null },
      { rank: null, mki_score: null, fictional_quote_price: null },
    ]);
    expect(await world.choose(applicant)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^De referentiewaarde is van een baseline die niet actief is/) },
    });
    const told = await world.get<object>(`/api/v1/project/${world.project}/applicant_statistics/`);
    expect(told).toMatchObject({ winner: null, applicant_lowest_qoute_price: null });
  });
});

describe('one post of five', () => {
  it('is another design until somebody answers that the others were not calculated, and the report states the difference', async () => {
    const world = await aProject();
    const baseline = await world.upload('design-baseline', 'whole');
    const variant = await world.upload('design-optimization', 'one post of five');
    expect(await world.report(baseline, variant)).toContain('omvang verschilt: 4 posten minder');
    await world.answer({ id: variant, against: baseline }, ['posts'], 'not-calculated');
    const report = await world.report(baseline, variant);
    expect(report).not.toMatch(/minder (MKI|CO2) dan Variant 1/);
    expect(await concludedFrom(world)).toEqual(NOTHING);
  });

  it('is not whole as a bid, however low its MKI, until somebody answers that the others are not part of the work', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    const baseline = await world.upload('design-baseline', 'whole');
    const { applicant, calculation } = await world.bid('one post of five', 1_000_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'not-whole', rank: null, mki_score: null },
      work: { lacking_posts: 0, missing_posts: 4, fewer_posts: 4 },
    });
    expect(await world.choose(applicant)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('4 posten van de baseline staan er niet in') },
    });
    await world.answer({ id: calculation, against: baseline }, ['posts']);
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'scored', rank: 1 },
      work: { missing_posts: 0, fewer_posts: 4 },
    });
    expect((await world.choose(applicant)).status).toBe(200);
  });

  it('as the work as built proves no claim', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    await world.upload('design-baseline', 'whole');
    const { applicant } = await world.bid('honest', 1_000_000);
    await world.open();
    await world.choose(applicant);
    await world.set(sql`status = 'Design_Phase_Complete', asbuilt_scope_changed = false`);
    await world.upload('as-built-optimization', 'one post of five');
    expect((await world.bids())[0]?.realised_work).toMatchObject({ known: true, missing_posts: 4 });
  });
});

describe('an as-built baseline with a post of the bid in place of one of its own', () => {
  it('is not a baseline of the same work, however many posts each has of its own', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    await world.upload('design-baseline', 'whole');
    const { applicant } = await world.bid('with a tree', 1_000_000);
    await world.open();
    await world.choose(applicant);
    await world.set(sql`status = 'Design_Phase_Complete', asbuilt_scope_changed = true`);
    await world.upload('as-built-optimization', 'with a tree');
    const otherOwn = async () => (await world.bids())[0]?.other_own_posts;
    expect(await otherOwn()).toBeNull();
    await world.upload('as-built-baseline', 'a tree for the last post');
    expect(await otherOwn()).toBe(2);
    await world.upload('as-built-baseline', 'whole');
    expect(await otherOwn()).toBe(0);
  });
});

describe('work that moved to a group with another name, with a hundredth of a unit left in its place', () => {
  it('as the optimisation saves nothing', async () => {
    const world = await aProject();
    await world.upload('design-baseline', 'whole');
    await world.upload('design-optimization', 'work that went elsewhere');
    const { result, resultCo2, project, projectCo2, pairs, gauges, sectors } = await concludedFrom(world);
    expect({ result, resultCo2, project, projectCo2, pairs, gauges, sectors }).toEqual({
      ...{ result: null, resultCo2: null, project: null, projectCo2: null, pairs: null },
      ...{ gauges: [null, null], sectors: [] },
    });
  });

  it('as a bid has no score and no rank', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    await world.upload('design-baseline', 'whole');
    await world.bid('work that went elsewhere', 1_000_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({
      ...{ standing: 'not-whole', rank: null, mki_score: null },
      work: { lacking_posts: 5, missing_posts: 0, modules: expect.arrayContaining(['A4', 'C4']) },
    });
  });
});

describe('a bid', () => {
  it('counts once somebody answers what its empty cells mean, which the record states', async () => {
    const world = await aProject(true);
    await world.set(sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
      criteria_max_discount_eur = 50000, mki_manually_set = true, mki_upper_boundary_eur = 250,
      mki_lower_boundary_eur = 1, emvi_status = 'Locked', status = 'EMVI_Complete'`);
    const baseline = await world.upload('design-baseline', 'whole');
    const { applicant, calculation } = await world.bid('empty modules', 900_000);
    await world.open();
    expect((await world.bids())[0]?.standing).toBe('not-whole');
    await world.answer({ id: calculation, against: baseline }, SUBJECTS);
    expect((await world.bids())[0]).toMatchObject({ standing: 'scored', rank: 1 });
    expect((await world.choose(applicant)).status).toBe(200);
    expect(await world.record()).toContain('empty modules: module A4 bij 5 posten (');
  });

  it('that won and is not whole by another baseline stays the winner, without a rank, as an open point', async () => {
    const world = await aProject(true);
    await world.set(sql`scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
      criteria_max_discount_eur = 50000, mki_manually_set = true, mki_upper_boundary_eur = 250,
      mki_lower_boundary_eur = 1, emvi_status = 'Locked', status = 'EMVI_Complete'`);
    await world.upload('design-baseline', 'empty modules');
    const { applicant } = await world.bid('empty modules', 900_000);
    await world.open();
    expect((await world.choose(applicant)).status).toBe(200);
    const former = await world.record();
    expect(former).not.toContain('is niet volledig');
    await test.send('POST', `/api/v1/project/${world.project}/begin_correction/`, {
      token: staff.token,
      body: { reason: 'De baseline was niet de goede' },
    });
    await world.upload('design-baseline', 'whole');
    expect((await world.bids())[0]).toMatchObject({ standing: 'not-whole', rank: null, active: true });
    expect(await world.record()).toContain(
      'empty modules is als winnaar gekozen, maar de inschrijving is niet volledig.',
    );
  });

  it('is whole where no baseline is active to compare it with', async () => {
    const world = await aProject(true);
    await world.set(
      sql`mki_max_discount_eur = 250000, mki_upper_boundary_eur = 250, mki_lower_boundary_eur = 1`,
    );
    await world.bid('empty modules', 900_000);
    await world.open();
    expect((await world.bids())[0]).toMatchObject({ standing: 'scored', rank: 1, work: null });
  });

  it('that is not compared with the baseline yet is not whole', async () => {
    const world = await aProject(true);
    await world.upload('design-baseline', 'whole');
    const { calculation } = await world.bid('honest', 900_000);
    await forgetScopesOf(test.dependencies.database.queries, {
      id: calculation,
      organisationId: world.organisation,
    });
    await world.open();
    expect((await world.bids())[0]).toMatchObject({ standing: 'not-whole', work: { known: false } });
    await workOutAllScopes(test.dependencies.database);
    expect((await world.bids())[0]).toMatchObject({ standing: 'scored' });
  });
});
