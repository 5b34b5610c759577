import { adminHealth } from './admin/health.ts';
import { adminHouseStyle } from './admin/house-style.ts';
import { adminMails } from './admin/mails.ts';
import { adminOrganisations } from './admin/organisations.ts';
import { adminPeople } from './admin/people.ts';
import { adminWeights } from './admin/weights.ts';

export const admin = {
  title: 'Beheer',
  tabs: {
    label: 'Onderdelen van het beheer',
    organisaties: 'Organisaties',
    huisstijl: 'Huisstijl',
    gebruikers: 'Gebruikers',
    registraties: 'Registraties',
    wisverzoeken: 'Wisverzoeken',
    verzoeken: 'Verzoeken',
    'veelgestelde-vragen': 'FAQ',
    berichten: 'Berichten',
    'gedeelde-grafieken': 'Gedeelde grafieken en brieven',
    weegfactoren: 'Weegfactoren',
    producten: 'Producten',
    'opnieuw-waarderen': 'Opnieuw waarderen',
    geschiedenis: 'Geschiedenis',
    toestand: 'Toestand',
    post: 'E-mail',
  },
  groups: {
    people: 'Mensen',
    contents: 'Inhoud',
    calculating: 'Rekenen',
    oversight: 'Toezicht',
  },
  part: 'Onderdeel: {{part}}',
  waiting_one: '{{count}} wacht',
  waiting_other: '{{count}} wachten',
  clearSearch: 'Zoekopdracht wissen',
  noMatch: 'Niets gevonden',
  noMatchHint: 'Pas de zoekopdracht of de filters aan.',
  yes: 'Ja',
  no: 'Nee',
  ...adminHealth,
  ...adminMails,
  ...adminOrganisations,
  ...adminHouseStyle,
  ...adminWeights,
  ...adminPeople,
} as const;
