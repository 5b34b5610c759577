import type { CalculationType, EmviStatus, GapChoice, ScopeMeaning } from '@milieuspoor/domain';
import type { EventText } from './event-nl.ts';

const emviStatuses: Readonly<Record<EmviStatus, string>> = {
  Unlocked: 'Award model not yet complete',
  Locked: 'Award model completed',
  Editing: 'Award model reopened for editing',
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
  baseline: 'filled in with the baseline’s value',
  'set-aside': 'bid set aside',
};

const scopeMeanings: Readonly<Record<ScopeMeaning, string>> = {
  'not-applicable': 'not applicable',
  'not-calculated': 'not calculated',
};

/** The texts of the record about one event, in English. */
export const eventEn: EventText = {
  project: {
    created: 'Project created',
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
    correctionBegun: 'Correction started',
    correctionEnded: 'Correction ended',
  },
  applicant: {
    created: (name) => `Bidder ${name} entered`,
    changed: (name) => `Bid of ${name} changed`,
    heldBy: (name: string, organisation: string) =>
      `The person who entered the bid of ${name} left; it stayed sealed, in the name of ${organisation}`,
    deleted: (name) => `Bidder ${name} deleted`,
    restored: (name) => `Bidder ${name} restored`,
    winner: (name) => `${name} chosen as the winner`,
    notWinner: (name) => `${name} is no longer the winner`,
  },
  calculation: {
    created: (name) => `Calculation ‘${name}’ uploaded`,
    changed: (name) => `Calculation ‘${name}’ changed`,
    deleted: (name) => `Calculation ‘${name}’ deleted`,
    restored: (name) => `Calculation ‘${name}’ restored`,
    activated: (name) => `Calculation ‘${name}’ made active`,
    deactivated: (name) => `Calculation ‘${name}’ no longer active`,
    valuedAgain: (name) => `Calculation ‘${name}’ revalued`,
    answered: (name) => `Questions about the scope of calculation ‘${name}’ answered`,
  },
  ofBidder: (bidder) => `Of bidder ${bidder}`,
  set: (field, to) => `${field}: ${to}`,
  changedTo: (field, from, to) => `${field}: changed from ${from} to ${to}`,
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
    contractType: 'Contract type',
    awardCriteria: 'Award criteria',
    status: 'Status',
    reason: 'Reason',
    winnerReason: 'Reason for the choice',
    ruling: 'Withdrawn or invalid',
    rulingReason: 'Reason for that',
    designPhaseCompleteDate: 'Date of the final award',
    projectCompleteDate: 'Completion date',
    scopeEur: 'Size of the project',
    fictionalTenderBenefitEur: 'Total fictitious discount',
    mkiMaxDiscountEur: 'Maximum discount for the MKI',
    criteriaMaxDiscountEur: 'Maximum discount for other criteria',
    mkiUpperBoundaryEur: 'Reference value',
    mkiLowerBoundaryEur: 'Target value',
    mkiManuallySet: 'Reference value set by the client',
    referenceCalculationName: 'Reference value taken from calculation',
    mkiCeilingEur: 'MKI ceiling',
    discountSteps: 'Discount steps for the MKI',
    sealsBids: 'Bids sealed until the opening',
    expectedNumberOfApplicants: 'Expected number of bidders',
    askedModules: 'Modules required of each item',
    gapReason: 'Reason for the decision',
    penaltyFactor: 'Penalty factor for the MKI',
    quoteEur: 'Bid price',
    criteriaDiscountEur: 'Discount on other criteria',
    criteria: 'Named other criteria',
    criteriaReasons: 'Reasons for the levels',
    calculationType: 'Type of calculation',
    fileName: 'File',
    headlineMkiEur: 'MKI',
    a1MkiEur: 'MKI in Set A1',
    a2MkiEur: 'MKI in Set A2',
    a1WeightsVersion: 'Weights of Set A1',
    a2WeightsVersion: 'Weights of Set A2',
    itemsDiffering: 'Items with different figures',
    scopeAgainst: 'Compared with',
    worksheet: 'Worksheet',
    madeFrom: 'Made from',
    quantitiesFile: 'File with quantities',
    productsUsed: 'Products',
    profilesFrom: 'Profiles from',
    whileClosed: 'While the project or the phase was closed',
  },
};
