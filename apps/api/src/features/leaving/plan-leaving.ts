import type { Shown } from '@milieuspoor/contract';
import { isHandedOn, mayHold, overtakenFacts } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { shownOrigin } from '../webhooks/record-webhook.ts';
import { type Departure, findFalling } from './departure.ts';
import type { HolderRow, HoldingRow } from './holdings.queries.ts';

/** The holdings that the acting person saw, and those that continue with somebody else. */
export interface LeavingChoice {
  readonly shown?: Shown | undefined;
  readonly keep?: readonly { readonly uuid: string; readonly holder: string }[] | undefined;
}

/** The outcome for each thing that somebody may no longer hold; null: it ends, or does not change. */
export interface LeavingPlan {
  readonly departure: Departure;
  readonly steps: readonly { readonly held: HoldingRow; readonly holder: HolderRow | null }[];
}

/**
 * Decides what happens to everything that somebody may no longer hold, before anything of the action is stored. Refused
 * when that differs from what was shown, and when somebody would take over what they may not hold.
 */
export async function planLeaving(
  queries: Queries,
  departure: Departure,
  { shown, keep = [] }: LeavingChoice,
  now: Date,
): Promise<Outcome<LeavingPlan>> {
  const { holdings, holders } = await findFalling(queries, departure, now);
  if (shown?.holdings !== undefined) {
    const current = holdings.map(shownHolding);
    if (overtakenFacts({ holdings: shown.holdings }, { holdings: current }).length > 0)
      return refused({
        kind: 'overtaken',
        message: message('shown-overtaken'),
        shown: { holdings: shown.holdings },
        current: { holdings: current },
      });
  }
  const holderOf = new Map<string, HolderRow>();
  for (const { uuid, holder: holderId } of keep) {
    const held = holdings.find(({ id }) => id === uuid);
    if (!held || holderOf.has(uuid)) return invalidField('keep', message('keep-unknown'));
    if (!isHandedOn(held.kind) || held.organisationId === null)
      return invalidField('keep', message('keep-nobody'));
    const holder = holders.find(
      (each) => each.accountId === holderId && each.organisationId === held.organisationId,
    );
    if (!holder || !mayHold(holder.standing, { kind: held.kind, ofProject: held.projectId !== null }))
      return invalidField('keep', message('keep-not-allowed'));
    holderOf.set(uuid, holder);
  }
  const steps = holdings.map((held) => ({ held, holder: holderOf.get(held.id) ?? null }));
  return done({ departure, steps });
}

/** Returns the fields of a holding that a screen shows, and that are compared. */
export function shownHolding(held: HoldingRow): { uuid: string; kind: HoldingRow['kind']; name: string } {
  return { uuid: held.id, kind: held.kind, name: shownName(held) };
}

/** Returns the name that people know: a webhook by its receiver, a request by its project. */
export function shownName({ kind, name, projectName }: HoldingRow): string {
  if (kind === 'webhook') return shownOrigin(name);
  return kind === 'unlock-request' || kind === 'opening-request' ? (projectName ?? '') : name;
}
