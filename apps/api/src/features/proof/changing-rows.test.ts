import { randomUUID } from 'node:crypto';
import type { Applicant, Calculation } from '@milieuspoor/contract';
import { PROOF_FORM } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { makeDigestsWithin, tampered } from '../../testing/faults/tampered.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';
import { FIGURES_SHA256 } from '../calculations/figures/figures-hash.queries.ts';
import { joinDigest } from './digest-file.ts';
import { makeDigests } from './make-digests.ts';
import { tellVerification } from './verify/tell-verification.ts';
import { type Verified, verifyProof } from './verify/verify-proof.ts';

// This is the whole life of a sealed tender with two bids: each action is followed by the digest of its day.

let tender: TenderActs;
let project: string;
let north: string;
let south: string;
let spare: string;
let day = 2;

const CRITERION = { id: randomUUID(), name: 'Hinder', maxDiscountEur: 50_000 };

const send = async (method: 'POST' | 'PATCH' | 'DELETE', address: string, body?: object, as = tender.an) => {
  const answer = await tender.test.send(method, `/api/v1/${address}`, {
    token: as.token,
    ...(body ? { body } : {}),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer;
};

const enter = async (name: string, price: number) => {
  const criteria = [{ name: 'Hinder', value: 10_000 }];
  const { body } = await send('POST', 'applicant/', { project, name, quote_price: price, criteria });
  return (body as Applicant).uuid;
};

/** Makes the digest of the day on which something was done; another day begins. */
async function endDay(): Promise<void> {
  day++;
  tender.test.clock.moment = new Date(Date.UTC(2026, 2, day, 9));
  await makeDigests(tender.test.dependencies);
}

const ownOf = (verified: readonly Verified[]) => {
  const own = verified.find(({ tenantId }) => tenantId === tender.organisation);
  if (!own) throw new Error('The organisation was verified');
  return own;
};
const verify = async () => ownOf(await verifyProof(tender.test.dependencies.database, null));

/** Returns the findings of a verification: the kind of row, and, for a changed row, what has changed. */
const toldOf = ({ differences }: Verified) =>
  differences.map((each) =>
    'row' in each ? [each.row, each.kind, ...(each.fields ?? [])].join(' ') : each.kind,
  );

const tamper = async (...statements: readonly SQL[]) =>
  toldOf(ownOf(await tampered(tender.test, statements)));

beforeAll(async () => {
  tender = await startTenderActs();
  tender.test.clock.moment = new Date(Date.UTC(2026, 2, day, 9));
  project = await tender.addTender({ sealed: true });
  await tender.set(project, sql`emvi_status = 'Locked', criteria = ${JSON.stringify([CRITERION])}::jsonb`);
  await tender.activateBaseline(project, 100_000);
  [north, south] = await Promise.all([enter('Noord', 900_000), enter('Zuid', 950_000)]);
  for (const [uuid, mkiEur] of [
    [north, 75_000],
    [south, 60_000],
  ] as const)
    expect((await tender.uploadBid(uuid, mkiEur)).status).toBe(201);
  const { body } = await tender.upload({ project, calculation_type: 'design-baseline' }, 120_000);
  spare = (body as Calculation).uuid;
  await endDay();
});
afterAll(() => tender.test.close());

describe('a permitted change', () => {
  it.each<[what: string, act: () => Promise<unknown>]>([
    ['nothing', async () => {}],
    [
      'the price and a criterion of a sealed bid',
      () =>
        send('PATCH', `applicant/${north}/`, {
          quote_price: 890_000,
          criteria: [{ name: 'Hinder', value: 20_000 }],
        }),
    ],
    [
      'the price of a bid that is deleted and restored',
      async () => {
        await send('PATCH', `applicant/${south}/`, { quote_price: 940_000 });
        expect((await tender.remove(south)).status).toBe(204);
        await send('POST', `applicant/${south}/restore/`);
      },
    ],
    [
      'a bid that is deleted',
      async () => {
        // It is evening: a day later it can no longer be restored.
        const { clock } = tender.test;
        clock.moment = new Date(clock.moment.getTime() + 11 * 3_600_000);
        expect((await tender.remove(south)).status).toBe(204);
      },
    ],
    ['a bid that is brought back with its calculation', () => send('POST', `applicant/${south}/restore/`)],
    [
      'another calculation of a bid',
      async () => {
        expect((await tender.uploadBid(south, 62_000)).status).toBe(201);
      },
    ],
    [
      'the opening of the bids',
      async () => {
        expect((await tender.open(project)).status).toBe(200);
      },
    ],
    [
      'a correction of the price, the model and a bidder',
      async () => {
        await tender.correct(project);
        await send('PATCH', `applicant/${north}/`, { quote_price: 880_000, name: 'Noord BV' });
        await send('POST', `project/${project}/toggle_emvi/`);
        await send('PATCH', `project/${project}/`, { mki_lower_boundary: 55_000, mki_penalty_factor: 2 });
        await send('POST', `project/${project}/toggle_emvi/`);
      },
    ],
    ['the end of a correction', () => send('POST', `project/${project}/end_correction/`)],
    [
      'a winner',
      () => send('PATCH', `applicant/${north}/`, { active: true, winner_reason: 'Zo is het besloten' }),
    ],
    [
      'another winner, and the name of the project',
      async () => {
        await send('PATCH', `applicant/${south}/`, { active: true, winner_reason: 'Toch niet Noord' });
        await send('PATCH', `project/${project}/`, { project_name: 'Een andere naam' });
      },
    ],
    [
      'a bid that is withdrawn',
      () =>
        send('PATCH', `applicant/${north}/`, {
          ruling: { as: 'withdrawn', reason: 'Per brief van gisteren' },
        }),
    ],
    [
      'a calculation that is renamed, deleted and restored',
      async () => {
        await send('PATCH', `project-calculation/${spare}/`, { name: 'Anders' });
        await send('DELETE', `project-calculation/${spare}/`);
        await send('POST', `project-calculation/${spare}/restore/`);
      },
    ],
    [
      'the award',
      () =>
        send('PATCH', `project/${project}/`, {
          project_status: 'Design_Phase_Complete',
          design_phase_complete_date: '2026-03-10',
        }),
    ],
    [
      'a phase that is opened again',
      () => send('POST', `project/${project}/reopen/`, { reason: 'Een bezwaar is gegrond' }, tender.staff),
    ],
  ])('still verifies: %s', async (_what, act) => {
    await act();
    expect(toldOf(await verify())).toEqual([]);
    await endDay();
    expect(toldOf(await verify())).toEqual([]);
  });
});

/** The columns of a table that no digest vouches for, each with its reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  applicant: [
    // These identify the row, and its place among the others.
    ...['id', 'organisation_id', 'place'],
    // These change with every change.
    ...['revision', 'modified_at'],
  ],
  calculation: [
    ...['id', 'organisation_id', 'revision', 'modified_at', 'name', 'notes', 'include_in_report', 'warnings'],
    // These belong to the file.
    ...['file_name', 'file_sha256', 'uploaded_by', 'created_at'],
    // These say which code read it; the hash is computed from the figures themselves during the verification.
    ...['reader_version', 'figures_sha256'],
  ],
  project: [
    ...[
      'id',
      'organisation_id',
      'revision',
      'own_revision',
      'award_model_version',
      'modified_at',
      'created_at',
    ],
    ...[
      'name',
      'description',
      'location',
      'latitude',
      'longitude',
      'project_type',
      'sector',
      'made_by_request',
    ],
    ...[
      'planned_award_date',
      'planned_completion_date',
      'award_reminded_for',
      'completion_reminded_for',
      'locked',
    ],
    // These belong to the simulation, and to a message on a screen.
    ...['expected_number_of_applicants', 'applicants_criteria_discount_wiped'],
    // These say where a value came from, and the value itself is vouched for.
    ...['reference_calculation_id', 'reference_calculation_name'],
    // A request is no fact yet, and its result is one.
    ...['opening_asked_at', 'opening_asked_by', 'opening_witness', 'opening_asked_of'],
    ...['bids_opened_model_version', 'correction_begun_by', 'correction_reason'],
  ],
};

/** The values that an owner of the database puts into a column, and the name of each in a verification. */
const CHANGED: readonly (readonly [table: string, column: string, value: SQL, field: string])[] = [
  ['applicant', 'project_id', sql`(SELECT id FROM project WHERE name = 'Ander')`, 'projectId'],
  ['applicant', 'name', sql`'Noorderlicht'`, 'name'],
  ['applicant', 'quote_eur', sql`quote_eur - 1`, 'quoteEur'],
  ['applicant', 'criteria_discount_eur', sql`30000`, 'criteriaDiscountEur'],
  ['applicant', 'criteria_values', sql`'{"x": 30000}'`, 'criteriaValues'],
  ['applicant', 'criteria_marks', sql`'{"x": {"permille": 500, "reason": null}}'`, 'criteriaMarks'],
  ['applicant', 'ruling', sql`'invalid'`, 'ruling'],
  ['applicant', 'ruling_reason', sql`'Een andere reden'`, 'rulingReason'],
  ['applicant', 'ruled_at', sql`ruled_at + interval '1 second'`, 'ruledAt'],
  ['applicant', 'winner_reason', sql`'Een andere reden'`, 'winnerReason'],
  ['applicant', 'deleted_at', sql`now()`, 'deleted'],
  ['applicant', 'entered_by', sql`(SELECT id FROM account WHERE username = 'bo')`, 'enteredBy'],
  ['applicant', 'created_at', sql`created_at - interval '1 second'`, 'createdAt'],
  ['calculation', 'project_id', sql`(SELECT id FROM project WHERE name = 'Ander')`, 'projectId'],
  ['calculation', 'calculation_type', sql`'as-built-optimization'`, 'calculationType'],
  ['calculation', 'applicant_id', sql`gen_random_uuid()`, 'applicantId'],
  ['calculation', 'active', sql`false`, 'active'],
  ['calculation', 'deleted_at', sql`now()`, 'deleted'],
  ['calculation', 'answers', sql`'[{"question": 1}]'`, 'answers'],
  ['calculation', 'sets', sql`'{a1,a2}'`, 'sets'],
  ['calculation', 'headline_set', sql`CASE headline_set WHEN 'a1' THEN 'a2' ELSE 'a1' END`, 'headlineSet'],
  ['calculation', 'headline_mki_eur', sql`headline_mki_eur + 1`, 'headlineMkiEur'],
  ['calculation', 'headline_co2_kg', sql`12345`, 'headlineCo2Kg'],
  ['calculation', 'a1_weights_version', sql`'een andere'`, 'a1WeightsVersion'],
  ['calculation', 'a2_weights_version', sql`'een andere'`, 'a2WeightsVersion'],
  ['project', 'contract_type', sql`'UAV-GC'`, 'contractType'],
  ['project', 'award_criteria', sql`NOT award_criteria`, 'awardCriteria'],
  ['project', 'status', sql`'Project_Complete'`, 'status'],
  ['project', 'emvi_status', sql`'Unlocked'`, 'emviStatus'],
  ['project', 'asbuilt_scope_changed', sql`true`, 'asbuiltScopeChanged'],
  ['project', 'design_phase_complete_date', sql`'2026-03-09'`, 'designPhaseCompleteDate'],
  ['project', 'project_complete_date', sql`'2026-03-09'`, 'projectCompleteDate'],
  ['project', 'scope_eur', sql`1`, 'scopeEur'],
  ['project', 'fictional_tender_benefit_eur', sql`1`, 'fictionalTenderBenefitEur'],
  ['project', 'mki_max_discount_eur', sql`1`, 'mkiMaxDiscountEur'],
  ['project', 'criteria_max_discount_eur', sql`1`, 'criteriaMaxDiscountEur'],
  ['project', 'mki_upper_boundary_eur', sql`100001`, 'mkiUpperBoundaryEur'],
  ['project', 'mki_lower_boundary_eur', sql`50001`, 'mkiLowerBoundaryEur'],
  ['project', 'mki_manually_set', sql`NOT mki_manually_set`, 'mkiManuallySet'],
  ['project', 'mki_ceiling_eur', sql`90000`, 'mkiCeilingEur'],
  ['project', 'discount_steps', sql`'[]'`, 'discountSteps'],
  ['project', 'criteria', sql`'[]'`, 'criteria'],
  ['project', 'asked_modules', sql`'["A4"]'`, 'askedModules'],
  ['project', 'penalty_factor', sql`9`, 'penaltyFactor'],
  ['project', 'seals_bids', sql`NOT seals_bids`, 'sealsBids'],
  ['project', 'bids_opened_at', sql`bids_opened_at - interval '1 second'`, 'bidsOpenedAt'],
  ['project', 'correction_begun_at', sql`now()`, 'correction'],
];

const KIND = { applicant: 'bid', calculation: 'calculation', project: 'project' } as const;

/**
 * Returns the statement that changes rows of a table: the withdrawn bid, the calculations of the winning one, and the
 * project.
 */
const changing = (table: string, column: string, value: SQL): SQL => sql`
  UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}
  WHERE ${table === 'applicant' ? sql`id = ${north}` : table === 'project' ? sql`id = ${project}` : sql`applicant_id = ${south}`}`;

/** Switches off the rules and the references of a table, as an owner of the database can. */
const WITHOUT_RULES = sql`DO $$
  DECLARE each record;
  BEGIN
    FOR each IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
      WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.owner, each.conname);
    END LOOP;
  END $$`;

describe('a change in the database by its owner', () => {
  beforeAll(async () => {
    const other = await tender.addTender();
    await tender.set(other, sql`name = 'Ander'`);
    await endDay();
  });

  it('is tried in every column, except those that are left out with a reason', async () => {
    const columns = await listRows<{ table: string; column: string }>(
      tender.test.dependencies.database.queries,
      sql`
        SELECT table_name::text AS table, column_name::text AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name IN ('applicant', 'calculation', 'project')`,
    );
    const known = [
      ...CHANGED.map(([table, column]) => `${table}.${column}`),
      ...Object.entries(LEFT_OUT).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    ];
    expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
  });

  it.each(CHANGED)('is named: %s.%s', async (table, column, value, field) => {
    const kind = KIND[table as keyof typeof KIND];
    const found = await tamper(WITHOUT_RULES, changing(table, column, value));
    expect(found).toContain(`${kind} row-changed ${field}`);
  });

  const item = sql`UPDATE calculation_item SET quantity = quantity + 1`;
  it.each<[what: string, statements: readonly SQL[]]>([
    ['an item', [item]],
    ['a total', [sql`UPDATE calculation_total SET a1_mki_eur[1] = a1_mki_eur[1] + 1`]],
    ['what sides are compared by', [sql`UPDATE calculation_comparable SET a1_mki_eur = 1`]],
    ['a ratio', [sql`UPDATE calculation_ratio_total SET mki_eur = mki_eur + 1`]],
    ['an item that is removed', [sql`DELETE FROM calculation_item`]],
    [
      'an item with the hash that was kept of it',
      [item, sql`UPDATE calculation SET figures_sha256 = ${FIGURES_SHA256}`],
    ],
  ])('is named: %s', async (_what, statements) => {
    const found = await tamper(...statements);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['calculation row-changed figures']));
  });

  it('is reported by bidder and by field, without a value', async () => {
    const verified = await tampered(tender.test, [
      sql`UPDATE applicant SET quote_eur = 123456 WHERE id = ${south}`,
    ]);
    const told = tellVerification(verified, tender.test.clock.now());
    expect(told).toContain(
      `VERSCHIL project Een andere naam: inschrijving ‘Zuid’ (${south}), inschrijfprijs gewijzigd zonder dat de geschiedenis het zegt (vingerafdruk van `,
    );
    expect(told).not.toContain('123456');
  });

  it('is also reported once a digest includes it, and then for good', async () => {
    const later = new Date(Date.UTC(2026, 2, day + 1, 9));
    const verified = await tampered(
      tender.test,
      [sql`UPDATE applicant SET quote_eur = 1 WHERE id = ${south}`],
      {
        after: async (queries) => {
          await makeDigestsWithin(tender.test, queries, later);
          await queries.execute(sql`UPDATE applicant SET quote_eur = 940000 WHERE id = ${south}`);
          await makeDigestsWithin(tender.test, queries, new Date(later.getTime() + 86_400_000));
        },
      },
    );
    expect(toldOf(ownOf(verified))).toEqual(['bid row-changed quoteEur', 'bid row-changed quoteEur']);
  });

  it('is reported although somebody changed the same row with permission on that day', async () => {
    const { uuid } = await tender.enter(await tender.addTender(), 'West', 500_000);
    await endDay();
    await send('PATCH', `applicant/${uuid}/`, { quote_price: 490_000 });
    expect(await tamper(sql`UPDATE applicant SET quote_eur = 480000 WHERE id = ${uuid}`)).toEqual([
      'bid row-changed quoteEur',
    ]);
    expect(await tamper(sql`UPDATE applicant SET criteria_discount_eur = 5 WHERE id = ${uuid}`)).toEqual([
      'bid row-changed criteriaDiscountEur',
    ]);
  });

  it('can be a row that was added or removed, or the stored data of one', async () => {
    expect(await tamper(WITHOUT_RULES, sql`DELETE FROM applicant WHERE id = ${south}`)).toContain(
      'bid row-removed',
    );
    expect(
      await tamper(sql`
        INSERT INTO applicant (organisation_id, project_id, name, quote_eur, created_at, modified_at)
        SELECT organisation_id, project_id, 'Achteraf', 1, '2026-03-02T10:00:00Z', now() FROM applicant WHERE id = ${south}`),
    ).toEqual(['bid row-added']);
    expect(
      await tamper(
        sql`UPDATE proof_state SET content = replace(content, '940000', '1') WHERE row_id = ${south}`,
        sql`UPDATE applicant SET quote_eur = 1 WHERE id = ${south}`,
      ),
    ).toContain('bid row-changed');
    expect(await tamper(sql`DELETE FROM proof_state WHERE row_id = ${south}`)).toContain('bid salt-missing');
  });
});

it('is no added row when an older digest did not cover such rows yet', async () => {
  const former = joinDigest(
    {
      product: 'Milieuspoor',
      form: { ...PROOF_FORM, number: 1, person_fields: [], person_subjects: [] },
      organization: tender.organisation,
      number: 1,
      day: '2026-03-20',
      made_at: '2026-03-21T00:10:00.000Z',
      previous: null,
    },
    [],
  );
  const ofOwn = sql`tenant_id = ${tender.organisation}`;
  const verified = await tampered(
    tender.test,
    [
      sql`DELETE FROM proof_state WHERE ${ofOwn}`,
      sql`DELETE FROM proof_leaf WHERE ${ofOwn}`,
      sql`DELETE FROM proof_digest WHERE ${ofOwn}`,
      sql`INSERT INTO proof_digest (number, day, made_at, leaves, bytes, sha256, tenant_id)
        VALUES (1, '2026-03-20', '2026-03-21', 0, ${former}, sha256(${former}::bytea), ${tender.organisation})`,
      sql`UPDATE proof_chain SET number = 1, day = '2026-03-20', sha256 = sha256(${former}::bytea) WHERE ${ofOwn}`,
    ],
    { after: (queries) => makeDigestsWithin(tender.test, queries, new Date(Date.UTC(2026, 3, 1, 9))) },
  );
  const own = ownOf(verified);
  expect(own.digests).toBe(2);
  expect(own.looked.bid).toBeGreaterThan(1);
  const told = toldOf(own);
  expect(told).toContain('history row-added');
  expect(told.filter((each) => /^(bid|calculation|project) /.test(each))).toEqual([]);
});
