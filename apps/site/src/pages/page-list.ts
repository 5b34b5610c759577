import type { Language } from '@milieuspoor/domain';

/** The pages besides the articles, in the order of the navigation; the last one answers the contact form. */
export const PAGE_KEYS = [
  'home',
  'purchasers',
  'contractors',
  'manufacturers',
  'services',
  'verification',
  'training',
  'knowledge',
  'team',
  'mission',
  'contact',
  'sent',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** The path of each page, relative to the root of the site. */
export const PAGE_PATHS: Readonly<Record<Language, Readonly<Record<PageKey, string>>>> = {
  nl: {
    home: '',
    purchasers: 'inkopende-organisaties/',
    contractors: 'opdrachtnemers/',
    manufacturers: 'producenten/',
    services: 'diensten/',
    verification: 'verificaties/',
    training: 'trainingen/',
    knowledge: 'kennisbank/',
    team: 'team/',
    mission: 'missie/',
    contact: 'contact/',
    sent: 'contact/verzonden/',
  },
  en: {
    home: 'en/',
    purchasers: 'en/purchasing-organisations/',
    contractors: 'en/contractors/',
    manufacturers: 'en/manufacturers/',
    services: 'en/services/',
    verification: 'en/verification/',
    training: 'en/training/',
    knowledge: 'en/knowledge-base/',
    team: 'en/team/',
    mission: 'en/mission/',
    contact: 'en/contact/',
    sent: 'en/contact/sent/',
  },
};

/** The pages in the bar at the top of every page; the other pages are in the footer. */
export const BAR_PAGES: readonly PageKey[] = [
  'purchasers',
  'contractors',
  'manufacturers',
  'services',
  'training',
  'knowledge',
  'contact',
];
export const FOOT_PAGES: readonly PageKey[] = PAGE_KEYS.filter((key) => key !== 'home' && key !== 'sent');

/** The articles in the order of the knowledge base. */
export const ARTICLE_KEYS = [
  'what-is-mki',
  'what-is-lca',
  'life-cycle-modules',
  'eleven-categories',
  'nineteen-categories',
  'a1-beside-a2',
  'mki-as-award-criterion',
  'reference-and-target',
  'where-a-road-gets-its-mki',
  'environmental-data',
  'after-the-award',
  'law-and-policy',
] as const;
export type ArticleKey = (typeof ARTICLE_KEYS)[number];
