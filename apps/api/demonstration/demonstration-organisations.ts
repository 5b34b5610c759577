import type { OrganisationPlan, UserPlan } from './demonstration-plan.ts';

export const MUNICIPALITY = 'gemeente-voorbeeld';
export const WATER_AUTHORITY = 'waterschap-voorbeeld';
export const PROVINCE = 'provincie-elders';

/** No user of the demonstration belongs to these organisations: they are used for comparison. */
export const OTHERS = {
  waardmeer: 'gemeente-waardmeer',
  westerlinde: 'gemeente-westerlinde',
  zilverdam: 'gemeente-zilverdam',
  oeverland: 'hoogheemraadschap-oeverland',
  laagveen: 'waterschap-laagveen',
  middenland: 'provincie-middenland',
  duinpad: 'wegenbouw-duinpad',
  blaauwdijk: 'waterbouw-blaauwdijk',
} as const;

export const organisations: readonly OrganisationPlan[] = [
  {
    slug: MUNICIPALITY,
    name: 'Gemeente Voorbeeld',
    email: 'duurzaam.gww@gemeente-voorbeeld.example',
    telephone: '0850 000 101',
    contact: 'Noor de Wit, team Civiele Techniek',
  },
  {
    slug: WATER_AUTHORITY,
    name: 'Waterschap Voorbeeld',
    email: 'projecten@waterschap-voorbeeld.example',
    telephone: '0850 000 102',
    contact: 'Jelle Terpstra, afdeling Waterkeringen',
  },
  {
    slug: PROVINCE,
    name: 'Provincie Elders',
    email: 'infra@provincie-elders.example',
    telephone: '0850 000 103',
    contact: 'Samira Haddou, programma Wegen en Vaarwegen',
  },
  // Their names sort after the municipality, where staff arrive when they sign in.
  other(OTHERS.waardmeer, 'Gemeente Waardmeer', '104', 'Hanna Prins, team Openbare Ruimte'),
  other(OTHERS.westerlinde, 'Gemeente Westerlinde', '105', 'Okan Demir, ingenieursbureau'),
  other(OTHERS.zilverdam, 'Gemeente Zilverdam', '106', 'Fleur Jansma, afdeling Stadsbeheer'),
  other(OTHERS.oeverland, 'Hoogheemraadschap Oeverland', '107', 'Ruben Kok, afdeling Projecten'),
  other(OTHERS.laagveen, 'Waterschap Laagveen', '108', 'Willemijn Bos, team Waterkeringen'),
  other(OTHERS.middenland, 'Provincie Middenland', '109', 'Daan Verbeek, beheer Wegen'),
  other(OTHERS.duinpad, 'Wegenbouw Duinpad B.V.', '110', 'Anouk Smit, duurzaamheidscoördinator'),
  other(OTHERS.blaauwdijk, 'Waterbouw Blaauwdijk B.V.', '116', 'Pieter Hoekstra, tenderteam'),
];

function other(slug: string, name: string, extension: string, contact: string): OrganisationPlan {
  return { slug, name, email: `info@${slug}.example`, telephone: `0850 000 ${extension}`, contact };
}

export const users: readonly UserPlan[] = [
  {
    username: 'medewerker',
    firstName: 'Marit',
    lastName: 'van Dam',
    email: 'medewerker@gemeente-voorbeeld.example',
    telephone: '0850 000 111',
    isStaff: true,
    dashboardType: 'expert',
    organisations: [MUNICIPALITY],
  },
  {
    username: 'lid',
    firstName: 'Lars',
    lastName: 'Visser',
    email: 'lid@gemeente-voorbeeld.example',
    telephone: '0850 000 112',
    isStaff: false,
    dashboardType: 'member',
    organisations: [MUNICIPALITY, WATER_AUTHORITY],
  },
  {
    username: 'expert',
    firstName: 'Esra',
    lastName: 'Yilmaz',
    email: 'expert@gemeente-voorbeeld.example',
    telephone: '0850 000 113',
    isStaff: false,
    dashboardType: 'expert',
    organisations: [MUNICIPALITY],
    administers: [MUNICIPALITY],
  },
  {
    username: 'viewer',
    firstName: 'Vera',
    lastName: 'Mulder',
    email: 'viewer@gemeente-voorbeeld.example',
    telephone: '0850 000 114',
    isStaff: false,
    dashboardType: 'viewer',
    organisations: [MUNICIPALITY],
  },
  {
    username: 'buiten',
    firstName: 'Bram',
    lastName: 'Oosterling',
    email: 'buiten@provincie-elders.example',
    telephone: '0850 000 115',
    isStaff: false,
    dashboardType: 'member',
    organisations: [PROVINCE],
  },
];
