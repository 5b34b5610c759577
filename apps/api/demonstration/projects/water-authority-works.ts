import {
  BOTH_SETS,
  bids,
  calculation,
  emissionFree,
  existingWork,
  finalItems,
  newWork,
  SET_A2_ONLY,
} from '../composition.ts';
import { WATER_AUTHORITY } from '../demonstration-organisations.ts';
import type { ProjectPlan } from '../demonstration-plan.ts';

const dike = {
  baseline: [
    ...existingWork({ 'grond-afvoeren': 21000 }),
    ...newWork({ zandbed: 34000, damwand: 1150, stortsteen: 18500, 'beton-c30': 420, wapeningsstaal: 38 }),
    ...newWork({ 'ac-base': 2600, menggranulaat: 9400 }),
  ],
  optimization: [
    ...existingWork({ 'grond-in-werk': 16000, 'grond-afvoeren': 5000, 'stortsteen-hergebruik': 7200 }),
    ...newWork({ zandbed: 27000, damwand: 640, 'damwand-hergebruik': 310, stortsteen: 11300 }),
    ...newWork({ 'beton-c30': 260, wapeningsstaal: 24, 'ac-base-60': 2600, menggranulaat: 9400 }),
  ],
};

/** The new gate chamber came on top: the scope of the contract changed after the award. */
const gateChamber = newWork({ 'beton-c35': 180, wapeningsstaal: 21 });

const dredging = {
  baseline: existingWork({ bagger: 46000 }),
  optimization: existingWork({ bagger: 29000, 'bagger-verspreiden': 17000 }),
};

const sheeting = {
  baseline: [...existingWork({ 'grond-afvoeren': 900 }), ...newWork({ damwand: 96, stortsteen: 1400 })],
  optimization: [
    ...existingWork({ 'grond-in-werk': 700, 'stortsteen-hergebruik': 800 }),
    ...newWork({ 'beschoeiing-eiken': 165, stortsteen: 600 }),
  ],
};

const pumpingStation = {
  baseline: newWork({
    'beton-c35': 520,
    'prefab-betongranulaat': 60,
    wapeningsstaal: 68,
    damwand: 74,
    'grond-afvoeren': 3900,
  }),
  optimization: newWork({
    'beton-c35': 330,
    'beton-c20-co2-arm': 110,
    'prefab-betongranulaat': 60,
    wapeningsstaal: 57,
    'damwand-hergebruik': 74,
    'grond-in-werk': 2300,
    'grond-afvoeren': 1600,
  }),
};

const quay = newWork({
  'beton-c35': 240,
  wapeningsstaal: 27,
  damwand: 130,
  stortsteen: 2100,
  'grond-afvoeren': 2600,
});

/** Dikes, dredging, banks and a pumping station. */
export const waterAuthorityWorks: readonly ProjectPlan[] = [
  {
    key: 'maasdijk',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Dijkversterking Hoge Maasdijk',
    description:
      'Versterking over 4,2 kilometer. Na de gunning kwam er een schuivenkamer bij: de scope is gewijzigd.',
    location: 'Hoge Maasdijk, Andel',
    latitude: 51.787452,
    longitude: 5.057911,
    projectType: 'Waterbouwkundige werken',
    sector: 'infra-regional-water-authorities',
    contractType: 'UAV-GC',
    awardCriteria: true,
    status: 'Project_Complete',
    locked: false,
    asBuiltScopeChanged: true,
    designPhaseCompleteDate: '2023-06-27',
    projectCompleteDate: '2025-09-19',
    tender: {
      emviStatus: 'Locked',
      projectScopeEur: 21_000_000,
      fictionalTenderBenefitEur: 800_000,
      mkiMaxDiscountEur: 350_000,
      criteriaMaxDiscountEur: 450_000,
      expectedNumberOfApplicants: 4,
      bids: 'opened',
    },
    createdAt: '2022-05-16T09:00:00Z',
    modifiedAt: '2025-09-19T15:10:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Hoge Maasdijk referentie',
        createdAt: '2022-09-20T08:45:00Z',
        items: dike.baseline,
      }),
      ...bids(
        dike.baseline,
        [
          {
            bidder: { name: 'Bouwbedrijf De Oude Haven', quoteEur: 20_480_000, criteriaDiscountEur: 300_000 },
            share: 0.97,
          },
          {
            bidder: { name: 'Rijnmeer Civiel', quoteEur: 21_120_000, criteriaDiscountEur: 420_000 },
            share: 0.94,
          },
        ],
        {
          name: 'Hoge Maasdijk grond uit het werk',
          bidder: {
            name: 'Dijkbouw Rivierenland',
            quoteEur: 20_740_000,
            criteriaDiscountEur: 350_000,
            winnerReason: 'Bouwbedrijf De Oude Haven voldeed niet aan de geschiktheidseisen.',
          },
          notes: 'Grond en stortsteen blijven in het werk, een derde minder damwand.',
          createdAt: '2023-04-04T12:30:00Z',
          execution: emissionFree(0.1, 0.05),
          items: dike.optimization,
        },
      ),
      calculation('as-built-baseline', {
        name: 'Hoge Maasdijk referentie met schuivenkamer',
        createdAt: '2025-08-26T10:10:00Z',
        items: [...dike.baseline, ...gateChamber],
      }),
      calculation('as-built-optimization', {
        name: 'Hoge Maasdijk uitgevoerd',
        notes: 'Vier elektrische kranen op een batterijcontainer.',
        createdAt: '2025-09-02T13:55:00Z',
        execution: emissionFree(0.3, 0.1),
        items: [...finalItems(dike.optimization), ...gateChamber],
      }),
    ],
  },
  {
    key: 'stadsgrachten',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Baggeren stadsgrachten en singels',
    description: 'Onderhoudsbaggerwerk over 11 kilometer; schone specie gaat op de kant.',
    location: 'Stadsgrachten, Woudrichem',
    latitude: 51.815873,
    longitude: 5.001926,
    projectType: '(Groot) Onderhoud',
    sector: 'infra-regional-water-authorities',
    contractType: 'RAW',
    awardCriteria: false,
    status: 'Design_Phase_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2024-09-10',
    projectCompleteDate: null,
    plannedInWeeks: { completion: 26 },
    tender: null,
    createdAt: '2024-02-05T08:10:00Z',
    modifiedAt: '2024-09-10T11:00:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Stadsgrachten alles afvoeren',
        createdAt: '2024-03-12T09:25:00Z',
        items: dredging.baseline,
      }),
      calculation('design-optimization', {
        name: 'Stadsgrachten verspreiden waar het kan',
        createdAt: '2024-06-25T10:50:00Z',
        execution: emissionFree(0.25, 0),
        items: dredging.optimization,
      }),
    ],
  },
  {
    key: 'lange-wetering',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Oevers Lange Wetering',
    description: 'Afgekeurde stalen damwand vervangen door eikenhouten beschoeiing.',
    location: 'Lange Wetering, Werkendam',
    latitude: 51.806254,
    longitude: 4.897415,
    projectType: 'Waterbouwkundige werken',
    sector: 'infra-regional-water-authorities',
    contractType: 'NA',
    awardCriteria: null,
    status: 'Project_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: '2025-10-14',
    projectCompleteDate: '2025-10-14',
    tender: null,
    createdAt: '2025-03-11T13:20:00Z',
    modifiedAt: '2025-10-14T09:40:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Lange Wetering nieuwe stalen damwand',
        createdAt: '2025-04-15T14:00:00Z',
        sets: BOTH_SETS,
        items: sheeting.baseline,
      }),
      calculation('design-optimization', {
        name: 'Lange Wetering eikenhout',
        createdAt: '2025-08-19T09:05:00Z',
        sets: BOTH_SETS,
        execution: emissionFree(0.4, 0),
        items: sheeting.optimization,
      }),
    ],
  },
  {
    key: 'gemaal-de-kluft',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Gemaal De Kluft',
    description: 'Nieuw poldergemaal. De berekeningen zijn alleen in Set A2 gemaakt.',
    location: 'De Kluft, Giessen',
    latitude: 51.790138,
    longitude: 5.029604,
    projectType: 'Nieuwbouw kunstwerken',
    sector: 'infra-regional-water-authorities',
    contractType: 'UAV-GC',
    awardCriteria: false,
    status: 'Design_Phase_Active',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: null,
    projectCompleteDate: null,
    plannedInWeeks: { award: 8, completion: 45 },
    tender: null,
    createdAt: '2026-02-09T09:45:00Z',
    modifiedAt: '2026-10-20T10:35:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Gemaal De Kluft voorontwerp',
        createdAt: '2026-04-21T08:25:00Z',
        sets: SET_A2_ONLY,
        items: pumpingStation.baseline,
      }),
      calculation('design-optimization', {
        name: 'Gemaal De Kluft hergebruikte damwand',
        createdAt: '2026-10-20T10:30:00Z',
        sets: SET_A2_ONLY,
        execution: emissionFree(0.5, 0.3),
        items: pumpingStation.optimization,
      }),
    ],
  },
  {
    key: 'kade-oosterhaven',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Kade Oosterhaven',
    description: 'Vervanging van de kademuur; de aanbesteding wordt voorbereid.',
    location: 'Oosterhaven, Medemblik',
    latitude: 52.770861,
    longitude: 5.111722,
    projectType: 'Waterbouwkundige werken',
    sector: 'infra-regional-water-authorities',
    contractType: 'UAV-GC',
    awardCriteria: true,
    status: 'Design_Phase_Active',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: null,
    projectCompleteDate: null,
    plannedInWeeks: { award: 20, completion: 80 },
    tender: {
      emviStatus: 'Unlocked',
      projectScopeEur: 3_200_000,
      fictionalTenderBenefitEur: 400_000,
      mkiMaxDiscountEur: 250_000,
      criteriaMaxDiscountEur: null,
      expectedNumberOfApplicants: 5,
      bids: 'unsealed',
    },
    createdAt: '2026-10-12T08:20:00Z',
    modifiedAt: '2026-11-02T15:05:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Kade Oosterhaven referentie',
        createdAt: '2026-10-29T09:40:00Z',
        sets: BOTH_SETS,
        items: quay,
      }),
    ],
  },
];
