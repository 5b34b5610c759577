import type { OrganisationPlan, UserPlan } from './demonstration-plan.ts';

export const MUNICIPALITY = 'gemeente-voorbeeld';
export const WATER_AUTHORITY = 'waterschap-voorbeeld';
export const PROVINCE = 'provincie-elders';

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
];

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
