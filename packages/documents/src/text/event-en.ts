import type { CalculationType, EmviStatus, GapChoice, ScopeMeaning } from '@milieuspoor/domain';
import type { EventText } from './event-nl.ts';

const emviStatuses: Readonly<Record<EmviStatus, string>> = {
  Unlocked: 'Award model not complete yet',
  Locked: 'Award model completed',
  Editing: 'Award model taken up again',
};

const calculationTypes: Readonly<Record<CalculationType, string>> = {
  'design-baseline': 'design baseline',
  'design-optimization': 'design optimisation',
  'as-built-baseline': 'as-built baseline',
  'as-built-optimization': 'as-built optimisation',
  applicant: 'bidder',
};

const gapChoices: Readonly<Record<GapChoice, string>> = {
  zero: 'counts as 0',
  baseline: 'filled with the baseline’s value',
  'set-aside': 'bid set aside',
};

const scopeMeanings: Readonly<Record<ScopeMeaning, string>> = {
  'not-applicable': 'not applicable',
  'not-calculated': 'not calculated',
};

/** The texts of the record about one event, in English. */
export const eventEn: EventText = {
  project: {
    created: 'Project made',
    changed: 'Project changed',
    deleted: 'Project deleted',
    model: 'Award model changed',
    locked: 'Project locked',
    unlocked: 'Project unlocked',
    opened: (witness) => `Bids opened, together with ${witness}`,
    openingAsked: (witness) =>
      witness === null ? 'Asked to open the bids' : `Asked to open the bids, together with ${witness}`,
    openingNotAsked: 'Request to open the bids lapsed',
    openingDeclined: (asker) =>
      asker === null ? 'Request to open the bids declined' : `Request of ${asker} to open the bids declined`,
    criterionIssued: (number) => `Award criterion issued under number ${number}`,
    correctionBegun: 'Correction begun',
    correctionEnded: 'Correction ended',
  },
  applicant: {
    created: (name) => `Bidder ${name} entered`,
    changed: (name) => `Bid of ${name} changed`,
    heldBy: (name: string, organisation: string) =>
      `Who entered the bid of ${name} left; it stayed sealed, under the name of ${organisation}`,
    deleted: (name) => `Bidder ${name} deleted`,
    restored: (name) => `Bidder ${name} brought back`,
    winner: (name) => `${name} chosen as the winner`,
    notWinner: (name) => `${name} is no longer the winner`,
  },
  calculation: {
    created: (name) => `Calculation ‘${name}’ uploaded`,
    changed: (name) => `Calculation ‘${name}’ changed`,
    deleted: (name) => `Calculation ‘${name}’ deleted`,
    restored: (name) => `Calculation ‘${name}’ brought back`,
    activated: (name) => `Calculation ‘${name}’ made active`,
    deactivated: (name) => `Calculation ‘${name}’ no longer active`,
    valuedAgain: (name) => `Calculation ‘${name}’ valued again`,
    answered: (name) => `Questions about the scope of calculation ‘${name}’ answered`,
  },
  ofBidder: (bidder) => `Of bidder ${bidder}`,
  set: (field, to) => `${field}: ${to}`,
  changedTo: (field, from, to) => `${field}: ${from} became ${to}`,
  cleared: (field, from) => `${field}: ${from} was removed`,
  flags: { yes: 'yes', no: 'no' },
  missingPosts: 'items of the baseline that are not in it',
  empty: 'empty',
  emviStatus: (status) => emviStatuses[status],
  gapChoice: (choice) => gapChoices[choice],
  scopeMeaning: (meaning) => scopeMeanings[meaning],
  calculationType: (type) => calculationTypes[type],
  fields: {
    name: 'Name',
    contractType: 'Type of contract',
    awardCriteria: 'Award criteria',
    status: 'Status',
    reason: 'Reason',
    winnerReason: 'Reason of the choice',
    ruling: 'Withdrawn or invalid',
    rulingReason: 'Reason of that',
    designPhaseCompleteDate: 'Date of the final award',
    projectCompleteDate: 'Date project completed',
    scopeEur: 'Size of the project',
    fictionalTenderBenefitEur: 'Total fictitious discount',
    mkiMaxDiscountEur: 'Maximum discount MKI',
    criteriaMaxDiscountEur: 'Maximum discount other criteria',
    mkiUpperBoundaryEur: 'Reference value',
    mkiLowerBoundaryEur: 'Target value',
    mkiManuallySet: 'Reference value set by the client',
    referenceCalculationName: 'Reference value from calculation',
    mkiCeilingEur: 'MKI ceiling',
    discountSteps: 'Steps of the discount for the MKI',
    sealsBids: 'Bids sealed until the opening',
    expectedNumberOfApplicants: 'Expected number of bidders',
    askedModules: 'Modules that are asked of each item',
    gapReason: 'Reason of the decision',
    penaltyFactor: 'Factor of the penalty on the MKI',
    quoteEur: 'Bid price',
    criteriaDiscountEur: 'Discount other criteria',
    criteria: 'Other criteria by name',
    criteriaReasons: 'Reasons of the levels',
    calculationType: 'Type of calculation',
    fileName: 'File',
    headlineMkiEur: 'MKI',
    a1MkiEur: 'MKI in Set A1',
    a2MkiEur: 'MKI in Set A2',
    a1WeightsVersion: 'Weights of Set A1',
    a2WeightsVersion: 'Weights of Set A2',
    itemsDiffering: 'Items with other figures',
    scopeAgainst: 'Compared with',
    whileClosed: 'While the project or the phase was closed',
  },
};
