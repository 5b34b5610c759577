import type { Session } from '../app/guard.ts';

export const ORGANISATION = {
  uuid: '0a000000-0000-4000-8000-000000000001',
  slug: 'gemeente-voorbeeld',
  name: 'Gemeente Voorbeeld',
  email: 'info@gemeente.example',
  tel_number: '',
  contact: '',
  second_factor_from: null,
} as const;

/** A session of a member of one organisation. */
export const exampleSession: Session = {
  user: {
    uuid: '0f000000-0000-4000-8000-000000000001',
    username: 'lid',
    first_name: 'Lotte',
    last_name: 'Lid',
    tel: '',
    email: 'lid@gemeente.example',
    is_staff: false,
    dashboard_type: 'member',
    language: 'nl',
    planning_reminders: true,
    open_work_mails: false,
    dashboard_explained: true,
    second_factor: false,
    authenticator: false,
    recovery_codes_left: 0,
    second_factor_required: false,
    second_factor_from: null,
    waits_for_admission: false,
    administers: [],
    invited_to: [],
  },
  organisations: [ORGANISATION],
};

/** A session of a user who only sees the figures of that organisation. */
export const viewerSession: Session = {
  ...exampleSession,
  user: { ...exampleSession.user, dashboard_type: 'viewer' },
};
