import type { Organisation } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import type { Session } from '../guard.ts';

/**
 * Returns where the signed-in user works; for staff who are no members of the organisations that they open, whose
 * screen it is.
 */
export function placeText({ user }: Session, { name }: Pick<Organisation, 'name'>, t: TFunction): string {
  return user.is_staff ? t('app.profile.staffAt', { organisation: name }) : name;
}
