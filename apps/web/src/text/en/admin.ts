import type { admin as nl } from '../nl/admin.ts';
import type { SameKeys } from '../same-keys.ts';
import { adminHealth } from './admin/health.ts';
import { adminHouseStyle } from './admin/house-style.ts';
import { adminMails } from './admin/mails.ts';
import { adminOrganisations } from './admin/organisations.ts';
import { adminPeople } from './admin/people.ts';
import { adminWeights } from './admin/weights.ts';

export const admin: SameKeys<typeof nl> = {
  title: 'Administration',
  tabs: {
    label: 'Parts of the administration',
    organisaties: 'Organisations',
    huisstijl: 'House style',
    gebruikers: 'Users',
    registraties: 'Registrations',
    wisverzoeken: 'Erasure requests',
    verzoeken: 'Requests',
    'veelgestelde-vragen': 'FAQ',
    berichten: 'Messages',
    'gedeelde-grafieken': 'Shared charts and letters',
    weegfactoren: 'Weights',
    producten: 'Products',
    'opnieuw-waarderen': 'Revaluation',
    geschiedenis: 'History',
    toestand: 'Health',
    post: 'Mail',
  },
  groups: {
    people: 'People',
    contents: 'Contents',
    calculating: 'Calculating',
    oversight: 'Oversight',
  },
  part: 'Part: {{part}}',
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  clearSearch: 'Clear search',
  noMatch: 'Nothing found',
  noMatchHint: 'Change the search or the filters.',
  yes: 'Yes',
  no: 'No',
  ...adminHealth,
  ...adminMails,
  ...adminOrganisations,
  ...adminHouseStyle,
  ...adminWeights,
  ...adminPeople,
};
