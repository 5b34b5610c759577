import {
  type BidStanding,
  besideOthersText,
  beyondText,
  datesIn,
  deniedText,
  missingText,
  notApplicableText,
  RULING_LABELS,
  shortfallText,
  sizeText,
  slightlyBeyondText,
} from '@milieuspoor/domain';
import { eventEn } from './event-en.ts';
import type { RecordText } from './record-nl.ts';

const standings: Readonly<Record<BidStanding, string>> = {
  scored: 'complete',
  'no-calculation': 'no calculation: the discount for the MKI is 0 euros and the bid does not compete',
  incomplete: 'not scored: items without an environmental profile, so the MKI is too low',
  'not-whole': 'not complete and not scored: the calculation leaves out what the baseline declares',
  'set-aside': 'set aside because of what is missing',
  'beyond-baseline':
    'cannot be compared and not scored: the calculation declares what the baseline leaves empty',
  'other-reference':
    'not scored: the reference value is not that of the active baseline and covers different work',
  'other-set': 'not scored: not in the same set as the baseline',
  'other-weights': 'not scored: not the same version of the weights as the baseline',
  'above-ceiling': 'not scored and set aside: the MKI is above the ceiling',
  ...RULING_LABELS.en,
};

/** The texts of the record of an award in English. */
const dates = datesIn('en');

export const recordEn: RecordText = {
  dates,
  title: 'Award record',
  introduction: (project, organisation) =>
    `This record states how the bids for ‘${project}’ of ${organisation} were judged on price and environmental cost (MKI): by which award model, with which amounts, with which outcome, and who did what and when. Every outcome can be recalculated with the formulas and figures in this record.`,
  unknown: 'not recorded',
  tender: {
    dates,
    heading: 'The tender',
    bids: 'Number of bids',
    opened: 'Bids opened',
    openedBy: (at, by, witness) => `${at}, by ${by} together with ${witness}`,
    sealing: 'Sealing',
    notSealed:
      'The bids were not sealed in Milieuspoor: everyone who works in the organisation could see them as soon as they were entered.',
    awardedOn: 'Date of the final award',
    notYet: 'not set yet',
    madeOn: 'Record made on',
    madeBy: 'Record made by',
  },
  outcome: {
    dates,
    heading: 'The outcome',
    chosen: (winner, by, at) => `${winner} was chosen as the winner by ${by} on ${at}.`,
    chosenUnknown: (winner) => `${winner} was chosen as the winner. By whom and when is not recorded.`,
    first: (price) =>
      `That is the bid that ranks first according to the formula, with a fictitious price of ${price}.`,
    firstSince: (reasonAt, correctionAt, price) =>
      `When the reason for the choice was given (${reasonAt}), this bid was not the only one in first place according to the formula. Since ${correctionAt ? `the correction that was started on ${correctionAt}` : 'a later change'} it is the only one in first place, with a fictitious price of ${price}.`,
    sharedFirst: (others, price) =>
      `According to the formula this bid shares first place with ${others}: the fictitious price is ${price} and the MKI is equal to the cent. The formula names no winner among them.`,
    notFirst: (first, firstPrice, rank, price) =>
      `Note: that is not the bid that ranks first according to the formula. ${first} ranks first, with a fictitious price of ${firstPrice}. The chosen bid ranks ${rank}, with ${price}.`,
    notRanked: (first, firstPrice) =>
      `Note: the chosen bid has no place in the ranking. According to the formula ${first} ranks first, with a fictitious price of ${firstPrice}.`,
    noneRanked: 'Note: no bid has a place in the ranking, so the formula names no winner.',
    reason: 'The reason given for the choice:',
    reasonThen: 'The reason given for the choice at the time:',
    reasonUnknown: 'Why this bidder was chosen is not recorded in Milieuspoor.',
    decidedByMki: (others) => `The fictitious price of ${others} is equal; the lower MKI decided.`,
  },
  proposed: {
    text: ({ at, target, reference, percent, basis, projects }) =>
      `Milieuspoor proposed the target value on ${at}, and it was taken over in the award model: ${target}, ${percent}% below the reference value of ${reference}. ${basis === 'built' ? 'That is based on what own completed projects achieved' : 'That is based on what was offered in own completed projects'}: ${projects.join(', ')}.`,
    kept: 'The bids were scored with this target value.',
    changed:
      'The award model was changed afterwards: the bids were scored by another model than was proposed.',
  },
  issued: {
    heading: 'The award criterion as it was issued',
    none: 'The award criterion was not issued in Milieuspoor.',
    by: (number) =>
      `The bids were scored by number ${number}: the award model in this record is the one in that number.`,
    byNone: 'The bids were not scored by any of the issued numbers.',
    table: 'Table 4. What was issued and entered, in chronological order',
    columns: { at: 'Moment', what: 'What' },
    issued: (number, by, sha256) =>
      `Number ${number} issued by ${by}\nSHA-256 of the Dutch file: ${sha256.nl}\nSHA-256 of the English file: ${sha256.en}`,
    entered: (name) => `First price or calculation of ${name} entered`,
    opened: 'Bids opened',
  },
  bids: {
    dates,
    heading: 'The bids',
    table: 'Table 2. Amounts and ranking',
    columns: {
      rank: 'Place',
      name: 'Bidder',
      quote: 'Bid price',
      score: 'MKI discount',
      other: 'Other discount',
      price: 'Fictitious price',
    },
    winner: (name) => `${name} (winner)`,
    sharedRank: (rank) => `${rank} (shared)`,
    notes: {
      empty: 'A dash means that there is no amount. An empty discount on other criteria counts as 0.',
      unranked: 'A bid without a place does not compete; table 3 says why.',
    },
    criteriaTable: {
      caption: 'With table 2. Discount for each criterion',
      columns: { name: 'Bidder', criterion: 'Criterion', maximum: 'Maximum discount', value: 'Discount' },
      sum: 'The other discount in table 2 is the sum for each bidder. A dash means not entered and counts as 0.',
    },
    marksTable: {
      caption: 'With table 2. Levels on the criteria with a scale',
      columns: {
        name: 'Bidder',
        criterion: 'Criterion',
        level: 'Level',
        worked: 'Discount',
        reason: 'Reason',
      },
      none: 'no level; counts as 0',
      noReason: 'no reason given',
      note: 'The discount is the percentage of the level times the maximum discount of the criterion, rounded to whole euros, with half a euro rounded up.',
    },
    mkiTable: 'Table 3. MKI of the bids',
    mkiColumns: { name: 'Bidder', mki: 'MKI', set: 'Set and weights', note: 'Note' },
    set: (set, version) => `${set}, version ${version}`,
    standing: (standing) => standings[standing],
    ruled: (standing, at, reason) => `${standing} (${at}: ${reason.replace(/\.$/, '')})`,
    withoutBaseline:
      'not checked whether it is the same work: there is no active baseline to compare it with',
    shortfall: (work, kinds) => shortfallText(work, 'en', kinds),
    beyond: (work) => beyondText(work, 'en'),
    size: (work) => sizeText(work, 'en'),
    slight: (work) => slightlyBeyondText(work, 'en'),
    besideBaseline: 'complete compared with the baseline',
    besideOthers: (left) => besideOthersText(left, 'en'),
    decided: 'not complete; counts after a decision about what is missing',
    counts: (mki) => `filled in from the baseline: counts as ${mki}`,
    gaps: {
      dates,
      caption: 'With table 3. What was missing from the bids and what was decided about it',
      columns: {
        name: 'Bidder',
        lacking: 'What is missing',
        decision: 'Decision',
        filled: 'MKI filled in',
      },
      lacking: ({ unvaluedPosts, denied = [], ...gap }) => {
        const what = `${missingText(gap, 'en')}${unvaluedPosts > 0 ? ` (the baseline has no value for ${unvaluedPosts} of these)` : ''}`;
        const said = deniedText(gap.kind, denied, 'en');
        return said ? `${what}. ${said}` : what;
      },
      decision: (choice, by, at, reason) =>
        `${eventEn.gapChoice(choice)} (${by || 'not recorded'}, ${at}). Reason: ${reason}`,
      weight: (mki) =>
        `What the baseline declares there weighs at most ${mki} in the MKI; negative amounts are counted as positive in it.`,
      open: 'no decision',
      note: 'The MKI in table 3 is as the bidder declared it. The calculation uses that MKI plus what was filled in.',
    },
    explained: {
      dates,
      lead: 'This was recorded with these calculations as not applicable; it counts as 0:',
      answer: (of, what, by, at) => `${of}: ${what} (${by}, ${at})`,
      inRow: (what) => `not applicable, counts as 0: ${what}; see below this table`,
      baseline: 'Baseline',
      what: (answer) => notApplicableText(answer, 'en'),
    },
    noQuote: 'no bid price entered',
    undeclared: (count, items) => `without an environmental profile: ${count} of ${items} items`,
    incomplete: (count, items) => `incomplete: ${count} of ${items} items lack environmental indicators`,
    cents:
      'The MKI is given to the cent here. The ranking uses the fifteen digits given in the next chapter.',
    ranking: 'The ranking was determined as follows:',
  },
  worked: {
    heading: 'The calculation for each bidder',
    lead: 'Between the target value and the reference value the discount for the MKI is:',
    price: 'The fictitious price is:',
    euro: 'Below, both formulas are given for each bidder with its own figures, in euros.',
    filled: 'The MKI that counts is what was declared and what was filled in from the baseline:',
    mki: (mki) => `The MKI is ${mki}.`,
    above: (mki, reference) =>
      `The MKI of ${mki} is not below the reference value of ${reference}. The discount for the MKI is therefore 0.`,
    below: (mki, target, maximum) =>
      `The MKI of ${mki} is not above the target value of ${target}. The discount for the MKI is therefore the maximum: ${maximum}.`,
    noCalculation:
      'No calculation was submitted with this bid. The discount for the MKI is therefore 0, and the bid has no place in the ranking.',
    setApart: (standing) =>
      `This bid is ${standing}. There is no discount, no fictitious price and no place in the ranking.`,
    aboveCeiling: (mki, ceiling) =>
      `The MKI of ${mki} is above the ceiling of ${ceiling}. The bid was therefore set aside. There is no discount, no fictitious price and no place in the ranking.`,
    notScored: (reason) =>
      `The MKI of this bid is ${reason}. There is no discount, no fictitious price and no place in the ranking.`,
    noQuote: 'No bid price was entered: there is no fictitious price and no place in the ranking.',
    criteria: 'The discount on other criteria, added up in the order of the criteria:',
    emptyDiscount: 'The discount on other criteria is empty and counts as 0.',
    rank: (rank, places) => `This is place ${rank} of ${places}.`,
    sharedRank: (rank, others) =>
      `This is place ${rank}, shared with ${others}: the MKI is equal to the cent too.`,
    aheadByMki: (others) =>
      `The fictitious price of ${others} is equal; this bid ranks higher, because its MKI is lower.`,
    steps: 'The discount for the MKI follows from these steps:',
    step: (mki, upto, discount) =>
      `The MKI is ${mki}. The first step that it does not exceed is the one up to ${upto}. The discount for the MKI is therefore ${discount}.`,
    aboveSteps: (mki, upto) =>
      `The MKI of ${mki} exceeds the last step, up to ${upto}. The discount for the MKI is therefore 0.`,
  },
  corrections: {
    heading: 'Corrections after the opening',
    lead: 'Once the bids have been opened, the award model and the bids are fixed. They can then be changed only in a correction, which starts with a reason.',
    none: 'No correction was started after the bids were opened.',
    ended: (at, by, endedAt, endedBy) =>
      `On ${at} ${by} started a correction; ${endedBy} ended it on ${endedAt}.`,
    running: (at, by) => `On ${at} ${by} started a correction. It had not ended when this record was made.`,
    reason: 'The reason given:',
    done: 'This was done in the correction:',
    nothing: 'Nothing was changed in the correction.',
  },
  history: {
    dates,
    heading: 'Who did what and when',
    lead: 'Everything that was done in the project with the award model, the bids, their calculations and the baseline, in Dutch time. Description, location, notes, project members and as-built calculations are not part of the award and are left out.',
    table: 'Table 5. Course of events',
    none: 'The history of this project is empty.',
    columns: { at: 'Moment', by: 'Who', what: 'What' },
    event: eventEn,
  },
  files: {
    dates,
    heading: 'The files',
    lead: 'The figures were read from the files below. Anyone who has a file can use the SHA-256 to check that it is exactly the same: with Get-FileHash in Windows, with sha256sum elsewhere. Files that were replaced or deleted appear only in the course of events.',
    table: 'Table 6. Files',
    columns: { file: 'File', sha256: 'SHA-256' },
    ofBaseline: 'Baseline',
    uploaded: (at, by) => (by ? `uploaded on ${at} by ${by}` : `uploaded on ${at}; by whom is not recorded`),
    none: 'No file was uploaded.',
  },
  openPoints: {
    dates,
    heading: 'Open points about these figures',
    none: 'When this record was made, there were no open points about these figures.',
    lead: 'These points matter to anyone assessing this record:',
    openingUnknown: 'When and by whom the bids were opened is not recorded.',
    awardedFirst: (awarded, opened) =>
      `The award is dated ${awarded}, before the bids were opened in Milieuspoor on ${opened}.`,
    choiceUnknown: 'When and by whom the winner was chosen is not recorded.',
    neverIssued:
      'The award criterion was never issued in Milieuspoor, so it is not recorded which model the bidders used.',
    otherThanIssued: (number, changes) =>
      `The model used to score the bids is not that of number ${number}, which was issued last. ${changes}`,
    laterIssued: (scoredBy, last) =>
      `The bids were scored by number ${scoredBy}, while number ${last} was issued last.`,
    issuedAfterBid: (number, at, first) =>
      `Number ${number} of the award criterion was issued on ${at}, after the first bid was entered on ${first}.`,
    modelAfterBid: (at, first) =>
      `The award model was changed on ${at}, after the first bid was entered on ${first}.`,
    correctionRuns: (at, by) =>
      `The correction started on ${at} by ${by} has not ended. The figures may still change.`,
    modelAfter: (count) =>
      `The award model was changed after the bids were opened (${count} times; see table 5). The outcome is based on the model as it is now.`,
    bidsAfter: (count) =>
      `Amounts of bids were entered or changed after the opening (${count} times; see table 5).`,
    calculationsAfter: (count) =>
      `Calculations of bidders or the baseline were uploaded or changed after the opening (${count} times; see table 5).`,
    answersAfter: (count) =>
      `What empty cells and missing items of a bid or the baseline mean was recorded or changed after the opening (${count} times; see table 5). The outcome is based on the answers as they are now.`,
    decisionsAfter: (count) =>
      `Decisions about what is missing from bids were made, changed or lapsed after the opening (${count} times; see table 5). The outcome is based on the decisions as they are now.`,
    notScored: (name, reason) => `The MKI of ${name} is ${reason}.`,
    aboveCeiling: (name, mki, ceiling) =>
      `The bid of ${name} was set aside: its MKI of ${mki} euros is above the ceiling of ${ceiling} euros.`,
    notWhole: (name, shortfall) =>
      `The bid of ${name} is not complete: ${shortfall}. It has no discount for the MKI, no fictitious price and no place in the ranking.`,
    gapsDecided: (name, kinds) =>
      `The bid of ${name} is not complete. It counts because the client made a decision about ${kinds === 1 ? 'what is missing' : `each of the ${kinds} missing parts`}; see table 3.`,
    winnerNotWhole: (name) =>
      `${name} was chosen as the winner, but the bid is not complete. The formula gives it no discount and no place.`,
    size: (name, size) =>
      `In the calculation of ${name} the work is not the same as that of the baseline (${size}). Its MKI counts as it is.`,
    slight: (name, slight) => `The calculation of ${name} declares more than the baseline: ${slight}.`,
    explained: (name, what) =>
      `For the calculation of ${name}, this was recorded as not applicable, which counts as 0: ${what}. Table 3 says by whom and when.`,
    ofBaseline: 'the baseline',
    sizeDecided: (name, size) =>
      `In the calculation of ${name} the work is not the same as that of the baseline (${size}). Its MKI counts with what was decided about the missing parts; see table 3.`,
    unchecked: (name, what) => `For ${name} it was ${what}.`,
    besideOthers: (name, what) =>
      `For ${name}: ${what}. It is not recorded whether this does not apply there or was left out; the MKI counts without it.`,
    setApart: (name, standing) => `The bid of ${name} does not compete: ${standing}.`,
    lateCalculation: (name, at) =>
      `The calculation of ${name} was uploaded after the bids were opened, on ${at}.`,
    noCalculation: (name) => `${name} has no calculation; the bid therefore does not compete.`,
    noQuote: (name) => `No bid price was entered for ${name}.`,
    incomplete: (name, count, items) =>
      `In the calculation of ${name}, ${count} of ${items} items lack environmental indicators. The MKI counts and may be too low, so the discount may be too high.`,
    emptyDiscount: (name) => `The discount on other criteria of ${name} is empty and counts as 0.`,
    noReason: (name, criteria) => `No reason is given for the level of ${name} on ${criteria}.`,
    emptyCriterion: (name, criteria) =>
      `The discount of ${name} on ${criteria} was not entered, which counts as 0.`,
    unconfirmed: (name, codes) =>
      `The calculation of ${name} was calculated with weights whose source has not been confirmed yet: ${codes}.`,
    uploaderUnknown: (file) => `Who uploaded the file ‘${file}’ is not recorded.`,
    entererUnknown: (name) => `Who entered the bid of ${name} is not recorded.`,
  },
  weights: 'Table 7. Weights',
  and: 'and',
};
