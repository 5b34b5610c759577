import type { ORGANISATION_CONTACT } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

type ContactField = keyof typeof ORGANISATION_CONTACT;

/** How an organisation can be reached, in the order in which staff read it and fill it in. */
export const CONTACT_FIELDS = ['contact', 'email', 'telNumber'] as const satisfies readonly ContactField[];

export function contactLabel(field: ContactField, t: TFunction): string {
  return field === 'telNumber' ? t('admin.organisations.phone') : t(`organisationFields.${field}`);
}
