import { type Overtaken, overtakenParts, type Shown } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { overtakenOf } from '../../lib/project-changes/overtaken.ts';
import { type OvertakenLine, overtakenLines } from './overtaken-lines.ts';

/** What became another since it was asked about, in words. */
export interface Changed {
  readonly detail: string;
  readonly lines: readonly OvertakenLine[];
}

/** How far an act is that a question is about. */
interface Act {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

/**
 * What of a question is another by now, as its act was refused for it, or as the screen behind it knows since; null of
 * nothing. What the act itself changes is none of it.
 */
export function changedSince(act: Act, shown: Shown, now: Shown, t: TFunction): Changed | null {
  const refused = overtakenOf(act.error);
  if (refused) return changedOf(refused, t);
  const parts = act.isPending || act.isSuccess ? null : overtakenParts(shown, now);
  return parts && changedOf({ ...parts, detail: t('projectLife.overtaken.meanwhile') }, t);
}

/** The same of a refusal. */
export function changedOf(overtaken: Overtaken, t: TFunction): Changed {
  return { detail: overtaken.detail, lines: overtakenLines(overtaken, t) };
}
