import { type ChangesOf, formatModified, type RecordedField } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { recordHistory } from '../../../record/record-history.queries.ts';

/** A step towards an opening, with the other person that it names. */
interface OpeningStep {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string; readonly name: string };
  /** null if nobody is named: any of the provider's staff may confirm */
  readonly other: { readonly id: string; readonly name: string } | null;
}

/** Records that somebody asked to open the bids, with the witness. */
export async function recordAsking(queries: Queries, step: OpeningStep): Promise<void> {
  const { other } = step;
  await record(queries, step, {
    openingAsked: { from: null, to: true },
    ...(other ? { witness: { from: null, to: other.name } } : {}),
  });
}

/** Records that a request was withdrawn by somebody other than its witness. */
export async function recordWithdrawal(queries: Queries, step: OpeningStep): Promise<void> {
  const { other } = step;
  await record(queries, step, {
    openingAsked: { from: true, to: null },
    ...(other ? { witness: { from: other.name, to: null } } : {}),
  });
}

/** Records that the witness does not confirm. */
export async function recordDeclining(queries: Queries, step: OpeningStep): Promise<void> {
  await record(queries, step, {
    openingDeclined: { from: null, to: true },
    openingAskedBy: { from: step.other?.name ?? null, to: null },
  });
}

/** Records that bids were opened: who confirmed it, and who requested it when. */
export async function recordOpening(
  queries: Queries,
  { askedAt, ...step }: OpeningStep & { readonly askedAt: Date },
): Promise<void> {
  await record(queries, step, {
    bidsOpened: { from: null, to: formatModified(step.at) },
    openingAskedBy: { from: null, to: step.other?.name ?? null },
    openingAskedAt: { from: null, to: formatModified(askedAt) },
  });
}

async function record(
  queries: Queries,
  { at, accountId, project, other }: OpeningStep,
  changes: ChangesOf<RecordedField<'project'>>,
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes,
    ...(other ? { personId: other.id } : {}),
  });
}
