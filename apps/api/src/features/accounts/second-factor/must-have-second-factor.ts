import type { Settings } from '../../../settings.ts';

/** Whether an account must have a second factor: an organisation of theirs says so, or the provider of its own people. */
export function mustHaveSecondFactor(
  { staffNeedSecondFactor }: Pick<Settings, 'staffNeedSecondFactor'>,
  { secondFactorRequired, isStaff }: { readonly secondFactorRequired: boolean; readonly isStaff: boolean },
): boolean {
  return secondFactorRequired || (staffNeedSecondFactor && isStaff);
}
