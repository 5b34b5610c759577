import { randomUUID } from 'node:crypto';
import { listRows } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { insertProjectMember } from '../features/projects/members/project-members.queries.ts';
import { insertUnlockRequest } from '../features/projects/unlocking/unlock-requests.queries.ts';
import { addBidder, chooseBidder } from './bids.ts';
import { addIssued } from './issued.ts';
import type { TestApp } from './test-app.ts';
import { addOrganisation, addProject, addUser } from './world.ts';

/** Projects in every state that a call of staff needs, and people to add to a project and to remove from it. */
export interface ProjectSubjects {
  readonly openId: string;
  readonly lockedId: string;
  readonly completedId: string;
  /** its award model can be completed, and edited again */
  readonly tenderId: string;
  /** its award model remains complete */
  readonly modelledId: string;
  /** with a bidder who was chosen as the winner */
  readonly awardedId: string;
  /** its winner */
  readonly winnerId: string;
  /** with sealed bids; the opening of each can be requested once */
  readonly sealedIds: string[];
  /** returns, for a step after that one, a project in which this person may take it; null for every other step */
  readonly openingFor: (step: string, accountId: string | undefined) => Promise<string | null>;
  /** with open bids; a correction can be begun once in each */
  readonly openedIds: string[];
  /** with an open correction, which can be ended once */
  readonly correctedIds: string[];
  /** locked projects; unlocking each can be requested once */
  readonly askableIds: string[];
  /** requests to unlock a project; each can be refused once */
  readonly unlockRequestIds: string[];
  /** a member of the organisation who can witness the opening */
  readonly witnessId: string;
  /** a bidder of the project whose award model remains complete */
  readonly applicantId: string;
  /** further bidders, each can be deleted once */
  readonly applicantIds: string[];
  /** a deleted bidder, to be restored */
  readonly deletedApplicantId: string;
  /** members of the organisation without a project; each can be added once */
  readonly accountIds: string[];
  /** project members who can be removed, each once; one remains */
  readonly memberIds: string[];
}

export async function addProjectSubjects(
  app: TestApp,
  { organisationId, people }: { organisationId: string; people: number },
): Promise<ProjectSubjects> {
  const { queries } = app.dependencies.database;
  const openId = await addProject(app, organisationId, { name: 'Open' });
  const lockedId = await addProject(app, organisationId, { name: 'Op slot' });
  const completedId = await addProject(app, organisationId, { name: 'Gegund' });
  const staffedId = await addProject(app, organisationId, { name: 'Bemand' });
  await queries.execute(sql`UPDATE project SET locked = true WHERE id = ${lockedId}`);
  await queries.execute(sql`
    UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-02-01'
    WHERE id = ${completedId}`);
  const [tenderId, modelledId] = [await addTender(), await addTender()];
  await queries.execute(sql`
    UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${modelledId}`);
  const witness = { username: 'getuige', organisationIds: [organisationId] };
  const { accountId: witnessId, token } = await addUser(app, witness);
  await addIssued(
    queries,
    { id: modelledId, organisationId },
    { issuedAt: app.clock.now(), issuedBy: witnessId },
  );
  await openBids(modelledId, { correcting: true });
  const applicantId = await addBidder(queries, modelledId);
  const deletedApplicantId = await addBidder(queries, modelledId);
  await queries.execute(
    sql`UPDATE applicant SET deleted_at = ${app.clock.now()} WHERE id = ${deletedApplicantId}`,
  );
  const awardedId = await addTender();
  await queries.execute(sql`
    UPDATE project SET emvi_status = 'Locked', status = 'EMVI_Complete' WHERE id = ${awardedId}`);
  await openBids(awardedId, { correcting: true });
  const winnerId = await addBidder(queries, awardedId);
  await chooseBidder(app, token, winnerId);
  const sealedIds: string[] = [];
  const [openedIds, correctedIds]: [string[], string[]] = [[], []];
  const [askableIds, unlockRequestIds]: [string[], string[]] = [[], []];
  const applicantIds: string[] = [];
  for (let person = 0; person < people; person++) {
    const sealedId = await addTender();
    await queries.execute(sql`UPDATE project SET emvi_status = 'Locked' WHERE id = ${sealedId}`);
    await addBidder(queries, sealedId);
    await queries.execute(
      sql`UPDATE project SET emvi_status = 'Locked', seals_bids = true WHERE id = ${sealedId}`,
    );
    sealedIds.push(sealedId);
    applicantIds.push(await addBidder(queries, modelledId));
    const [openedId, correctedId] = [await addTender(), await addTender()];
    await openBids(openedId, { correcting: false });
    await openBids(correctedId, { correcting: true });
    askableIds.push(await addLocked());
    const request = {
      kind: 'unlock',
      accountId: witnessId,
      reason: 'Graag open',
      at: app.clock.now(),
    } as const;
    const asked = { id: await addLocked(), organisationId };
    unlockRequestIds.push((await insertUnlockRequest(queries, asked, request)) ?? '');
    openedIds.push(openedId);
    correctedIds.push(correctedId);
  }
  const accountIds: string[] = [];
  const memberIds: string[] = [];
  for (let person = 0; person < 2 * people; person++) {
    const { accountId } = await addUser(app, {
      username: `projectlid-${person}`,
      organisationIds: [organisationId],
    });
    if (person % 2 === 0) accountIds.push(accountId);
    else {
      const project = { id: staffedId, organisationId };
      const addition = { accountId, experience: '', now: app.clock.now() };
      const id = await insertProjectMember(queries, project, addition);
      if (id && memberIds.length < people - 1) memberIds.push(id);
    }
  }
  return {
    ...{ openId, lockedId, completedId, tenderId, modelledId, awardedId, winnerId, accountIds, memberIds },
    ...{ openedIds, correctedIds, askableIds, unlockRequestIds },
    ...{ sealedIds, witnessId, applicantId, applicantIds, deletedApplicantId, openingFor },
  };

  async function openingFor(step: string, accountId: string | undefined): Promise<string | null> {
    if (!['openBids', 'declineOpening', 'withdrawOpening'].includes(step) || !accountId) return null;
    // The provider confirms where there is no second member, and withdraws a request whose maker is gone.
    const [staff] = await listRows<{ is: boolean }>(
      queries,
      sql`SELECT is_staff AND dashboard_type <> 'viewer' AS is FROM account WHERE id = ${accountId}`,
    );
    const solo = staff?.is ? await addOrganisation(app, `solo-${randomUUID().slice(0, 8)}`) : null;
    const place = solo ?? organisationId;
    const id = await addTender(place);
    await addBidder(queries, id);
    const asks = step === 'withdrawOpening' ? accountId : witnessId;
    const only = { username: `enige-${randomUUID().slice(0, 8)}`, organisationIds: [place] };
    const asker = solo ? (await addUser(app, only)).accountId : asks;
    if (solo && step === 'withdrawOpening')
      await queries.execute(sql`UPDATE account SET active = false WHERE id = ${asker}`);
    const witness = solo ? null : asker === accountId ? witnessId : accountId;
    await queries.execute(sql`
      UPDATE project SET emvi_status = 'Locked', seals_bids = true, opening_asked_at = now(), opening_asked_by = ${asker},
        opening_witness = ${witness}, opening_asked_of = jsonb_build_object('award_model_version', award_model_version + 1,
          'bidders', (SELECT jsonb_agg(jsonb_build_object('uuid', id, 'name', name)) FROM applicant WHERE project_id = project.id))
      WHERE id = ${id}`);
    return id;
  }

  async function openBids(id: string, { correcting }: { correcting: boolean }): Promise<void> {
    await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${id}`);
    if (correcting)
      await queries.execute(sql`
        UPDATE project SET correction_begun_at = now(), correction_begun_by = ${witnessId},
          correction_reason = 'Een prijs is verkeerd overgenomen'
        WHERE id = ${id}`);
  }

  async function addLocked(): Promise<string> {
    const id = await addProject(app, organisationId, { name: 'Op slot' });
    await queries.execute(sql`UPDATE project SET locked = true WHERE id = ${id}`);
    return id;
  }

  async function addTender(place = organisationId): Promise<string> {
    const id = await addProject(app, place, { name: 'Aanbesteding', awardCriteria: true });
    await queries.execute(sql`
      UPDATE project SET scope_eur = 1000000, fictional_tender_benefit_eur = 300000, mki_max_discount_eur = 300000,
        mki_upper_boundary_eur = 100000, mki_lower_boundary_eur = 50000
      WHERE id = ${id}`);
    return id;
  }
}
