import { completedWork } from '../completed-work.ts';
import { existingWork, newWork } from '../composition.ts';
import { OTHERS } from '../demonstration-organisations.ts';
import type { ProjectPlan } from '../demonstration-plan.ts';

/** Provincial roads, and a halt: with one organisation its sector stays too small for a figure. */
export const otherRoads: readonly ProjectPlan[] = [
  completedWork({
    key: 'n871-middenland',
    organisation: OTHERS.middenland,
    name: 'Groot onderhoud N871',
    description: 'Nieuwe lagen over 9 kilometer en geleiderail op drie plaatsen.',
    location: 'N871, Middenland',
    latitude: 52.196248,
    longitude: 5.438971,
    projectType: '(Groot) Onderhoud',
    sector: 'infra-main-N-roads',
    contractType: 'RAW',
    started: '2025-01-28',
    designed: '2025-07-01',
    built: '2026-05-29',
    emissionFreeShare: 0.15,
    baseline: [
      ...existingWork({ 'ac-base': 6200, 'ac-bind': 5400, 'sma-surf': 4100 }),
      ...newWork({ geleiderail: 52 }),
    ],
    optimization: [
      ...existingWork({ 'ac-base-60': 6200, 'ac-bind': 5100, 'sma-surf': 4100 }),
      ...newWork({ geleiderail: 44 }),
    ],
  }),
  completedWork({
    key: 'rotonde-duinpad',
    organisation: OTHERS.duinpad,
    name: 'Rotonde N873 Veldweg',
    description:
      'Fundering van oud asfalt met cement en emulsie: minder nieuw materiaal, maar hogere milieukosten.',
    location: 'Veldweg, Middenland',
    latitude: 52.204513,
    longitude: 5.467082,
    projectType: 'Reconstructie',
    sector: 'infra-main-N-roads',
    contractType: 'UAV-GC',
    started: '2025-03-25',
    designed: '2025-10-07',
    emissionFreeShare: 0.45,
    baseline: newWork({
      menggranulaat: 4600,
      'ac-base': 1500,
      'ac-bind': 640,
      'sma-surf': 430,
      trottoirband: 520,
    }),
    optimization: newWork({
      agrec: 2100,
      menggranulaat: 2500,
      'ac-base-leab-60': 1250,
      'ac-bind': 640,
      'sma-surf': 430,
    }),
  }),
  completedWork({
    key: 'halte-middenland',
    organisation: OTHERS.middenland,
    name: 'Perronsporen Middenland-Zuid',
    description: 'Spoor vernieuwd bij een halte; ballast gezeefd en teruggelegd.',
    location: 'Zuiderstation, Middenland',
    latitude: 52.171856,
    longitude: 5.421407,
    projectType: '(Groot) Onderhoud',
    sector: 'infra-railway',
    contractType: 'UAV-GC',
    started: '2025-02-04',
    designed: '2025-12-02',
    emissionFreeShare: 0.2,
    baseline: existingWork({ spoorstaaf: 3200, dwarsligger: 2700, ballast: 4800 }),
    optimization: existingWork({
      spoorstaaf: 3200,
      dwarsligger: 2700,
      ballast: 2900,
      'ballast-hergebruik': 1900,
    }),
  }),
];
