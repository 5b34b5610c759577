import {
  BOTH_SETS,
  bids,
  calculation,
  DIESEL,
  emissionFree,
  existingWork,
  finalItems,
  newWork,
} from '../composition.ts';
import { MUNICIPALITY } from '../demonstration-organisations.ts';
import type { ProjectPlan } from '../demonstration-plan.ts';

const stationsstraat = {
  baseline: [
    ...existingWork({ 'grond-afvoeren': 2400 }),
    ...newWork({ zandbed: 1600, menggranulaat: 5200, 'gebakken-klinker': 3900, betonstraatsteen: 1300 }),
    ...newWork({ trottoirband: 1450, bomensubstraat: 320, 'boom-planten': 40 }),
  ],
  optimization: [
    ...existingWork({ 'grond-afvoeren': 1500, 'grond-in-werk': 900, 'klinker-hergebruik': 2600 }),
    ...newWork({ zandbed: 1100, menggranulaat: 5200, 'gebakken-klinker': 1300, betonstraatsteen: 1300 }),
    ...newWork({ trottoirband: 1450, bomensubstraat: 420, 'boom-planten': 48 }),
  ],
};

const kanaalweg = {
  baseline: [
    ...existingWork({ 'grond-afvoeren': 3100 }),
    ...newWork({ menggranulaat: 9800, 'ac-base': 3300, 'ac-bind': 1450, 'sma-surf': 900 }),
    ...newWork({ trottoirband: 2600, betonstraatsteen: 3400, 'betonbuis-500': 420, 'pvc-250': 650 }),
  ],
  optimization: [
    ...existingWork({ 'grond-afvoeren': 2200, 'grond-in-werk': 900 }),
    ...newWork({ menggranulaat: 9800, 'ac-base-leab-60': 3300, 'ac-bind': 1450, 'sma-surf': 900 }),
    ...newWork({
      trottoirband: 2600,
      'betonstraatsteen-co2-arm': 3400,
      'betonbuis-500': 420,
      'pvc-250': 650,
    }),
  ],
};

const ringbaan = {
  baseline: existingWork({ 'ac-base': 2100, 'ac-bind': 1900, 'ac-surf': 1650 }),
  optimization: existingWork({ 'ac-base-60': 1700, 'ac-bind': 1650, 'sma-surf': 1600 }),
};

const weiden = {
  baseline: newWork({
    zandbed: 2900,
    menggranulaat: 7400,
    betonstraatsteen: 8600,
    trottoirband: 3900,
    lichtmast: 74,
    'led-armatuur': 74,
    'boom-planten': 120,
    bomensubstraat: 500,
  }),
  optimization: newWork({
    zandbed: 2100,
    geogrid: 7400,
    betongranulaat: 5200,
    'betonstraatsteen-co2-arm': 8600,
    trottoirband: 3400,
    'lichtmast-gerecycled': 66,
    'led-armatuur': 66,
    'boom-planten': 140,
    bomensubstraat: 620,
  }),
};

/** Streets and roads of the municipality. */
export const municipalityStreets: readonly ProjectPlan[] = [
  {
    key: 'stationsstraat',
    organisation: MUNICIPALITY,
    createdBy: 'lid',
    name: 'Herinrichting Stationsstraat',
    description:
      'Winkelstraat opnieuw ingericht met ruimte voor lopen, fietsen en groen. Vrijkomende klinkers zijn gesorteerd en teruggelegd.',
    location: 'Stationsstraat, Amersfoort',
    latitude: 52.154021,
    longitude: 5.378442,
    projectType: 'Herinrichting',
    sector: 'infra-city',
    contractType: 'RAW',
    awardCriteria: false,
    status: 'Project_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2023-03-14',
    projectCompleteDate: '2023-11-24',
    tender: null,
    createdAt: '2022-10-04T08:12:00Z',
    modifiedAt: '2023-11-24T14:05:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Stationsstraat referentieontwerp',
        notes: 'Alles nieuw materiaal, regulier materieel.',
        createdAt: '2022-11-08T09:30:00Z',
        items: stationsstraat.baseline,
      }),
      calculation('design-optimization', {
        name: 'Stationsstraat beton in plaats van klinkers',
        notes: 'Afgevallen: past niet in het beschermd stadsgezicht.',
        createdAt: '2023-01-17T10:02:00Z',
        active: false,
        items: [
          ...existingWork({ 'grond-afvoeren': 2400 }),
          ...newWork({ zandbed: 1600, menggranulaat: 5200, betonstraatsteen: 5200 }),
          ...newWork({ trottoirband: 1450, bomensubstraat: 320, 'boom-planten': 40 }),
        ],
      }),
      calculation('design-optimization', {
        name: 'Stationsstraat klinkers hergebruikt',
        notes: 'Twee derde van de klinkers komt terug, deel van de grond blijft in het werk.',
        createdAt: '2023-02-02T13:45:00Z',
        execution: emissionFree(0.15, 0),
        items: stationsstraat.optimization,
      }),
      calculation('as-built-baseline', {
        name: 'Stationsstraat referentie met verrekende hoeveelheden',
        createdAt: '2023-11-06T09:10:00Z',
        items: finalItems(stationsstraat.baseline),
      }),
      calculation('as-built-optimization', {
        name: 'Stationsstraat zoals gemaakt',
        notes: 'Elektrische minigraver en trilplaat ingezet.',
        createdAt: '2023-11-13T15:20:00Z',
        execution: emissionFree(0.25, 0.05),
        items: finalItems(stationsstraat.optimization),
      }),
    ],
  },
  {
    key: 'kanaalweg',
    organisation: MUNICIPALITY,
    createdBy: 'expert',
    name: 'Reconstructie Kanaalweg',
    description: 'Nieuwe rijbaan, vrijliggend fietspad en riolering tussen de Rondweg en de haven.',
    location: 'Kanaalweg, Amersfoort',
    latitude: 52.167318,
    longitude: 5.371066,
    projectType: 'Reconstructie',
    sector: 'infra-city',
    contractType: 'RAW',
    awardCriteria: true,
    status: 'Project_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2024-02-20',
    projectCompleteDate: '2024-10-31',
    tender: {
      emviStatus: 'Locked',
      projectScopeEur: 3_400_000,
      fictionalTenderBenefitEur: 160_000,
      mkiMaxDiscountEur: 60_000,
      criteriaMaxDiscountEur: 100_000,
      expectedNumberOfApplicants: 5,
      bidsOpened: true,
    },
    createdAt: '2023-06-12T07:40:00Z',
    modifiedAt: '2024-10-31T11:30:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Kanaalweg referentie',
        createdAt: '2023-08-22T12:00:00Z',
        items: kanaalweg.baseline,
      }),
      ...bids(
        kanaalweg.baseline,
        [
          {
            bidder: { name: 'Rijnmeer Civiel', quoteEur: 3_295_000, criteriaDiscountEur: 60_000 },
            share: 0.98,
          },
          {
            bidder: { name: 'Aannemersbedrijf Groenveld', quoteEur: 3_420_000, criteriaDiscountEur: 90_000 },
            share: 0.92,
          },
        ],
        {
          name: 'Kanaalweg lagetemperatuurasfalt',
          bidder: {
            name: 'Straatwerk Eemland',
            quoteEur: 3_340_000,
            criteriaDiscountEur: 80_000,
            winnerReason: 'Rijnmeer Civiel heeft de inschrijving ingetrokken.',
          },
          notes: '60 % asfaltgranulaat in de onderlaag, straatstenen met minder cement.',
          createdAt: '2023-12-05T08:50:00Z',
          execution: emissionFree(0.2, 0.1),
          items: kanaalweg.optimization,
        },
      ),
      calculation('as-built-baseline', {
        name: 'Kanaalweg referentie verrekend',
        createdAt: '2024-10-14T09:00:00Z',
        items: finalItems(kanaalweg.baseline),
      }),
      calculation('as-built-optimization', {
        name: 'Kanaalweg uitgevoerd, eerste opgave',
        notes: 'Vervangen: de hoeveelheid deklaag klopte niet.',
        createdAt: '2024-10-15T13:00:00Z',
        active: false,
        execution: emissionFree(0.2, 0.1),
        items: kanaalweg.optimization,
      }),
      calculation('as-built-optimization', {
        name: 'Kanaalweg uitgevoerd',
        createdAt: '2024-10-21T13:00:00Z',
        execution: emissionFree(0.3, 0.1),
        items: finalItems(kanaalweg.optimization),
      }),
    ],
  },
  {
    key: 'ringbaan-oost',
    organisation: MUNICIPALITY,
    createdBy: 'lid',
    name: 'Groot onderhoud asfalt Ringbaan Oost',
    description:
      'Frezen en vervangen van drie asfaltlagen binnen het raamcontract; alleen de ontwerpkeuze is vastgelegd.',
    location: 'Ringbaan Oost, Amersfoort',
    latitude: 52.161204,
    longitude: 5.409873,
    projectType: '(Groot) Onderhoud',
    sector: 'infra-city',
    contractType: 'NA',
    awardCriteria: null,
    status: 'Project_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2023-09-05',
    projectCompleteDate: '2023-09-05',
    tender: null,
    createdAt: '2023-04-18T09:15:00Z',
    modifiedAt: '2023-09-05T10:00:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Ringbaan Oost volledig vervangen',
        createdAt: '2023-05-09T11:25:00Z',
        items: ringbaan.baseline,
      }),
      calculation('design-optimization', {
        name: 'Ringbaan Oost met asfaltgranulaat',
        notes: 'Dunner pakket na metingen van de draagkracht.',
        createdAt: '2023-06-27T14:40:00Z',
        execution: DIESEL,
        items: ringbaan.optimization,
      }),
    ],
  },
  {
    key: 'de-weiden',
    organisation: MUNICIPALITY,
    createdBy: 'expert',
    name: 'Woonrijp maken De Weiden fase 2',
    description: 'Straten, lichtmasten en groen voor 210 woningen.',
    location: 'De Weiden, Leusden',
    latitude: 52.131455,
    longitude: 5.430127,
    projectType: 'Woonrijp maken (WRM)',
    sector: 'infra-city',
    contractType: 'RAW',
    awardCriteria: false,
    status: 'Design_Phase_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2025-06-17',
    projectCompleteDate: null,
    tender: null,
    createdAt: '2025-01-13T08:20:00Z',
    modifiedAt: '2025-06-17T12:10:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'De Weiden referentie',
        createdAt: '2025-02-11T10:00:00Z',
        sets: BOTH_SETS,
        items: weiden.baseline,
      }),
      calculation('design-optimization', {
        name: 'De Weiden dunnere fundering met geogrid',
        notes: 'Minder masten door een nieuw lichtplan.',
        createdAt: '2025-05-20T09:35:00Z',
        sets: BOTH_SETS,
        execution: emissionFree(0.5, 0.2),
        items: weiden.optimization,
      }),
    ],
  },
];
