import type { Holder, Holding, Leaving, Shown } from '@milieuspoor/contract';
import { mayHold } from '@milieuspoor/domain';

/** Who goes on with a thing, by its uuid; empty or absent: nobody. */
export type Holders = Readonly<Record<string, string>>;

/** What an act carries: what was on the screen, and who goes on with what. */
export interface LeavingChoice {
  readonly shown: Shown;
  readonly keep: { uuid: string; holder: string }[];
}

/** What was chosen of what is shown; a choice for what is not there any more says nothing. */
export function leavingChoice(leaving: Leaving, holders: Holders): LeavingChoice {
  return {
    shown: { holdings: leaving.holdings.map(({ uuid, kind, name }) => ({ uuid, kind, name })) },
    keep: leaving.holdings.flatMap((held) => {
      const chosen = holdersFor(held, leaving.holders).find(({ uuid }) => uuid === holders[held.uuid]);
      return chosen ? [{ uuid: held.uuid, holder: chosen.uuid }] : [];
    }),
  };
}

/** Who may go on with a thing: whoever takes part where it belongs, and could make it. */
export function holdersFor(held: Holding, holders: readonly Holder[]): readonly Holder[] {
  if (!held.handed_on) return [];
  return holders.filter(
    ({ organization, standing }) =>
      organization === held.organization?.slug &&
      mayHold(standing, { kind: held.kind, ofProject: held.project !== null }),
  );
}
