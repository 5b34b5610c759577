import type { ContractType, Sector } from './project-choices.ts';
import type { ProjectStatus } from './project-statuses.ts';

/**
 * Display names that the API sends beside a code (`…_display`). They are data of the field rather than sentences, and
 * both sides show the same ones.
 */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Labels<Code extends string> = Readonly<Record<Code, string>>;

export const SECTOR_LABELS: Readonly<Record<Language, Labels<Sector>>> = {
  nl: {
    'infra-main-A-roads': 'Infrastructuur hoofdwegennet A-wegen',
    'infra-main-N-roads': 'Infrastructuur hoofdwegennet N-wegen',
    'infra-city': 'Infrastructuur stedelijk',
    'infra-major-waterways-and-canals': 'Hoofdvaarwegen en kanalen',
    'infra-regional-water-authorities': 'Regionale waterschappen',
    'infra-railway': 'Spoorinfrastructuur',
    'other-infra': 'Overige infra',
  },
  en: {
    'infra-main-A-roads': 'Main road network, A roads',
    'infra-main-N-roads': 'Main road network, N roads',
    'infra-city': 'Urban infrastructure',
    'infra-major-waterways-and-canals': 'Major waterways and canals',
    'infra-regional-water-authorities': 'Regional water authorities',
    'infra-railway': 'Railway infrastructure',
    'other-infra': 'Other infrastructure',
  },
};

export const STATUS_LABELS: Readonly<Record<Language, Labels<ProjectStatus>>> = {
  nl: {
    Design_Phase_Active: 'Ontwerpfase actief',
    EMVI_Complete: 'EMVI voltooid',
    Design_Phase_Complete: 'Ontwerpfase voltooid',
    Project_Complete: 'Project voltooid',
  },
  en: {
    Design_Phase_Active: 'Design phase active',
    EMVI_Complete: 'Award model complete',
    Design_Phase_Complete: 'Design phase complete',
    Project_Complete: 'Project complete',
  },
};

export const CONTRACT_TYPE_LABELS: Readonly<Record<Language, Labels<ContractType>>> = {
  nl: {
    RAW: 'UAV-contract met RAW-bestek',
    'UAV-GC': 'UAV-GC-contract / Bouwteam',
    NA: 'Niet van toepassing',
  },
  en: {
    RAW: 'UAV contract with RAW specification',
    'UAV-GC': 'UAV-GC contract / Bouwteam',
    NA: 'Not applicable',
  },
};
