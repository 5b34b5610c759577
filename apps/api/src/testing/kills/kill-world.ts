import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { insertAccount } from '../../features/accounts/accounts.queries.ts';
import { createToken, hashToken, SESSION_MS } from '../../features/accounts/sessions/session-token.ts';
import { insertSession } from '../../features/accounts/sessions/sessions.queries.ts';
import { insertMembership, insertOrganisation } from '../../features/organisations/organisations.queries.ts';
import { insertProject, type ProjectData } from '../../features/projects/projects.queries.ts';

interface Person {
  readonly accountId: string;
  readonly token: string;
}

/** Who works while the server is killed, and on what; a tender and a project to complete for each time. */
export interface KillWorld {
  readonly member: Person;
  readonly witness: Person;
  readonly staff: Person;
  readonly edited: readonly string[];
  readonly uploadedTo: readonly string[];
  readonly tenders: readonly string[];
  readonly completed: readonly string[];
}

const PLAIN = {
  description: '',
  location: '',
  latitude: null,
  longitude: null,
  projectType: 'Reconstructie',
  sector: 'infra-city',
  contractType: 'RAW',
  awardCriteria: false,
} satisfies Omit<ProjectData, 'name' | 'plannedAwardDate' | 'plannedCompletionDate'>;

export async function makeKillWorld({ transaction }: Database, times: number): Promise<KillWorld> {
  const now = new Date();
  return transaction(async (queries) => {
    const organisation = await insertOrganisation(queries, {
      slug: 'alfa',
      name: 'Organisatie alfa',
      email: 'info@alfa.example',
      telNumber: '',
      contact: '',
    });
    const person = async (username: string, isStaff = false): Promise<Person> => {
      const accountId = await insertAccount(queries, {
        username,
        email: `${username}@alfa.example`,
        passwordHash: 'nobody signs in',
        firstName: username,
        lastName: '',
        tel: '',
        isStaff,
        dashboardType: 'member',
      });
      if (!isStaff) await insertMembership(queries, organisation, accountId);
      const token = createToken();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      await insertSession(queries, { tokenHash: hashToken(token), accountId, createdAt: now, expiresAt });
      return { accountId, token };
    };
    const projects = async (count: number, name: string, data: Partial<ProjectData> = {}) => {
      const ids: string[] = [];
      for (let at = 0; at < count; at++)
        ids.push(
          await insertProject(queries, organisation, { ...PLAIN, name: `${name} ${at}`, ...data }, now),
        );
      return ids;
    };
    const world: KillWorld = {
      member: await person('an'),
      witness: await person('bo'),
      staff: await person('medewerker', true),
      edited: await projects(2, 'Bewerkt'),
      uploadedTo: await projects(2, 'Geladen'),
      tenders: await projects(times, 'Tender', { awardCriteria: true }),
      completed: await projects(times, 'Voltooid'),
    };
    await queries.execute(sql`
      UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
        criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
        mki_manually_set = true, seals_bids = true
      WHERE award_criteria`);
    return world;
  });
}
