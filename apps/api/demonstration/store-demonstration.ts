import { createHash } from 'node:crypto';
import { BID_DATA, type WeightedSets, withEmpty } from '@milieuspoor/domain';
import { ANSWERS, type WorkbookQuestion } from '@milieuspoor/workbook';
import type { Database, Queries } from '../src/database/open-database.ts';
import { insertAccount } from '../src/features/accounts/accounts.queries.ts';
import { setWinnerReason } from '../src/features/award/winner/winner.queries.ts';
import { insertApplicant } from '../src/features/bids/applicants.queries.ts';
import { recordedBid } from '../src/features/bids/asked-bid.ts';
import { recordApplicant } from '../src/features/bids/record-applicant.ts';
import { insertCalculation } from '../src/features/calculations/figures/insert-calculation.queries.ts';
import type {
  GivenAnswer,
  StoredCalculation,
} from '../src/features/calculations/figures/stored-calculation.ts';
import { answersTo } from '../src/features/calculations/questions/ask-questions.ts';
import type { WorkbookReader } from '../src/features/calculations/reading/workbook-reader.ts';
import { workOutScopes } from '../src/features/calculations/scope/work-out-scopes.ts';
import { insertFaq } from '../src/features/help/faq.queries.ts';
import { insertMembership, insertOrganisation } from '../src/features/organisations/organisations.queries.ts';
import { insertProjectMember } from '../src/features/projects/members/project-members.queries.ts';
import { insertProject } from '../src/features/projects/projects.queries.ts';
import { findWeightedSets } from '../src/features/weights/find-weighted-sets.ts';
import type { Clock } from '../src/platform/clock.ts';
import { hashPassword } from '../src/platform/password-hash.ts';
import { insertDecision, storeProjectState } from './demonstration.queries.ts';
import { demonstrationCriteria, demonstrationValues } from './demonstration-criteria.ts';
import { frequentQuestions } from './demonstration-faq.ts';
import { recordProjectCreated, recordUpload } from './demonstration-history.ts';
import type { CalculationPlan, DemonstrationPlan, ProjectPlan, UserPlan } from './demonstration-plan.ts';
import { answerScopes, type StoredPlan } from './demonstration-scope.ts';
import { calculationWorkbook } from './demonstration-workbooks.ts';
import { plannedDays } from './planned-days.ts';
import { storeTenderSteps } from './store-tender-steps.ts';
import { tenderBoundaries } from './tender-boundaries.ts';

type Ids = ReadonlyMap<string, string>;

interface ReadPlan {
  readonly plan: CalculationPlan;
  readonly fileName: string;
  readonly calculation: StoredCalculation;
  readonly answers: readonly GivenAnswer[];
}

export interface DemonstrationDependencies {
  readonly database: Database;
  readonly workbookReader: WorkbookReader;
  readonly clock: Clock;
}

/**
 * Prepares the demonstration: its workbooks are imported like all others. Returns a function that stores everything,
 * with the decision that it was made, and that must run in one transaction.
 */
export async function readDemonstration(
  { database, workbookReader, clock }: DemonstrationDependencies,
  plan: DemonstrationPlan,
  password: string,
): Promise<(queries: Queries) => Promise<void>> {
  const passwordHash = await hashPassword(password);
  const weights = await findWeightedSets({ database, clock });
  const readerVersion = await workbookReader.version();
  const calculations = new Map<ProjectPlan, ReadPlan[]>();
  for (const project of plan.projects)
    calculations.set(
      project,
      await Promise.all(project.calculations.map((each) => readPlan(workbookReader, each, weights))),
    );

  return async (queries) => {
    const madeAt = clock.now();
    const organisations = await storeOrganisations(queries, plan);
    const accounts = await storeAccounts(queries, plan, organisations, passwordHash);
    for (const [project, read] of calculations)
      await storeProject(queries, project, read, {
        organisations,
        accounts,
        team: teamOf(project, plan),
        staff: plan.users.find(({ isStaff }) => isStaff),
        madeAt,
        readerVersion,
      });
    for (const question of frequentQuestions) await insertFaq(queries, question);
    await insertDecision(queries, 'made', madeAt);
  };
}

/** The party for which the reader reads: not a real one, since the organisations are made with what was read. */
const DEMONSTRATION = { organisationId: 'demonstration', memberId: 'demonstration' } as const;

async function readPlan(
  workbookReader: WorkbookReader,
  plan: CalculationPlan,
  weights: WeightedSets,
): Promise<ReadPlan> {
  const { fileName, bytes } = await calculationWorkbook(plan);
  const reading = await workbookReader.read({
    bytes: new Uint8Array(bytes),
    fileName,
    weights,
    ...DEMONSTRATION,
  });
  if (reading.kind !== 'read') throw new Error(`The demonstration workbook ${fileName} cannot be read`);
  const { questions } = reading.doubts;
  const answers = Object.fromEntries(questions.map((question) => [question.id, answerOf(question)]));
  return { plan, fileName, calculation: reading.calculation, answers: answersTo(questions, answers) };
}

/** Returns what the invented calculators answered: all is right, and no value has the national database's mark-up. */
function answerOf({ kind }: WorkbookQuestion): string {
  return kind === 'category-3' ? ANSWERS.notIncluded : ANSWERS.confirmed;
}

async function storeOrganisations(queries: Queries, plan: DemonstrationPlan): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { telephone, ...organisation } of plan.organisations)
    ids.set(organisation.slug, await insertOrganisation(queries, { ...organisation, telNumber: telephone }));
  return ids;
}

async function storeAccounts(
  queries: Queries,
  plan: DemonstrationPlan,
  organisations: Ids,
  passwordHash: string,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { organisations: slugs, administers = [], telephone, ...user } of plan.users) {
    const id = await insertAccount(queries, { ...user, tel: telephone, passwordHash });
    ids.set(user.username, id);
    for (const slug of slugs)
      await insertMembership(queries, idOf(organisations, slug), id, administers.includes(slug));
  }
  return ids;
}

async function storeProject(
  queries: Queries,
  plan: ProjectPlan,
  calculations: readonly ReadPlan[],
  {
    organisations,
    accounts,
    team,
    staff,
    madeAt,
    readerVersion,
  }: {
    organisations: Ids;
    accounts: Ids;
    team: readonly UserPlan[];
    staff: UserPlan | undefined;
    madeAt: Date;
    readerVersion: string;
  },
): Promise<void> {
  const organisationId = idOf(organisations, plan.organisation);
  const planned = plannedDays(plan, madeAt);
  const projectId = await insertProject(
    queries,
    organisationId,
    { ...plan, ...planned },
    new Date(plan.createdAt),
  );
  const accountId = idOf(accounts, plan.createdBy);
  const event = { accountId, organisationId, projectId };
  await recordProjectCreated(queries, event, { ...plan, ...planned });
  for (const { username } of team)
    await insertProjectMember(
      queries,
      { id: projectId, organisationId },
      { accountId: idOf(accounts, username), experience: '', now: new Date(plan.createdAt) },
    );
  const stored: StoredPlan[] = [];
  for (const read of calculations) {
    const id = await insertCalculation(queries, {
      organisationId,
      projectId,
      calculationType: read.plan.type,
      applicantId: await storeBidder(queries, event, plan, read.plan),
      name: read.plan.name,
      notes: read.plan.notes,
      active: read.plan.active,
      includeInReport: read.plan.includeInReport,
      fileName: read.fileName,
      fileSha256: createHash('sha256').update(read.calculation.fileBytes).digest(),
      readerVersion,
      uploadedBy: accountId,
      createdAt: new Date(read.plan.createdAt),
      calculation: read.calculation,
      answers: read.answers,
    });
    await recordUpload(queries, event, { id, ...read });
    stored.push({ id, ...read });
  }
  const project = { id: projectId, organisationId, name: plan.name };
  await answerScopes(queries, { accountId, project }, plan, stored);
  await workOutScopes(queries, project);
  await storeProjectState(queries, project, plan, tenderBoundaries(plan));
  if (staff)
    await storeTenderSteps(queries, {
      project,
      plan,
      team,
      staff,
      idOf: ({ username }) => idOf(accounts, username),
    });
}

/** Stores the bidder of a calculation; null for one of the organisation's own. */
async function storeBidder(
  queries: Queries,
  { accountId, organisationId, projectId }: { accountId: string; organisationId: string; projectId: string },
  tender: ProjectPlan,
  { bidder, createdAt }: CalculationPlan,
): Promise<string | null> {
  if (!bidder) return null;
  const [project, at] = [{ id: projectId, organisationId }, new Date(createdAt)];
  const { name, quoteEur, criteriaDiscountEur, winnerReason } = bidder;
  const given = { criteriaValues: demonstrationValues(tender, bidder), criteriaMarks: {} };
  const bid = { ...withEmpty(BID_DATA, { name, quoteEur, criteriaDiscountEur }), ...given };
  const id = await insertApplicant(queries, project, { ...bid, enteredBy: accountId, now: at });
  if (winnerReason) await setWinnerReason(queries, { id, organisationId }, winnerReason);
  await recordApplicant(queries, {
    ...{ at, accountId, project, applicant: { id, name: bidder.name } },
    ...{ action: 'created', before: {}, after: recordedBid(bid, demonstrationCriteria(tender)) },
  });
  return id;
}

/** Returns the maker of a project, and the colleagues who may work on it. */
function teamOf(project: ProjectPlan, { users }: DemonstrationPlan): readonly UserPlan[] {
  const starter = users.filter(({ username }) => username === project.createdBy);
  const colleagues = users.filter(
    ({ organisations, dashboardType, isStaff }) =>
      organisations.includes(project.organisation) && dashboardType !== 'viewer' && !isStaff,
  );
  return [...new Set([...starter, ...colleagues])];
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demonstration speaks of ${key}, which it does not have`);
  return id;
}
