import type { Shown } from '@milieuspoor/contract';
import { overtakenFacts, type ShownFacts } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../projects.queries.ts';
import { readShown } from './read-shown.ts';

/** What an act is confirmed on. */
export interface Confirmed {
  /** as the caller saw it; undefined of a program that does not say */
  readonly shown: Shown | undefined;
  /** whom the act is about */
  readonly bidderId?: string;
}

/**
 * Why an act is refused that fixes something else than was on the screen of whoever confirmed it (decision 81): what was
 * shown, and what there is by now. Null when all is as it was shown. The project is held, so that it stays so until the
 * act is stored.
 */
export async function refuseOvertaken(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  { shown, bidderId }: Confirmed,
): Promise<Refusal | null> {
  if (shown === undefined) return null;
  const current = await readShown(queries, caller, project, { asked: shown, bidderId: bidderId ?? null });
  const overtaken = overtakenFacts(factsOf(shown), factsOf(current));
  if (overtaken.length === 0) return null;
  return {
    kind: 'overtaken',
    message: message('shown-overtaken'),
    shown: partOf(shown, overtaken),
    current: partOf(current, overtaken),
  };
}

/** The facts that were stated: what is left out says nothing. */
function factsOf(shown: Shown): ShownFacts {
  return JSON.parse(JSON.stringify(shown));
}

function partOf(shown: Shown, names: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name)));
}
