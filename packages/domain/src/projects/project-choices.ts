export const CONTRACT_TYPES = ['RAW', 'UAV-GC', 'NA'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const SECTORS = [
  'infra-main-A-roads',
  'infra-main-N-roads',
  'infra-city',
  'infra-major-waterways-and-canals',
  'infra-regional-water-authorities',
  'infra-railway',
  'other-infra',
] as const;
export type Sector = (typeof SECTORS)[number];

/** The project types are stored under their Dutch names, which are the field's own terms. */
export const PROJECT_TYPES = [
  'Niet bekend',
  'Bouwrijp maken (BRM)',
  'Woonrijp maken (WRM)',
  'Nieuwbouw kunstwerken',
  'Waterbouwkundige werken',
  'Groenvoorzieningswerken',
  'Milieutechnische werken',
  'Verkeersvoorzieningen',
  'Dagelijks beheer en onderhoud (DBO)',
  '(Groot) Onderhoud',
  'Herinrichting',
  'Reconstructie',
  'Combinatiewerken',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
