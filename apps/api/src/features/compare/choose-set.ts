import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import type { VariantRow } from '../statistics/variants/variants.queries.ts';

type InSets = Pick<VariantRow, 'name' | 'sets' | 'headlineSet'>;

interface ChosenSet {
  readonly set: SetCode;
  /** those that all of the calculations state */
  readonly sets: readonly SetCode[];
}

/**
 * Returns the set in which calculations are compared: the asked one, else that of the headline figure of the one that
 * the others are compared with, else the first that all of them state. Refuses where there is none, because figures of
 * different sets are never compared (D-93).
 */
export function chooseSet(
  calculations: readonly InSets[],
  { against, asked }: { readonly against: InSets; readonly asked: SetCode | null },
): Outcome<ChosenSet> {
  const sets = SET_CODES.filter((set) => calculations.every((each) => each.sets.includes(set)));
  const [first] = sets;
  if (!first)
    return invalidField(
      'calculation',
      message('compare-no-shared-set', { calculations: told(calculations) }),
    );
  if (asked && !sets.includes(asked)) {
    const without = calculations.filter((each) => !each.sets.includes(asked));
    return invalidField(
      'set',
      message('compare-set-not-stated', { set: IMPACT_SETS[asked].name, calculations: told(without) }),
    );
  }
  const { headlineSet } = against;
  return done({ set: asked ?? (sets.includes(headlineSet) ? headlineSet : first), sets });
}

function told(calculations: readonly InSets[]) {
  return calculations.map(({ name, sets }) =>
    message('compare-in-sets', { name, sets: sets.map((set) => IMPACT_SETS[set].name).join(', ') }),
  );
}
