import { beyondText, missingText, shortfallText } from '@milieuspoor/domain';
import type { LetterText } from './letter-nl.ts';

const REASON = '[write the reason here, without anything about other bidders]';

/** The texts of a letter to a bidder in English. */
export const letterEn: LetterText = {
  titles: { won: 'Intention to award', lost: 'Notice of the award decision' },
  facts: {
    to: 'To',
    from: 'From',
    subject: 'Tender',
    sent: 'Date of sending',
    state: 'State of the figures',
  },
  inCorrection:
    'A correction of the bids or of the award model was running at that moment, so that the outcome may still change.',
  salutation: 'Dear Sir or Madam,',
  decision: {
    heading: 'The decision',
    thanks: (project) => `You submitted a bid in the tender ‘${project}’.`,
    won: 'We intend to award the contract to you. This letter is no acceptance of your offer.',
    lost: (winner) => `We intend to award the contract to ${winner}, and so not to you.`,
    notRanked: (winner) =>
      `Your bid takes no part in the award. We intend to award the contract to ${winner}.`,
  },
  reason: {
    heading: 'The reason',
    standing: {
      'no-calculation':
        'No MKI calculation was handed in with your bid. A bid without a calculation has no place in the ranking.',
      incomplete:
        'Your MKI calculation has items without an environmental profile. The MKI is therefore too low to be compared with that of others.',
      'other-reference':
        'Your MKI was not scored: the reference value belongs to another baseline than the one that the bids are compared with.',
      'beyond-baseline':
        'Your MKI calculation declares what the baseline of the tender leaves empty, so your MKI cannot be compared with the reference value.',
      'not-whole':
        'Your MKI calculation is not complete: it leaves out what the baseline of the tender declares.',
      'set-aside': 'Your bid was set aside for what your MKI calculation lacks:',
      'other-set':
        'Your MKI was worked out with another set of environmental indicators than the baseline of the tender.',
      'other-weights':
        'Your MKI was worked out with another version of the weights than the baseline of the tender.',
    },
    undeclared: (count, items) => `This is about ${count} of the ${items} items.`,
    shortfall: (work, kinds) => shortfallText(work, 'en', kinds),
    beyond: (work) => `What this is about: ${beyondText(work, 'en')}.`,
    lacking: (text) => `What is lacking: ${text}.`,
    gap: (gap, reason) => `${missingText(gap, 'en')}. Reason: ${reason}`,
    aboveCeiling: (mki, ceiling) =>
      `The MKI of your bid is ${mki} euro, which is above the ceiling of ${ceiling} euro. Your bid was therefore set aside.`,
    withdrawn: (at) => `Your bid was recorded as withdrawn on ${at}.`,
    invalid: (at) => `Your bid was recorded as invalid on ${at}.`,
    given: (reason) => `The reason that was recorded: ${reason}`,
    noQuote: 'No price of your bid was recorded.',
    consequence:
      'Your bid therefore has no place in the ranking and was not compared with that of the winner.',
    toWrite: REASON,
  },
  score: {
    heading: 'Your score',
    lead: 'Your score in euro follows from the award criterion and your own figures.',
    steps: 'The discount for the MKI follows from these steps:',
    formula: 'Between the target value and the reference value the discount for the MKI is:',
    price: 'The fictitious price is:',
    decided:
      'Your MKI calculation lacked something. This was decided about it, and with that your bid takes part:',
    gap: (gap, choice, reason) => `${missingText(gap, 'en')}: ${choice}. Reason: ${reason}`,
    choices: {
      zero: 'counts as 0',
      baseline: 'filled in with the value of the baseline',
      'set-aside': 'set aside',
    },
    marks: {
      caption: 'Your levels on the criteria with a scale',
      columns: { criterion: 'Criterion', level: 'Level', worked: 'Discount in euro', reason: 'Reason' },
      none: 'no level; counts as 0',
      note: 'The discount is the percentage of the level times the maximum discount of the criterion.',
    },
    place: (rank, places) => `By the formula your bid has place ${rank} of ${places}.`,
    unchecked: (what) => `Of your bid it was ${what}.`,
    noPlace: 'By the formula your bid has no place in the ranking.',
    shared: (rank, places) => `By the formula your bid shares place ${rank} of ${places}.`,
  },
  beside: {
    heading: 'Your score beside that of the winner',
    lead: (winner) =>
      `The table sets the discounts of your bid beside those of ${winner}. The price of the winner is confidential. That price, the winner’s fictitious price and the difference from it are therefore not in this letter.`,
    caption: 'Table 1. Discounts in euro',
    columns: { part: 'Part', own: 'You', winner: 'Winner', difference: 'Difference' },
    mki: 'Discount for the MKI',
    other: 'Discount on other criteria',
    total: 'Discounts together',
    note: 'The difference is your discount less that of the winner: below zero the winner was given more. A discount that was not filled in counts as 0.',
    levels: {
      caption: 'With table 1. Levels on the criteria with a scale',
      criterion: 'Criterion',
      none: 'no level',
      better: (names) =>
        `Why the winner was given a higher level on ${names.join(' and on ')}: [write here what makes the winner’s bid better on that, without anything confidential]`,
    },
    behind:
      'The winner is ranked above you. The lowest fictitious price (the price less the discounts) decides the ranking, and of equal prices the lowest MKI.',
    shared:
      'By the formula the winner shares that place with you: the fictitious price and the MKI are the same. The discounts of the winner are not in this letter, because its price would follow from them.',
    passedOver: 'By the formula the winner is not placed above your bid.',
    choice: (reason) => `The reason of the choice that was recorded: ${reason}`,
    toWrite: `The reason of the choice: ${REASON}`,
  },
  standstill: {
    heading: 'The standstill period',
    statutory: (days, sent) =>
      `A standstill period of ${days} calendar days applies (Dutch Public Procurement Act 2012, article 2.127). It begins on the day after this letter is sent on ${sent}.`,
    other: (days, sent) =>
      `A standstill period of ${days} calendar ${days === 1 ? 'day' : 'days'} applies. It begins on the day after this letter is sent on ${sent}.`,
    last: (day) => `The last day of the period is ${day}.`,
    moved:
      'The period goes on until that day, because it would otherwise end in a weekend or on a public holiday.',
    lost: 'If you do not agree with this decision, you can bring interim injunction proceedings before the competent court until that day inclusive. You can ask us for an explanation before you do.',
    won: 'Until that day inclusive we conclude no contract. Other bidders can object to the decision meanwhile.',
  },
  closing: {
    greeting: 'Yours faithfully,',
    signer: '[name and position of the signatory]',
  },
};
