import {
  createToken,
  hashToken,
  insertAccount,
  insertMembership,
  insertSession,
  SESSION_MS,
  sql,
} from '@milieuspoor/api';
import type { RunningApp } from '../shared/running-app.ts';

/** A signed-in person, with the organisation, the project and the tender that they look at. */
export interface Person {
  readonly token: string;
  readonly slug: string;
  readonly project: string;
  readonly tender: string;
}

const BIDS = 8;

/** Gives each organisation a tender whose bids were opened, with a calculation for each of them. */
export async function addTenders({ dependencies }: RunningApp): Promise<void> {
  const { queries } = dependencies.database;
  await queries.execute(sql`
    INSERT INTO project (organisation_id, name, project_type, sector, contract_type, award_criteria, scope_eur,
      fictional_tender_benefit_eur, mki_max_discount_eur, criteria_max_discount_eur, mki_upper_boundary_eur,
      mki_lower_boundary_eur, mki_manually_set, bids_opened_at, created_at, modified_at)
    SELECT id, 'Aanbesteding', 'Reconstructie', 'infra-city', 'RAW', true, 1000000, 300000, 250000, 50000, 100000, 50000, true,
      now(), now(), now()
    FROM organisation WHERE slug <> 'bron'`);
  await queries.execute(sql`
    INSERT INTO applicant (organisation_id, project_id, name, quote_eur, criteria_discount_eur, created_at, modified_at)
    SELECT organisation_id, id, 'Inschrijver ' || number, 900000 + 10000 * number, 5000 * (number % 4), now(), now()
    FROM project, generate_series(1, ${BIDS}::int) AS number WHERE award_criteria`);
  await queries.execute(sql`
    INSERT INTO calculation (organisation_id, project_id, applicant_id, calculation_type, name, active, file_name, file_sha256,
      sets, headline_set, headline_mki_eur, headline_co2_kg, a1_weights_version, a2_weights_version, warnings, created_at)
    SELECT applicant.organisation_id, applicant.project_id, applicant.id, 'applicant', applicant.name, false, 'a.xlsx',
      original.file_sha256, original.sets, original.headline_set, 40000 + 8000 * (applicant.place % 8),
      original.headline_co2_kg, original.a1_weights_version, original.a2_weights_version, '[]', now()
    FROM applicant CROSS JOIN (SELECT * FROM calculation WHERE applicant_id IS NULL LIMIT 1) AS original`);
}

/** Adds people with a session each, spread over the organisations. */
export async function addPeople({ dependencies }: RunningApp, count: number): Promise<Person[]> {
  const { database } = dependencies;
  const places = (await database.queries.execute(sql`
    SELECT organisation.id, slug,
      (SELECT id FROM project WHERE organisation_id = organisation.id AND NOT award_criteria ORDER BY name LIMIT 1) AS project,
      (SELECT id FROM project WHERE organisation_id = organisation.id AND award_criteria LIMIT 1) AS tender
    FROM organisation WHERE slug <> 'bron' ORDER BY slug`)) as ({ id: string } & Omit<Person, 'token'>)[];
  const now = new Date();
  return database.transaction(async (queries) => {
    const people: Person[] = [];
    for (let index = 0; index < count; index++) {
      const place = places[index % places.length];
      if (!place) throw new Error('There are no organisations');
      const accountId = await insertAccount(queries, {
        username: `persoon-${index}`,
        email: `persoon-${index}@meting.example`,
        passwordHash: 'nobody signs in by password here',
        firstName: 'Persoon',
        lastName: String(index),
        tel: '',
        isStaff: false,
        dashboardType: 'member',
      });
      await insertMembership(queries, place.id, accountId);
      const token = createToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      await insertSession(queries, { tokenHash: hashToken(token), accountId, createdAt: now, expiresAt });
      const { slug, project, tender } = place;
      people.push({ token, slug, project, tender });
    }
    return people;
  });
}
