import { BOTH_SETS, bids, calculation, emissionFree, existingWork, newWork } from '../composition.ts';
import { WATER_AUTHORITY } from '../demonstration-organisations.ts';
import type { ProjectPlan } from '../demonstration-plan.ts';

const weir = {
  baseline: newWork({ 'beton-c35': 96, wapeningsstaal: 12, damwand: 52, 'grond-afvoeren': 1400 }),
  optimization: newWork({
    'beton-c35': 62,
    'beton-c20-co2-arm': 24,
    wapeningsstaal: 10,
    damwand: 44,
    'grond-in-werk': 900,
    'grond-afvoeren': 500,
  }),
};

const fishPassage = {
  baseline: [
    ...existingWork({ 'grond-afvoeren': 2200 }),
    ...newWork({ 'beton-c30': 70, damwand: 38, stortsteen: 1900 }),
  ],
  optimization: [
    ...existingWork({ 'grond-in-werk': 1700, 'grond-afvoeren': 500, 'stortsteen-hergebruik': 1100 }),
    ...newWork({ 'beton-c20-co2-arm': 52, 'damwand-hergebruik': 38, stortsteen: 800 }),
  ],
};

/** Tenders that something was found to be wrong with: before the bids were opened, and after it. */
export const waterAuthorityTenders: readonly ProjectPlan[] = [
  {
    key: 'stuw-benedenwaard',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Stuw Benedenwaard',
    description:
      'Nieuwe stuw met vaste drempel. Het gunningscriterium wordt aangepast na vragen van inschrijvers.',
    location: 'Benedenwaard, Gorinchem',
    latitude: 51.842306,
    longitude: 5.012718,
    projectType: 'Waterbouwkundige werken',
    sector: 'infra-regional-water-authorities',
    contractType: 'RAW',
    awardCriteria: true,
    status: 'Design_Phase_Active',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: null,
    projectCompleteDate: null,
    plannedInWeeks: { award: 12, completion: 48 },
    tender: {
      emviStatus: 'Editing',
      projectScopeEur: 1_150_000,
      fictionalTenderBenefitEur: 180_000,
      mkiMaxDiscountEur: 120_000,
      criteriaMaxDiscountEur: 60_000,
      expectedNumberOfApplicants: 4,
      bids: 'sealed',
    },
    createdAt: '2026-09-07T08:40:00Z',
    modifiedAt: '2026-11-12T13:20:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Stuw Benedenwaard referentie',
        createdAt: '2026-09-22T10:15:00Z',
        sets: BOTH_SETS,
        items: weir.baseline,
      }),
      ...bids(
        weir.baseline,
        [
          {
            bidder: { name: 'Rijnmeer Civiel', quoteEur: 1_098_000, criteriaDiscountEur: 35_000 },
            share: 0.96,
          },
        ],
        {
          name: 'Stuw Benedenwaard slanke drempel',
          bidder: { name: 'Dijkbouw Rivierenland', quoteEur: 1_126_000, criteriaDiscountEur: 48_000 },
          active: false,
          createdAt: '2026-11-03T09:30:00Z',
          sets: BOTH_SETS,
          execution: emissionFree(0.2, 0.1),
          items: weir.optimization,
        },
      ),
    ],
  },
  {
    key: 'vispassage-alm',
    organisation: WATER_AUTHORITY,
    createdBy: 'lid',
    name: 'Vispassage Alm',
    description: 'Vispassage naast het gemaal. De inschrijvingen zijn geopend en er loopt een correctie.',
    location: 'Alm, Almkerk',
    latitude: 51.770852,
    longitude: 4.961337,
    projectType: 'Waterbouwkundige werken',
    sector: 'infra-regional-water-authorities',
    contractType: 'UAV-GC',
    awardCriteria: true,
    status: 'EMVI_Complete',
    locked: false,
    asBuiltScopeChanged: null,
    designPhaseCompleteDate: null,
    projectCompleteDate: null,
    plannedInWeeks: { award: 4, completion: 40 },
    tender: {
      emviStatus: 'Locked',
      projectScopeEur: 780_000,
      fictionalTenderBenefitEur: 120_000,
      mkiMaxDiscountEur: 80_000,
      criteriaMaxDiscountEur: 40_000,
      expectedNumberOfApplicants: 3,
      bids: 'opened',
      correction: {
        reason: 'De inschrijfprijs van Rijnmeer Civiel is verkeerd overgenomen uit de inschrijfstaat.',
        begunAt: '2026-11-17T10:05:00Z',
      },
    },
    createdAt: '2026-06-15T09:00:00Z',
    modifiedAt: '2026-11-17T10:05:00Z',
    calculations: [
      calculation('design-baseline', {
        name: 'Vispassage Alm referentie',
        createdAt: '2026-07-06T13:10:00Z',
        sets: BOTH_SETS,
        items: fishPassage.baseline,
      }),
      ...bids(
        fishPassage.baseline,
        [
          {
            bidder: { name: 'Rijnmeer Civiel', quoteEur: 739_000, criteriaDiscountEur: 18_000 },
            share: 0.97,
          },
        ],
        {
          name: 'Vispassage Alm met damwand uit depot',
          bidder: { name: 'Bouwbedrijf De Oude Haven', quoteEur: 771_000, criteriaDiscountEur: 30_000 },
          active: false,
          notes: 'Damwand en de helft van de stortsteen komen uit een eigen depot.',
          createdAt: '2026-11-10T08:45:00Z',
          sets: BOTH_SETS,
          execution: emissionFree(0.25, 0.1),
          items: fishPassage.optimization,
        },
      ),
    ],
  },
];
