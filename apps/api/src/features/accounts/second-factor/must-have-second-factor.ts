import { holdsFrom } from '@milieuspoor/domain';
import type { Settings } from '../../../settings.ts';

/**
 * Tells whether an account must have a second factor now: an organisation of theirs requires it, or the provider does
 * for its staff.
 */
export function mustHaveSecondFactor(
  { staffNeedSecondFactor }: Pick<Settings, 'staffNeedSecondFactor'>,
  { secondFactorFrom, isStaff }: { readonly secondFactorFrom: string | null; readonly isStaff: boolean },
  now: Date,
): boolean {
  return holdsFrom(secondFactorFrom, now) || (staffNeedSecondFactor && isStaff);
}
