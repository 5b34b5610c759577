import { type ProjectTab, tabNumber } from '@milieuspoor/domain';

/** The parts of the administration, by their names in addresses. */
export const ADMIN_GROUPS = [
  { group: 'people', sections: ['organisaties', 'gebruikers', 'registraties', 'wisverzoeken'] },
  { group: 'contents', sections: ['huisstijl', 'veelgestelde-vragen', 'berichten', 'gedeelde-grafieken'] },
  { group: 'calculating', sections: ['weegfactoren', 'producten', 'opnieuw-waarderen'] },
  { group: 'oversight', sections: ['verzoeken', 'geschiedenis', 'toestand', 'post'] },
] as const;
export type AdminSection = (typeof ADMIN_GROUPS)[number]['sections'][number];
export const ADMIN_SECTIONS: readonly AdminSection[] = ADMIN_GROUPS.flatMap(({ sections }) => sections);

/** The tabs of the settings; `address-names.ts` has their names in addresses. */
export const SETTINGS_TABS = ['organisation', 'profile', 'members', 'programs'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Every place of the application, with its address, defined once. */
export const paths = {
  home: () => ({ to: '/' }) as const,
  /** `back` is the place from which the visitor was redirected, to return to after signing in */
  login: (back?: string) => ({ to: '/login', search: back === undefined ? {} : { back } }) as const,
  /** the wizard that requests an account */
  registration: () => ({ to: '/registeren' }) as const,
  forgottenPassword: () => ({ to: '/wachtwoord_vergeten' }) as const,
  /** where a user sets up a required second factor */
  secondFactor: (back?: string) =>
    ({ to: '/tweede_factor', search: back === undefined ? {} : { back } }) as const,
  /** one's own account; members find it among their settings */
  account: () => ({ to: '/account' }) as const,
  logout: () => ({ to: '/logout' }) as const,
  dashboard: (org: string) => ({ to: '/o/$org/dashboard', params: { org } }) as const,
  admin: (org: string, section: AdminSection = 'organisaties') =>
    ({ to: '/o/$org/beheer/$section', params: { org, section } }) as const,
  /** everything that staff see of one organisation; `org` is the one whose frame is around it */
  adminOrganisation: (org: string, organisation: string) =>
    ({ to: '/o/$org/beheer/organisaties/$organisation', params: { org, organisation } }) as const,
  /** the users who belong to an organisation */
  adminUsersOf: (org: string, organisation: string) =>
    ({
      to: '/o/$org/beheer/$section',
      params: { org, section: 'gebruikers' },
      search: { organisation },
    }) as const,
  /** the products that the organisation knows */
  library: (org: string) => ({ to: '/o/$org/bibliotheek', params: { org } }) as const,
  /** with a revision, an older version of the product */
  product: (org: string, product: string, revision?: number) =>
    ({
      to: '/o/$org/bibliotheek/product/$product',
      params: { org, product },
      search: revision === undefined ? {} : { revision },
    }) as const,
  /** for everybody where it is the provider's */
  newProduct: (org: string, owner?: 'provider') =>
    ({
      to: '/o/$org/bibliotheek/nieuw',
      params: { org },
      search: owner === undefined ? {} : { owner },
    }) as const,
  /** where posts of a calculation are kept as products */
  keepPosts: (org: string) => ({ to: '/o/$org/bibliotheek/overnemen', params: { org } }) as const,
  changeProduct: (org: string, product: string) =>
    ({ to: '/o/$org/bibliotheek/product/$product/wijzigen', params: { org, product } }) as const,
  compareProducts: (org: string, products: readonly string[]) =>
    ({
      to: '/o/$org/bibliotheek/vergelijken',
      params: { org },
      search: { products: products.join(',') },
    }) as const,
  agenda: (org: string) => ({ to: '/o/$org/agenda', params: { org } }) as const,
  settings: (org: string, tab?: SettingsTab) =>
    ({ to: '/o/$org/instellingen', params: { org }, search: tab ? { tab } : {} }) as const,
  /** with the text of a search, the questions that have it in their title */
  faq: (org: string, text?: string) =>
    ({ to: '/o/$org/faq', params: { org }, search: text === undefined ? {} : { text } }) as const,
  /** the meaning of each column of the calculation workbook */
  workbookLayout: (org: string) => ({ to: '/o/$org/faq/excel-indeling', params: { org } }) as const,
  /** how to work with the application, from the first hour on */
  guide: (org: string, chapter?: string) =>
    ({ to: '/o/$org/handleiding/{-$chapter}', params: { org, chapter } }) as const,
  /** the guide for viewers, who have their own frame */
  viewerGuide: (org: string, chapter?: string) =>
    ({ to: '/o/$org/viewer-dashboard/handleiding/{-$chapter}', params: { org, chapter } }) as const,
  contact: (org: string) => ({ to: '/o/$org/contact', params: { org } }) as const,
  viewerDashboard: (org: string) => ({ to: '/o/$org/viewer-dashboard', params: { org } }) as const,
  project: (org: string, uuid: string, tab: ProjectTab) =>
    ({ to: '/o/$org/project/$uuid/tab/$tab', params: { org, uuid, tab: String(tabNumber(tab)) } }) as const,
  /** a calculation of a project that is made on the screen */
  worksheet: (org: string, uuid: string, worksheet: string) =>
    ({ to: '/o/$org/project/$uuid/rekenblad/$worksheet', params: { org, uuid, worksheet } }) as const,
  /** calculations of a project beside one another, in this order */
  compare: (org: string, uuid: string, calculations: readonly string[]) =>
    ({
      to: '/o/$org/project/$uuid/vergelijken',
      params: { org, uuid },
      search: { calculations: calculations.join(',') },
    }) as const,
};
