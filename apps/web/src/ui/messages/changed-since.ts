import { type Overtaken, overtakenParts, type Shown } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { overtakenOf } from '../../lib/project-changes/overtaken.ts';
import { type OvertakenLine, overtakenLines } from './overtaken-lines.ts';

/** The changes since a question was asked, in words. */
export interface Changed {
  readonly detail: string;
  readonly lines: readonly OvertakenLine[];
}

/** The state of the action that a question is about. */
interface Act {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

/**
 * Returns what changed in the subject of a question, according to the refusal of its action, or to the screen behind
 * it; null for nothing. The effects of the action itself are not included.
 */
export function changedSince(act: Act, shown: Shown, now: Shown, t: TFunction): Changed | null {
  const refused = overtakenOf(act.error);
  if (refused) return changedOf(refused, t);
  const parts = act.isPending || act.isSuccess ? null : overtakenParts(shown, now);
  return parts && changedOf({ ...parts, detail: t('projectLife.overtaken.meanwhile') }, t);
}

/** Returns what changed according to a refusal. */
export function changedOf(overtaken: Overtaken, t: TFunction): Changed {
  return { detail: overtaken.detail, lines: overtakenLines(overtaken, t) };
}
