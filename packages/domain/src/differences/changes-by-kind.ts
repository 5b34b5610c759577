import type { ModuleIndicator } from '../indicators/life-cycle-modules.ts';
import { CHANGE_KINDS, type ChangeKind } from './change-kinds.ts';
import type { PostChange } from './post-changes.ts';

/** The posts with a kind of change, and what they change together; below 0 is a saving. */
export interface KindTotal {
  readonly kind: ChangeKind;
  /** euro */
  readonly mkiEur: number;
  /** kg CO2-eq */
  readonly co2Kg: number;
  /** posts with this kind of change in MKI, and in CO2; one post may have several kinds */
  readonly mkiPosts: number;
  readonly co2Posts: number;
}

/** Adds up the changes of posts by kind, in the order of the kinds, without those that nothing changed by. */
export function changesByKind(changes: readonly PostChange[]): KindTotal[] {
  return CHANGE_KINDS.flatMap((kind) => {
    const [mki, co2] = [sumOfKind(changes, 'mki', kind), sumOfKind(changes, 'co2', kind)];
    if (mki.posts + co2.posts === 0) return [];
    return [{ kind, mkiEur: mki.amount, co2Kg: co2.amount, mkiPosts: mki.posts, co2Posts: co2.posts }];
  });
}

function sumOfKind(changes: readonly PostChange[], indicator: ModuleIndicator, kind: ChangeKind) {
  let [amount, posts] = [0, 0];
  for (const change of changes) {
    const value = change[indicator][kind];
    if (value === undefined) continue;
    amount += value;
    posts++;
  }
  return { amount, posts };
}
