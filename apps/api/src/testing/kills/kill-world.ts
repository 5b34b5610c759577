import type { ProjectData } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { insertAccount } from '../../features/accounts/accounts.queries.ts';
import { createToken, hashToken, SESSION_MS } from '../../features/accounts/sessions/session-token.ts';
import { insertSession } from '../../features/accounts/sessions/sessions.queries.ts';
import { insertMembership, insertOrganisation } from '../../features/organisations/organisations.queries.ts';
import { insertProject } from '../../features/projects/projects.queries.ts';
import { addBidder } from '../bids.ts';

const DAY_MS = 86_400_000;

export interface Person {
  readonly accountId: string;
  readonly token: string;
}

/** One in two is sealed; one in two is issued again with other criteria, and has calculations of all its bids. */
interface Tender {
  readonly project: string;
  readonly isSealed: boolean;
  readonly isLong: boolean;
}

/**
 * The people who work while the server is killed, and their objects; a tender and a project to complete for each time.
 */
export interface KillWorld {
  readonly member: Person;
  readonly witness: Person;
  readonly staff: Person;
  readonly edited: readonly string[];
  readonly uploadedTo: readonly string[];
  /** a tender in which the targets and the price of a bid change all the time */
  readonly targets: { readonly project: string; readonly applicant: string };
  readonly tenders: readonly Tender[];
  readonly completed: readonly string[];
}

const PLAIN = {
  projectType: 'Reconstructie',
  sector: 'infra-city',
  contractType: 'RAW',
  awardCriteria: false,
} satisfies Partial<ProjectData>;

export async function makeKillWorld({ transaction }: Database, times: number): Promise<KillWorld> {
  const now = new Date();
  return transaction(async (queries) => {
    const organisation = await insertOrganisation(queries, {
      slug: 'alfa',
      name: 'Organisatie alfa',
      email: 'info@alfa.example',
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
      // The days of the run pass faster than those of the calendar.
      const expiresAt = new Date(now.getTime() + SESSION_MS + times * DAY_MS);
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
    const member = await person('an');
    const [targets = ''] = await projects(1, 'Streefwaarden', { awardCriteria: true });
    await queries.execute(sql`
      UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 250000,
        criteria_max_discount_eur = 50000, mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000,
        mki_manually_set = true
      WHERE id = ${targets}`);
    const applicant = await addBidder(queries, targets, { enteredBy: member.accountId });
    const tenders = await projects(times, 'Tender', { awardCriteria: true });
    const isSealed = (at: number) => at % 2 === 0;
    await queries.execute(sql`
      UPDATE project SET seals_bids = true WHERE id = ANY(${sql.param(tenders.filter((_, at) => isSealed(at)))}::uuid[])`);
    return {
      member,
      witness: await person('bo'),
      staff: await person('medewerker', true),
      edited: await projects(1, 'Bewerkt'),
      uploadedTo: await projects(1, 'Geladen'),
      targets: { project: targets, applicant },
      tenders: tenders.map((project, at) => ({ project, isSealed: isSealed(at), isLong: at % 4 < 2 })),
      completed: await projects(times, 'Voltooid'),
    };
  });
}
