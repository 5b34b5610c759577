import { beyondText, datesIn, missingText, shortfallText } from '@milieuspoor/domain';
import type { LetterText } from './letter-nl.ts';

const REASON = '[write the reason here, without anything about other bidders]';

/** The texts of a letter to a bidder in English. */
const dates = datesIn('en');

export const letterEn: LetterText = {
  dates,
  titles: { won: 'Intention to award', lost: 'Notice of the award decision' },
  facts: {
    to: 'To',
    from: 'From',
    subject: 'Tender',
    sent: 'Date of sending',
    state: 'Figures as of',
  },
  inCorrection:
    'A correction of the bids or of the award model was in progress at that moment, so the outcome may still change.',
  salutation: 'Dear Sir or Madam,',
  decision: {
    heading: 'The decision',
    thanks: (project) => `You submitted a bid in the tender ‘${project}’.`,
    won: 'We intend to award the contract to you. This letter is not an acceptance of your offer.',
    lost: (winner) => `We intend to award the contract to ${winner}, and therefore not to you.`,
    notRanked: (winner) =>
      `Your bid does not compete for the contract. We intend to award the contract to ${winner}.`,
  },
  reason: {
    dates,
    heading: 'The reason',
    standing: {
      'no-calculation':
        'No MKI calculation was submitted with your bid. A bid without a calculation has no place in the ranking.',
      incomplete:
        'Your MKI calculation has items without an environmental profile. The MKI is therefore too low to be compared with that of other bids.',
      'other-reference':
        'Your MKI was not scored: the reference value belongs to a different baseline from the one the bids are compared with.',
      'beyond-baseline':
        'Your MKI calculation declares what the baseline of the tender leaves empty, so your MKI cannot be compared with the reference value.',
      'not-whole':
        'Your MKI calculation is not complete: it leaves out what the baseline of the tender declares.',
      'set-aside': 'Your bid was set aside because of what is missing from your MKI calculation:',
      'other-set':
        'Your MKI was calculated with a different set of environmental indicators from the baseline of the tender.',
      'other-weights':
        'Your MKI was calculated with a different version of the weights from the baseline of the tender.',
    },
    undeclared: (count, items) => `This concerns ${count} of the ${items} items.`,
    shortfall: (work, kinds) => shortfallText(work, 'en', kinds),
    beyond: (work) => `This concerns the following: ${beyondText(work, 'en')}.`,
    lacking: (text) => `What is missing: ${text}.`,
    gap: (gap, reason) => `${missingText(gap, 'en')}. Reason: ${reason}`,
    aboveCeiling: (mki, ceiling) =>
      `The MKI of your bid is ${mki} euros, which is above the ceiling of ${ceiling} euros. Your bid was therefore set aside.`,
    withdrawn: (at) => `Your bid was recorded as withdrawn on ${at}.`,
    invalid: (at) => `Your bid was recorded as invalid on ${at}.`,
    given: (reason) => `The reason recorded: ${reason}`,
    noQuote: 'No price of your bid was recorded.',
    consequence:
      'Your bid therefore has no place in the ranking and was not compared with that of the winner.',
    toWrite: REASON,
  },
  score: {
    heading: 'Your score',
    lead: 'Your score in euros follows from the award criterion and your own figures.',
    steps: 'The discount for the MKI follows from these steps:',
    formula: 'Between the target value and the reference value the discount for the MKI is:',
    price: 'The fictitious price is:',
    decided:
      'Something was missing from your MKI calculation. The following was decided about it, and on that basis your bid competes:',
    gap: (gap, choice, reason) => `${missingText(gap, 'en')}: ${choice}. Reason: ${reason}`,
    choices: {
      zero: 'counts as 0',
      baseline: 'filled in with the value of the baseline',
      'set-aside': 'set aside',
    },
    marks: {
      caption: 'Your levels on the criteria with a scale',
      columns: { criterion: 'Criterion', level: 'Level', worked: 'Discount in euros', reason: 'Reason' },
      none: 'no level; counts as 0',
      note: 'The discount is the percentage of the level times the maximum discount of the criterion.',
    },
    place: (rank, places) => `According to the formula your bid ranks ${rank} of ${places}.`,
    unchecked: (what) => `For your bid it was ${what}.`,
    noPlace: 'According to the formula your bid has no place in the ranking.',
    shared: (rank, places) => `According to the formula your bid shares place ${rank} of ${places}.`,
  },
  beside: {
    heading: 'Your score compared with that of the winner',
    lead: (winner) =>
      `The table compares the discounts of your bid with those of ${winner}. The price of the winner is confidential. That price, the winner’s fictitious price and the difference from it are therefore not in this letter.`,
    caption: 'Table 1. Discounts in euros',
    columns: { part: 'Part', own: 'You', winner: 'Winner', difference: 'Difference' },
    mki: 'Discount for the MKI',
    other: 'Discount on other criteria',
    total: 'Discounts together',
    note: 'The difference is your discount less that of the winner: below zero means that the winner was given more. A discount that was not entered counts as 0.',
    levels: {
      caption: 'With table 1. Levels on the criteria with a scale',
      criterion: 'Criterion',
      none: 'no level',
      better: (names) =>
        `Why the winner was given a higher level on ${names.join(' and on ')}: [write here what makes the winner’s bid better on that, without anything confidential]`,
    },
    behind:
      'The winner is ranked above you. The lowest fictitious price (the price less the discounts) decides the ranking and, if prices are equal, the lowest MKI.',
    shared:
      'According to the formula the winner shares that place with you: the fictitious price and the MKI are the same. The discounts of the winner are not in this letter, because its price could be derived from them.',
    passedOver: 'According to the formula the winner does not rank above your bid.',
    choice: (reason) => `The reason recorded for the choice: ${reason}`,
    toWrite: `The reason for the choice: ${REASON}`,
  },
  standstill: {
    dates,
    heading: 'The standstill period',
    statutory: (days, sent) =>
      `A standstill period of ${days} calendar days applies (Dutch Public Procurement Act 2012, article 2.127). It begins on the day after this letter is sent on ${sent}.`,
    other: (days, sent) =>
      `A standstill period of ${days} calendar ${days === 1 ? 'day' : 'days'} applies. It begins on the day after this letter is sent on ${sent}.`,
    last: (day) => `The last day of the period is ${day}.`,
    moved:
      'The period runs until that day, because it would otherwise end at a weekend or on a public holiday.',
    lost: 'If you do not agree with this decision, you can bring interim injunction proceedings before the competent court up to and including that day. Before you do, you can ask us for an explanation.',
    won: 'We will not conclude a contract up to and including that day. Other bidders can challenge the decision during that time.',
  },
  closing: {
    greeting: 'Yours faithfully,',
    signer: '[name and position of the signatory]',
  },
};
