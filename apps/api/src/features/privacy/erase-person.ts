import { randomBytes } from 'node:crypto';
import { changesBetween, endsWithHolder, type HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { deleteQueuedMail } from '../../platform/mail/queued-mails.queries.ts';
import { type Message, message } from '../../text/message.ts';
import { carryOutLeaving } from '../leaving/carry-out-leaving.ts';
import { listHeldIn, listHoldings } from '../leaving/holdings.queries.ts';
import { planAccountLeaving } from '../leaving/plan-account-leaving.ts';
import { lockAdministrators } from '../memberships/account-changes.queries.ts';
import { type AdminUserRow, lockAdminUser } from '../memberships/admin-users.queries.ts';
import { listAdministeredIds, lockOrganisations } from '../organisations/administrators.queries.ts';
import { refuseLastAdministrator } from '../organisations/refuse-last-administrator.ts';
import { forgetNames } from '../proof/proof.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import {
  deletePersonalRows,
  type ErasureFacts,
  emptyAccount,
  getErasureFacts,
  replaceCopiedNames,
  replaceNamesInHistory,
} from './erasure.queries.ts';
import { erasureMail } from './erasure-mails.ts';
import { findPerson, type Person } from './personal-data.queries.ts';
import { listWaitingMails } from './waiting-mails.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** The person to erase, and who does it. */
export interface Erasure {
  readonly accountId: string;
  readonly byId: string;
  /** the username, typed again */
  readonly confirmation: string;
  /** also in the history of projects whose bids were opened, once nobody must account for the award any more */
  readonly awards: boolean;
}

export interface Erased extends Pick<ErasureFacts, 'awardEntries'> {
  readonly pseudonym: string;
}

interface ErasurePreview extends ErasureFacts {
  /** number of holdings that work without signing in, and end */
  readonly holdings: number;
  readonly obstacle: Message | null;
}

/** Returns the effects of erasing a person, and why it cannot be done, where it can't. */
export async function previewErasure(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId, byId }: Pick<Erasure, 'accountId' | 'byId'>,
): Promise<Outcome<ErasurePreview>> {
  return database.transaction<Outcome<ErasurePreview>>(async (queries) => {
    const held = await hold(queries, { accountId, byId }, clock.now());
    if (!held) return NOT_FOUND;
    const holdings = (await listHoldings(queries, accountId, clock.now())).filter(({ kind }) =>
      endsWithHolder(kind),
    );
    const facts = await getErasureFacts(queries, held.person);
    return done({ ...facts, holdings: holdings.length, obstacle: held.obstacle });
  });
}

/**
 * Erases a person. The account remains under a pseudonym, since calculations, bids and the history refer to it; nothing
 * in it identifies the person. A second erasure, with `awards`, also removes the names that were retained.
 */
export async function erasePerson(
  dependencies: Needs,
  { accountId, byId, confirmation, awards }: Erasure,
): Promise<Outcome<Erased>> {
  const { database, clock, secret, settings } = dependencies;
  return database.transaction<Outcome<Erased>>(async (queries) => {
    const held = await hold(queries, { accountId, byId }, clock.now());
    if (!held) return NOT_FOUND;
    const { user, person, obstacle } = held;
    if (obstacle) return refused({ kind: 'conflict', message: obstacle });
    if (confirmation !== user.username) return invalidField('username', message('erasure-not-confirmed'));
    const facts = await getErasureFacts(queries, person);
    const again = user.state === 'erased';
    if (again && (!awards || facts.awardEntries === 0))
      return refused({ kind: 'conflict', message: message('person-erased') });
    const now = clock.now();
    // It is planned while the account is unchanged: nothing remains with a holder who no longer exists.
    const gone = { active: false, isStaff: false, dashboardType: 'viewer' } as const;
    const plan = await planAccountLeaving(queries, accountId, gone, {}, now);
    if (!plan.ok) return plan;
    const pseudonym = again ? person.username : `gewist-${randomBytes(6).toString('hex')}`;
    if (!again) {
      for (const { id } of await listWaitingMails(secret, queries, person.email))
        await deleteQueuedMail(queries, id);
      await emptyAccount(queries, accountId, { pseudonym, email: `${pseudonym}@gewist.invalid` }, now);
    }
    const emptied = await replaceNamesInHistory(queries, person, { pseudonym, awards });
    await forgetNames(queries, emptied);
    if (!again) {
      await replaceCopiedNames(queries, accountId, pseudonym);
      await deletePersonalRows(queries, person);
    }
    const left = again
      ? {}
      : await carryOutLeaving(dependencies, queries, plan.value, {
          ...{ at: now, accountId: byId, reason: 'erased', personName: pseudonym },
        });
    const kept = awards ? 0 : facts.awardEntries;
    await record(queries, {
      at: now,
      byId,
      account: { id: accountId, pseudonym },
      changes: {
        ...changesBetween({}, again ? { erasedFromAwards: true } : { erased: true, awardEntriesKept: kept }),
        ...left,
      },
    });
    if (!again) {
      const letter = { to: person.email, language: user.language, kept, projects: facts.awardProjects };
      await queueMail({ secret, clock }, queries, erasureMail(settings, letter));
    }
    return done({ pseudonym, awardEntries: kept });
  });
}

interface Held {
  readonly user: AdminUserRow;
  readonly person: Person;
  readonly obstacle: Message | null;
}

/** Locks the account, with what must not change meanwhile, in the order of other changes of accounts. */
async function hold(
  queries: Queries,
  { accountId, byId }: Pick<Erasure, 'accountId' | 'byId'>,
  now: Date,
): Promise<Held | null> {
  const administered = await listAdministeredIds(queries, accountId);
  await lockOrganisations(queries, [...administered, ...(await listHeldIn(queries, accountId, now))]);
  const staff = await lockAdministrators(queries);
  const user = await lockAdminUser(queries, accountId);
  const person = await findPerson(queries, accountId);
  if (!user || !person) return null;
  if (staff.length === 1 && staff.includes(accountId))
    return { user, person, obstacle: message('last-staff') };
  if (accountId === byId) return { user, person, obstacle: message('erase-own-account') };
  const alone = await refuseLastAdministrator(queries, accountId, administered);
  return { user, person, obstacle: alone?.refusal.kind === 'conflict' ? alone.refusal.message : null };
}

async function record(
  queries: Queries,
  event: {
    readonly at: Date;
    readonly byId: string;
    readonly account: { readonly id: string; readonly pseudonym: string };
    readonly changes: HistoryChanges;
  },
): Promise<void> {
  await recordHistory(queries, {
    at: event.at,
    accountId: event.byId,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id: event.account.id, name: event.account.pseudonym },
    action: 'changed',
    changes: event.changes,
  });
}
