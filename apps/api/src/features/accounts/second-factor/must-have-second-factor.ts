import { holdsFrom } from '@milieuspoor/domain';
import type { Settings } from '../../../settings.ts';

/** Whether an account must have a second factor now: an organisation of theirs says so, or the provider of its own people. */
export function mustHaveSecondFactor(
  { staffNeedSecondFactor }: Pick<Settings, 'staffNeedSecondFactor'>,
  { secondFactorFrom, isStaff }: { readonly secondFactorFrom: string | null; readonly isStaff: boolean },
  now: Date,
): boolean {
  return holdsFrom(secondFactorFrom, now) || (staffNeedSecondFactor && isStaff);
}
