import type { Language } from '../format/language.ts';
import { type ContractType, PROJECT_TYPES, type ProjectType, type Sector } from './project-choices.ts';
import type { ProjectStatus } from './project-statuses.ts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/**
 * Display names that the API sends beside a code (`…_display`). They are terms of the field rather than sentences, and
 * both sides show the same ones.
 */
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

/** A project type is stored under its Dutch name, which is its label in Dutch too. */
export const PROJECT_TYPE_LABELS: Readonly<Record<Language, Labels<ProjectType>>> = {
  nl: /* @__PURE__ */ sameAs(PROJECT_TYPES),
  en: {
    'Niet bekend': 'Not known',
    'Bouwrijp maken (BRM)': 'Preparing sites for building (BRM)',
    'Woonrijp maken (WRM)': 'Finishing sites for residents (WRM)',
    'Nieuwbouw kunstwerken': 'New civil structures',
    'Waterbouwkundige werken': 'Hydraulic engineering works',
    Groenvoorzieningswerken: 'Landscaping works',
    'Milieutechnische werken': 'Environmental engineering works',
    Verkeersvoorzieningen: 'Traffic facilities',
    'Dagelijks beheer en onderhoud (DBO)': 'Day-to-day management and maintenance (DBO)',
    '(Groot) Onderhoud': '(Major) maintenance',
    Herinrichting: 'Redesign',
    Reconstructie: 'Reconstruction',
    Combinatiewerken: 'Combined works',
  },
};

function sameAs(choices: readonly ProjectType[]): Labels<ProjectType> {
  return Object.fromEntries(choices.map((choice) => [choice, choice])) as Labels<ProjectType>;
}
