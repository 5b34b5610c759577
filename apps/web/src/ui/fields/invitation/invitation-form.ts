import type { DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';

/** The invited person, and their rights. */
export interface InvitationForm {
  email: string;
  first_name: string;
  last_name: string;
  dashboard_type: (typeof DASHBOARD_TYPES)[number];
  language: (typeof LANGUAGES)[number];
  administrator: boolean;
}

export const EMPTY_INVITATION: InvitationForm = {
  email: '',
  first_name: '',
  last_name: '',
  dashboard_type: 'member',
  language: 'nl',
  administrator: false,
};
