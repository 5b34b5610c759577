import type { Holder, Holding, Leaving, Shown } from '@milieuspoor/contract';
import { mayHold } from '@milieuspoor/domain';

/** The person who takes each thing over, by its uuid; empty or absent for nobody. */
export type Holders = Readonly<Record<string, string>>;

/** The body of an action: what was on the screen, and who takes over what. */
export interface LeavingChoice {
  readonly shown: Shown;
  readonly keep: { uuid: string; holder: string }[];
}

/** Returns the choices for what is shown; a choice for a thing that no longer exists is ignored. */
export function leavingChoice(leaving: Leaving, holders: Holders): LeavingChoice {
  return {
    shown: { holdings: leaving.holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name })) },
    keep: leaving.holdings.flatMap((held) => {
      const chosen = holdersFor(held, leaving.holders).find(({ uuid }) => uuid === holders[held.uuid]);
      return chosen ? [{ uuid: held.uuid, holder: chosen.uuid }] : [];
    }),
  };
}

/** Returns who may take a thing over: an active member of its organisation who could make it. */
export function holdersFor(held: Holding, holders: readonly Holder[]): readonly Holder[] {
  if (!held.handed_on) return [];
  return holders.filter(
    ({ organization, standing }) =>
      organization === held.organization?.slug &&
      mayHold(standing, { kind: held.kind, ofProject: held.project !== null }),
  );
}
