import type { Organisation } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import type { Session } from '../guard.ts';

/** Where who is signed in works; of the provider's own people, who belong to none of those that they open, whose screen it is. */
export function placeText({ user }: Session, { name }: Pick<Organisation, 'name'>, t: TFunction): string {
  return user.is_staff ? t('app.profile.staffAt', { organisation: name }) : name;
}
